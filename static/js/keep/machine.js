// The keeper as a pure state machine: `step(state, event)` returns the next state and commands, as data.
//
// docs/design/keeping.md describes it. The keeper (keeper.js) runs the commands on the browser and
// reports their results as events; it decides nothing.

/**
 * @typedef {"keep" | "forget" | "read" | "list" | "heal"} Kind
 * @typedef {{number: number, kind: Kind, id?: string, ids?: string[], all?: boolean}} Asked
 * @typedef {Asked & {asked: number, until: number, phase: "queued" | "link" | "journal" | "lock",
 *   since: number, attempt: number}} Job
 * @typedef {{phase: "closed" | "opening" | "open" | "resting" | "down" | "probing" | "absent",
 *   since: number, tries: number, failing: number | null, isForbidden: boolean, isProbe: boolean}} Link
 *   the connection to the journal: `failing` is the time of the first failure, `isForbidden` is
 *   whether the browser forbade it each time, `isProbe` whether this attempt is in the background
 * @typedef {{now: number, link: Link, jobs: Job[], loose: string[], healAt: number, heals: number}} State
 *   `loose` are the games whose latest text is only on the shelf
 * @typedef {"full" | "forbidden" | "other" | "late"} Fault
 */

/**
 * What has happened; `number` and `attempt` say to which try of a job.
 * @typedef {{type: "ask", job: Asked}
 *   | {type: "opened", isNew: boolean}
 *   | {type: "open-failed", fault: Fault}
 *   | {type: "closed"}
 *   | {type: "transacted", number: number, attempt: number, healed: string[]}
 *   | {type: "failed", number: number, attempt: number, fault: Fault}
 *   | {type: "locked", number: number, attempt: number}
 *   | {type: "time"}} Happening
 */

/**
 * What the keeper has to do.
 * @typedef {{do: "open"}
 *   | {do: "close"}
 *   | {do: "transact", job: Job}
 *   | {do: "abort", job: Job}
 *   | {do: "lock", job: Job}
 *   | {do: "finish", job: Job, hasJournal: boolean, isForbidden: boolean}} Command
 */

/** Time limit of the first attempt to open the database or run a transaction, in milliseconds; the
 * second one gets twice as long. */
const ATTEMPT = 1200;

/** Time limit of a job with the journal, in ms; less for the list, which the start page needs. */
const PATIENCE = { keep: 3800, forget: 3800, read: 3800, list: 3000, heal: 3800 };

/** Time of failing after which the journal counts as down, in ms; less if it is forbidden. */
const FAILING = 3800;
const FORBIDDEN = 300;

/** Longest wait for a Web Lock of another page, in ms. */
const LOCK = 600;

const RESTS = [40, 120, 350, 900];
const HEAL_AGAIN = 20_000;
const LONGEST_REST = 30_000;

/** @param {number} now @param {boolean} hasJournal @returns {State} */
export function begin(now, hasJournal) {
  /** @type {Link} */
  const link = {
    phase: hasJournal ? "closed" : "absent",
    since: now,
    tries: 0,
    failing: null,
    isForbidden: !hasJournal,
    isProbe: false,
  };
  return { now, link, jobs: [], loose: [], healAt: Infinity, heals: 0 };
}

/** @param {Link} link @returns {number} how long it rests before the next try, in ms */
const rest = ({ phase, tries }) =>
  phase === "down"
    ? Math.min(1000 * 2 ** Math.max(0, tries - RESTS.length), LONGEST_REST)
    : RESTS[Math.max(0, Math.min(tries, RESTS.length) - 1)];

/** @param {Link} link @returns {number} the time of its next timeout or retry */
function linkAt(link) {
  if (link.phase === "opening") {
    return link.since + ATTEMPT * (link.tries + 1);
  }
  if (link.phase === "resting" || link.phase === "down") {
    return link.since + rest(link);
  }
  return Infinity;
}

/** @param {Job} job @returns {number} the time of its next timeout */
function jobAt({ phase, until, since, attempt }) {
  if (phase === "journal") {
    return Math.min(until, since + ATTEMPT * attempt);
  }
  return phase === "lock" ? since + LOCK : until;
}

/** @param {State} state @returns {number} when to send the next event `time` */
export const wakeAt = ({ link, jobs, healAt }) =>
  Math.min(linkAt(link), link.phase === "open" ? healAt : Infinity, ...jobs.map(jobAt));

/**
 * Return whether jobs no longer wait for the journal, even if it is retried in the background.
 * @param {Link} link
 */
const isOver = ({ phase, isProbe }) =>
  phase === "down" || phase === "probing" || phase === "absent" || (phase === "opening" && isProbe);

/** A step being computed: a copy of the state, changed by the methods, and the commands. */
class Step {
  /**
   * @param {State} state
   * @param {number} now
   */
  constructor(state, now) {
    /** @type {State} */
    this.state = {
      ...state,
      now,
      link: { ...state.link },
      jobs: state.jobs.map((job) => ({ ...job })),
    };
    /** @type {Command[]} */
    this.commands = [];
  }

  /** @param {Command} command */
  tell(command) {
    this.commands.push("job" in command ? { ...command, job: { ...command.job } } : command);
  }

  /** @param {Link["phase"]} phase */
  link(phase) {
    Object.assign(this.state.link, { phase, since: this.state.now });
  }

  /**
   * @param {Job} job
   * @param {Job["phase"]} phase
   */
  enter(job, phase) {
    Object.assign(job, { phase, since: this.state.now });
  }

  /** @param {{number: number, attempt: number}} event */
  find({ number, attempt }) {
    return this.state.jobs.find((job) => job.number === number && job.attempt === attempt);
  }

  /** @param {Job["phase"]} phase */
  waiting = (phase) => this.state.jobs.filter((job) => job.phase === phase);

  // -- the link -----------------------------------------------------------------------------------

  open() {
    const { link } = this.state;
    const isProbe = link.phase === "down";
    this.link("opening");
    link.isProbe = isProbe;
    this.tell({ do: "open" });
  }

  /** @param {{isNew: boolean}} event */
  opened({ isNew }) {
    const { link } = this.state;
    if (link.phase !== "opening") {
      return;
    }
    link.isForbidden = false;
    this.link(link.isProbe ? "probing" : "open");
    if (isNew || link.isProbe) {
      this.heal(isNew);
    }
    if (!link.isProbe) {
      this.waiting("link").forEach((job) => this.transact(job));
    }
  }

  /**
   * Add a job that copies games from shelf to journal: the `loose` ones, or `all`.
   * @param {boolean} all
   */
  heal(all) {
    const { state } = this;
    state.heals += 1;
    state.healAt = state.now + HEAL_AGAIN;
    this.add({ number: -state.heals, kind: "heal", ids: state.loose, all });
  }

  /**
   * Handle a timeout or error of the journal: close it, and reopen it after a pause.
   * @param {Fault} fault
   */
  fail(fault) {
    const { link, now } = this.state;
    if (link.phase === "down" || link.phase === "absent") {
      return;
    }
    link.tries += 1;
    link.isForbidden = fault === "forbidden" && (link.isForbidden || link.failing === null);
    link.failing ??= now;
    const patience = link.isForbidden ? FORBIDDEN : FAILING;
    const isDown = link.phase === "probing" || link.isProbe || now - link.failing >= patience;
    this.tell({ do: "close" });
    if (isDown) {
      this.goDown();
    } else {
      this.link("resting");
    }
  }

  /** Finish waiting jobs without the journal; from now on it is retried in the background. */
  goDown() {
    this.link("down");
    this.state.link.isProbe = false;
    this.waiting("link").forEach((job) => this.alone(job));
  }

  succeed() {
    const { link } = this.state;
    const isBack = link.phase === "probing";
    Object.assign(link, { tries: 0, failing: null, isForbidden: false });
    if (isBack) {
      this.link("open");
    }
  }

  // -- jobs ---------------------------------------------------------------------------------------

  /** @param {Asked} job */
  add(job) {
    const { jobs, now, link } = this.state;
    const isBusy = jobs.some(({ id }) => id !== undefined && id === job.id);
    const until = now + PATIENCE[job.kind];
    /** @type {Job} */
    const added = { ...job, asked: now, until, phase: "queued", since: now, attempt: 0 };
    jobs.push(added);
    if (!isBusy || link.phase === "absent") {
      this.start(added);
    }
  }

  /** @param {Job} job */
  start(job) {
    const { link } = this.state;
    if (link.phase === "probing" && job.kind === "heal") {
      this.transact(job);
    } else if (isOver(link)) {
      this.alone(job);
    } else if (link.phase === "open") {
      this.transact(job);
    } else {
      this.enter(job, "link");
    }
    if (link.phase === "closed") {
      this.open();
    }
  }

  /** @param {Job} job */
  transact(job) {
    job.attempt += 1;
    this.enter(job, "journal");
    this.tell({ do: "transact", job });
  }

  /**
   * Finish a job with the shelf only, because the journal was not available in time.
   * @param {Job} job
   */
  alone(job) {
    if (job.phase === "journal") {
      this.tell({ do: "abort", job });
    }
    job.attempt += 1; // a later answer of the journal is ignored
    if (job.kind === "heal") {
      this.end(job);
    } else if (job.kind === "keep" || job.kind === "forget") {
      this.enter(job, "lock");
      this.tell({ do: "lock", job });
    } else {
      this.finish(job, false);
    }
  }

  /**
   * @param {Job} job
   * @param {boolean} hasJournal
   */
  finish(job, hasJournal) {
    const { loose, link } = this.state;
    const { id: game, kind } = job;
    if (game !== undefined && (kind === "keep" || kind === "forget")) {
      const others = loose.filter((id) => id !== game);
      this.state.loose = hasJournal ? others : [...others, game];
      if (!hasJournal && this.state.healAt === Infinity) {
        this.state.healAt = this.state.now + HEAL_AGAIN;
      }
    }
    const isForbidden = link.isForbidden && isOver(link);
    this.tell({ do: "finish", job, hasJournal, isForbidden });
    this.end(job);
  }

  /**
   * End a job and start the next one of its game.
   * @param {Job} job
   */
  end(job) {
    const { jobs } = this.state;
    this.state.jobs = jobs.filter((each) => each !== job);
    const next = this.state.jobs.find(({ id, phase }) => phase === "queued" && id === job.id);
    if (next) {
      this.start(next);
    }
  }

  /** @param {{number: number, attempt: number, healed: string[]}} event */
  transacted(event) {
    const job = this.find(event);
    if (!job || job.phase !== "journal") {
      return;
    }
    this.succeed();
    if (job.kind === "heal") {
      this.state.loose = this.state.loose.filter((id) => !event.healed.includes(id));
      if (this.state.loose.length === 0) {
        this.state.healAt = Infinity;
      }
    }
    this.finish(job, true);
  }

  /** @param {{number: number, attempt: number, fault: Fault}} event */
  failed(event) {
    const job = this.find(event);
    if (!job || job.phase !== "journal") {
      return;
    }
    if (event.fault === "full" && job.kind !== "read" && job.kind !== "list") {
      if (this.state.link.phase === "probing") {
        this.link("open");
      } // it answers
      this.alone(job);
      return;
    }
    this.enter(job, "link");
    this.fail(event.fault);
  }

  // -- time ---------------------------------------------------------------------------------------

  time() {
    const { link, now } = this.state;
    for (const job of [...this.state.jobs]) {
      if (this.state.jobs.includes(job) && jobAt(job) <= now) {
        this.late(job);
      }
    }
    if (linkAt(link) <= now) {
      if (link.phase === "opening") {
        this.fail("late");
      }
      if (linkAt(link) <= now) {
        this.open();
      }
    }
    if (link.phase === "open" && this.state.healAt <= now) {
      this.heal(false);
    }
  }

  /** @param {Job} job */
  late(job) {
    if (job.phase === "lock") {
      this.finish(job, false);
    } else if (job.until > this.state.now) {
      this.tell({ do: "abort", job });
      this.failed({ ...job, fault: "late" });
    } else {
      const isStuck = job.phase === "journal" || job.phase === "link";
      this.alone(job);
      // The next one need not wait as long.
      const { phase } = this.state.link;
      if (isStuck && job.kind !== "list" && phase !== "down" && phase !== "absent") {
        this.tell({ do: "close" });
        this.state.link.failing ??= this.state.now;
        this.goDown();
      }
    }
  }
  // -- events -------------------------------------------------------------------------------------

  /** @param {{job: Asked}} event */
  ask({ job }) {
    const { link, now } = this.state;
    if (link.phase === "down") {
      link.since = now - rest(link);
    } // worth a try
    this.add(job);
  }

  /** @param {{fault: Fault}} event */
  openFailed({ fault }) {
    if (this.state.link.phase === "opening") {
      this.fail(fault);
    }
  }

  closed() {
    if (this.state.link.phase !== "open") {
      return;
    }
    this.open(); // at once, to rewrite evicted games
  }

  /** @param {{number: number, attempt: number}} event */
  locked(event) {
    const job = this.find(event);
    if (job?.phase === "lock") {
      this.finish(job, false);
    }
  }

  /** @param {Happening} event */
  handle(event) {
    switch (event.type) {
      case "ask":
        return this.ask(event);
      case "opened":
        return this.opened(event);
      case "open-failed":
        return this.openFailed(event);
      case "closed":
        return this.closed();
      case "transacted":
        return this.transacted(event);
      case "failed":
        return this.failed(event);
      case "locked":
        return this.locked(event);
      case "time":
        return undefined; // `step` looks at the time anyway
    }
  }
}

/**
 * @param {State} state
 * @param {Happening & {now: number}} event
 * @returns {[State, Command[]]} the next state, and the commands to run, in order
 */
export function step(state, event) {
  const next = new Step(state, event.now);
  next.handle(event);
  if (wakeAt(next.state) <= event.now) {
    next.time();
  }
  return [next.state, next.commands];
}
