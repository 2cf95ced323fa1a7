import captureUrl from './capture-worklet.ts?worker&url';
import type { Frame } from './gate.ts';

/** 20 milliseconds of sound, and what was measured of it. */
export interface SoundFrame extends Frame {
  /** 16 kHz, 16 bit, one channel. */
  pcm: ArrayBuffer;
}

/** A microphone that is on. */
export interface Microphone {
  close: () => void;
}

/** Opens the microphone. Fails with a code of `voiceProblem`: no permission, no device, or no way to listen. */
export const openMicrophone = async (onFrame: (frame: SoundFrame) => void): Promise<Microphone> => {
  if (!navigator.mediaDevices || !('AudioWorkletNode' in window)) throw new Error('unsupported');
  const stream = await navigator.mediaDevices
    .getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true } })
    .catch((problem: unknown) => {
      const refused = problem instanceof DOMException && /^(?:NotAllowed|Security)Error$/.test(problem.name);
      throw new Error(refused ? 'permission-denied' : 'audio-capture');
    });
  const context = new AudioContext();
  try {
    await context.audioWorklet.addModule(captureUrl);
    const source = context.createMediaStreamSource(stream);
    const capture = new AudioWorkletNode(context, 'studia-capture', { numberOfOutputs: 0 });
    capture.port.addEventListener('message', ({ data }: MessageEvent<SoundFrame>) => onFrame(data));
    capture.port.start();
    source.connect(capture);
    await context.resume();
  } catch {
    stream.getTracks().forEach((track) => track.stop());
    await context.close();
    throw new Error('start-failed');
  }
  return {
    close: () => {
      stream.getTracks().forEach((track) => track.stop());
      void context.close();
    },
  };
};
