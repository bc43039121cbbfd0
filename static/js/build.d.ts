// Names that the build fills in (tools/site.mjs).

/** The paths of the files that Python's workers load, as a JSON list. */
declare const __PARTS__: string;

/** The PyScript configuration, as JSON. */
declare const __PYSCRIPT__: string;

/** The SHA-256 of each worker script by its path, as a JSON object. */
declare const __DIGESTS__: string;
