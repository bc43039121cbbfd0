// Messages in templates, whose values are not checked there.

/**
 * Return a message as it is, after its type was checked.
 * @param {import("../python/messages.d.ts").Message} message
 */
export const toSend = (message) => message;
