// Runs on the audio thread: brings sound to 16 kHz and hands it over in frames of 20 ms.

declare const sampleRate: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare const registerProcessor: (name: string, processor: new () => AudioWorkletProcessor) => void;

const RATE = 16_000;
const FRAME = 320;

class Capture extends AudioWorkletProcessor {
  #frame = new Int16Array(FRAME);
  #filled = 0;
  /** Where in the input the next sample lies, counted from the block that comes. */
  #at = 0;

  process([input]: readonly (readonly Float32Array[])[]): boolean {
    const sound = input?.[0];
    if (!sound) return true;
    const step = sampleRate / RATE;
    while (this.#at < sound.length) {
      this.#put(meanOf(sound, this.#at, step));
      this.#at += step;
    }
    this.#at -= sound.length;
    return true;
  }

  #put(sample: number): void {
    this.#frame[this.#filled] = Math.max(-1, Math.min(1, sample)) * 32_767;
    this.#filled += 1;
    if (this.#filled < FRAME) return;
    const pcm = this.#frame.buffer.slice(0);
    this.port.postMessage({ pcm, energy: energyOf(this.#frame), crossings: crossingsOf(this.#frame) }, [pcm]);
    this.#filled = 0;
  }
}

/** The mean of the samples that fall together, which also keeps high tones from folding down. */
const meanOf = (sound: Float32Array, from: number, step: number): number => {
  const [first, last] = [Math.floor(from), Math.min(sound.length - 1, Math.floor(from + step) - 1)];
  let sum = 0;
  for (let at = first; at <= Math.max(first, last); at += 1) sum += sound[at] ?? 0;
  return sum / (Math.max(first, last) - first + 1);
};

const energyOf = (frame: Int16Array): number =>
  Math.sqrt(frame.reduce((sum, sample) => sum + (sample / 32_768) ** 2, 0) / frame.length);

const crossingsOf = (frame: Int16Array): number =>
  frame.reduce((sum, sample, at) => sum + Number(at > 0 && sample >= 0 !== (frame[at - 1] ?? 0) >= 0), 0) /
  frame.length;

registerProcessor('studia-capture', Capture);
