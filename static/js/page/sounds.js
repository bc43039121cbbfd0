// Small soft sounds, made here and now: no files. They are off until a person switches them on.

/**
 * A sound is a few notes. A tone glides from one pitch to another (hertz); a knock is noise that is
 * let through around one pitch. `at` and `lasts` are seconds, `loud` is a share of the whole.
 * @typedef {{at?: number, lasts: number, loud: number, tone?: [number, number],
 *   wave?: OscillatorType, knock?: number}} Note
 * @type {Record<string, Note[]>}
 */
export const SOUNDS = {
  pluck: [{ tone: [880, 660], wave: "triangle", lasts: 0.12, loud: 0.05 }],
  place: [
    { knock: 420, lasts: 0.05, loud: 0.16 },
    { tone: [190, 120], lasts: 0.1, loud: 0.14 },
  ],
  roll: [0, 0.09, 0.16, 0.25, 0.37].map((at, index) => ({
    at,
    knock: 1300 - 160 * index,
    lasts: 0.05,
    loud: 0.14 - 0.02 * index,
  })),
  turn: [{ knock: 3200, lasts: 0.14, loud: 0.06 }],
  end: [523, 659, 784].map((pitch, index) => ({
    at: index * 0.17,
    tone: [pitch, pitch],
    lasts: 0.9,
    loud: 0.06,
  })),
  joy: [523, 659, 784, 1047, 1319].map((pitch, index) => ({
    at: index * 0.09,
    tone: [pitch, pitch],
    wave: "triangle",
    lasts: 0.6,
    loud: 0.05,
  })),
};

/**
 * @typedef {{context: AudioContext, rustle: AudioBuffer}} Player what plays sounds, and noise for
 *   knocks
 */

/** How quickly a note begins, and how quiet it is when it has died away. */
const ATTACK = 0.005;
const SILENCE = 0.0001;

// Safari lets a page sound when a finger is lifted, not when it is put down.
const GESTURES = ["pointerdown", "pointerup", "keydown"];

/** @param {BaseAudioContext} context */
function noise(context) {
  const buffer = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = Math.random() * 2 - 1;
  }
  return buffer;
}

/**
 * @typedef {{source: AudioScheduledSourceNode, end: AudioNode}} Source what sounds, and where its sound
 *   comes out
 */

/**
 * @param {BaseAudioContext} context
 * @param {[number, number]} tone
 * @param {Note} note
 * @param {number} start
 * @returns {Source}
 */
function toneSource(context, [from, to], { wave = "sine", lasts }, start) {
  const source = context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + lasts);
  return { source, end: source };
}

/**
 * @param {BaseAudioContext} context
 * @param {number} knock
 * @param {AudioBuffer} rustle
 * @returns {Source}
 */
function knockSource(context, knock, rustle) {
  const source = context.createBufferSource();
  source.buffer = rustle;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = knock;
  return { source, end: source.connect(filter) };
}

/** @param {BaseAudioContext} context @param {Note} note @param {AudioBuffer} rustle */
function playNote(context, note, rustle) {
  const start = context.currentTime + (note.at ?? 0);
  const { source, end } = note.tone
    ? toneSource(context, note.tone, note, start)
    : knockSource(context, note.knock ?? 0, rustle);
  const volume = context.createGain();
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.exponentialRampToValueAtTime(note.loud, start + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENCE, start + note.lasts);
  end.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + note.lasts);
}

/**
 * The sounds of a page, off at first. Browsers let a page sound only after a gesture, so the first
 * one after they are switched on makes what plays them. A call, a lock or another app takes the
 * sound away ("interrupted" in Safari), and leaves it so: every gesture asks for it again.
 * @param {Pick<Window & typeof globalThis, "AudioContext" | "addEventListener" | "removeEventListener">} [page]
 */
export function createSounds(page = globalThis) {
  let isOn = false;
  /** @type {Player | null} */
  let player = null;
  let wanted = ""; // the sound to be made as soon as sounds are allowed

  /** @param {Player} player @param {string} name */
  const start = ({ context, rustle }, name) => {
    for (const note of SOUNDS[name] ?? []) {
      playNote(context, note, rustle);
    }
  };

  /**
   * Where the browser refuses, the next gesture asks again.
   * @param {Player} player
   */
  const resume = (player) =>
    player.context.resume().then(
      () => {
        if (isOn && player.context.state === "running") {
          start(player, wanted);
        }
        wanted = "";
      },
      () => {},
    );

  const wake = () => {
    if (!player) {
      const context = new page.AudioContext();
      player = { context, rustle: noise(context) };
    }
    if (player.context.state !== "running") {
      resume(player);
    }
  };

  return {
    /** @param {boolean} on */
    turn(on) {
      if (on === isOn) {
        return;
      }
      isOn = on;
      for (const gesture of GESTURES) {
        if (isOn) {
          page.addEventListener(gesture, wake, true);
        } else {
          page.removeEventListener(gesture, wake, true);
        }
      }
    },
    /** @param {string} [name] plays a sound of that name, if there is one and sounds are on */
    play(name = "") {
      if (!isOn || !player) {
        return;
      }
      if (player.context.state === "running") {
        start(player, name);
        return;
      }
      wanted = name; // notes would wait in a context that stands still, and then sound all at once
      resume(player);
    },
  };
}
