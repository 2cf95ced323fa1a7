import { Failure } from '@studia/contract/errors';
import { SPEECH } from '@studia/contract/limits';
import { voice } from '@studia/contract/voice';
import { refusalOf, type SpeechListener, type SpeechSession } from './speech-listener.ts';
import { upload } from './upload.ts';

/** Louder than this is a voice. */
const VOICE_LEVEL = 0.02;
/** After so long a silence the sentence is over. */
const SILENCE_MS = 1_800;
/** Who says nothing at all is told so. */
const NOTHING_MS = 8_000;
const LOOK_MS = 60;
const RATE = 16_000;
/** While the server listens. */
const WRITING = '…';

/** Records until somebody has spoken, and has the server write it down; the recording goes nowhere else. */
export const recordSpeech = (listener: SpeechListener): SpeechSession => {
  const left = new AbortController();
  let stop = (): void => {
    left.abort();
    listener.onEnd();
  };
  const run = async (): Promise<void> => {
    const microphone = await openMicrophone();
    if (left.signal.aborted) return closeTracks(microphone);
    const { recording, heardVoice } = await untilQuiet(microphone, left.signal, listener.onLevel, (end) => {
      stop = end;
    }).finally(() => closeTracks(microphone));
    if (left.signal.aborted) return;
    if (!heardVoice) throw new Problem('no-speech');
    listener.onInterim(WRITING);
    const file = new File([wavOf(await at16k(recording))], 'recording.wav', { type: 'audio/wav' });
    const { text } = await upload(voice.hear, file, {
      signal: left.signal,
      onProgress: () => undefined,
      patience: SPEECH.patience,
    });
    if (text === '') throw new Problem('no-speech');
    listener.onResult(text);
  };
  run()
    .catch((error: unknown) => {
      if (!left.signal.aborted) listener.onProblem(codeOf(error));
    })
    .finally(() => {
      if (!left.signal.aborted) listener.onEnd();
    });
  return {
    stop: () => stop(),
    leave: () => left.abort(),
  };
};

class Problem extends Error {
  override readonly name = 'Problem';
}

const codeOf = (error: unknown): string => {
  if (error instanceof Problem) return error.message;
  if (!(error instanceof Failure)) return 'start-failed';
  return error.code === 'voices_off' ? 'unsupported' : 'network';
};

const openMicrophone = async (): Promise<MediaStream> => {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true },
    });
  } catch (problem) {
    throw new Problem(refusalOf(problem));
  }
};

const closeTracks = (microphone: MediaStream): void =>
  microphone.getTracks().forEach((track) => track.stop());

/** Records until it has been quiet for a while, somebody stops it, or it is long enough. */
const untilQuiet = async (
  microphone: MediaStream,
  signal: AbortSignal,
  onLevel: (level: number) => void,
  onStarted: (stop: () => void) => void,
): Promise<{ recording: Blob; heardVoice: boolean }> => {
  const meter = openMeter(microphone);
  const recorder = new MediaRecorder(microphone);
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const over = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
  const end = (): void => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  let heardVoice = false;
  const began = performance.now();
  let lastVoice = began;
  const look = setInterval(() => {
    const now = performance.now();
    const level = meter.level();
    onLevel(Math.min(1, level * 6));
    if (level > VOICE_LEVEL) {
      heardVoice = true;
      lastVoice = now;
    }
    const quiet = now - lastVoice;
    if (heardVoice ? quiet > SILENCE_MS : quiet > NOTHING_MS) end();
    if (now - began > (SPEECH.recordingSeconds - 2) * 1_000) end();
  }, LOOK_MS);
  signal.addEventListener('abort', end, { once: true });
  onStarted(end);
  recorder.start();
  await over;
  clearInterval(look);
  meter.close();
  return { recording: new Blob(parts, { type: recorder.mimeType }), heardVoice };
};

/** How loud it is right now. */
const openMeter = (microphone: MediaStream) => {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1_024;
  context.createMediaStreamSource(microphone).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level: (): number => {
      analyser.getFloatTimeDomainData(samples);
      return Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);
    },
    close: () => void context.close(),
  };
};

/** A recording as one channel of 16,000 samples a second. */
const at16k = async (recording: Blob): Promise<Float32Array> => {
  const context = new AudioContext();
  const sound = await context.decodeAudioData(await recording.arrayBuffer());
  void context.close();
  const target = new OfflineAudioContext(1, Math.max(1, Math.ceil(sound.duration * RATE)), RATE);
  const source = target.createBufferSource();
  source.buffer = sound;
  source.connect(target.destination);
  source.start();
  return (await target.startRendering()).getChannelData(0);
};

const HEADER = 44;

/** Samples as a WAV of 16 bits. */
const wavOf = (samples: Float32Array): ArrayBuffer => {
  const wav = new ArrayBuffer(HEADER + samples.length * 2);
  const view = new DataView(wav);
  const word = (at: number, letters: string): void =>
    Array.from(letters).forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  word(0, 'RIFF');
  view.setUint32(4, wav.byteLength - 8, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  word(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, at) =>
    view.setInt16(HEADER + at * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true),
  );
  return wav;
};
