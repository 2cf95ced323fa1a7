import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { scriptedSpeech } from '../../testing/speech.ts';
import { mp3Seconds } from './mp3-seconds.ts';
import { vendorSpeech } from './vendor.ts';
import { wavOf } from './wav.ts';

const read = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

const second = wavOf({ samples: new Float32Array(24_000).fill(0.1), rate: 24_000 });

/** A server on this machine that speaks the vendor's protocol; what it was asked can be looked at. */
const vendorOf = async (answer: { status?: number; body?: Uint8Array | string; silent?: boolean } = {}) => {
  const asked: { url: string; key: string | undefined; type: string; body: Buffer }[] = [];
  const server = createServer((request, reply) => {
    void read(request).then((body) => {
      const { authorization, 'content-type': type = '' } = request.headers;
      asked.push({ url: request.url ?? '', key: authorization, type, body });
      if (answer.silent) return;
      reply.writeHead(answer.status ?? 200).end(answer.body ?? second);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const builtIn = scriptedSpeech({ hears: ['by this machine'] });
  const speech = vendorSpeech({
    model: 'voice-1',
    listener: 'ear-1',
    key: 'secret',
    url: `http://127.0.0.1:${port}/v1/`,
    builtIn,
    patience: answer.silent ? 100 : 30_000,
  });
  return { speech, asked, builtIn };
};

describe('a vendor’s speech', () => {
  it('is asked for a sentence with model, voice, speed and key', async () => {
    const { speech, asked } = await vendorOf();
    const clip = await speech.speak('Hello there.', 'vendor-nova', { format: 'wav', speed: 1.25 });
    expect(clip).toMatchObject({ format: 'wav', seconds: 1 });
    expect(asked).toMatchObject([
      { url: '/v1/audio/speech', key: 'Bearer secret', type: 'application/json' },
    ]);
    expect(JSON.parse(asked[0]?.body.toString() ?? '')).toEqual({
      model: 'voice-1',
      voice: 'nova',
      input: 'Hello there.',
      response_format: 'wav',
      speed: 1.25,
    });
  });

  it('is sent a recording as a file, and answers with its words', async () => {
    const { speech, asked } = await vendorOf({ body: '{"text":" Two plus two. "}' });
    expect(await speech.hear(new Float32Array(1_600), { expected: ['four'] })).toEqual({
      text: 'Two plus two.',
      sure: true,
    });
    expect(asked[0]?.url).toBe('/v1/audio/transcriptions');
    expect(asked[0]?.type).toMatch(/^multipart\/form-data/);
    const body = asked[0]?.body.toString('latin1') ?? '';
    expect(body).toContain('name="model"\r\n\r\near-1');
    expect(body).toContain('RIFF');
    expect(body).toContain('four');
  });

  it('stands beside the voices that come with the product', async () => {
    const { speech, asked, builtIn } = await vendorOf();
    expect(new Set(speech.voices.map(({ kind }) => kind))).toEqual(new Set(['vendor', 'quick', 'natural']));
    await speech.speak('Hello.', 'quick-one');
    expect(builtIn.spoken).toEqual([{ sentence: 'Hello.', voice: 'quick-one' }]);
    expect(asked).toEqual([]);
  });

  it.each([
    ['busy', { status: 429 }],
    ['unusable', { status: 500 }],
    ['unusable', { body: '' }],
    ['took-too-long', { silent: true }],
  ])('that fails is %s', async (trouble, answer) => {
    const { speech } = await vendorOf(answer);
    await expect(speech.speak('Hello.', 'vendor-nova', { format: 'wav' })).rejects.toMatchObject({ trouble });
  });

  it('is let go when nobody waits any more', async () => {
    const { speech } = await vendorOf({ silent: true });
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(speech.speak('Hello.', 'vendor-nova', { signal })).rejects.toThrow('gone');
  });
});

describe('how long an MP3 plays', () => {
  it('is counted frame by frame, after a tag too', () => {
    // MPEG-2, layer 3, 48 kbit/s, 16 kHz: 576 samples in 216 bytes.
    const frame = Uint8Array.of(0xff, 0xf3, 0x68, 0xc4, ...new Uint8Array(212));
    const file = Uint8Array.from({ length: frame.length * 50 }, (_, at) => frame[at % frame.length] ?? 0);
    expect(mp3Seconds(file)).toBeCloseTo(1.8, 5);
    const tag = Uint8Array.of(0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 5, 1, 2, 3, 4, 5);
    expect(mp3Seconds(Uint8Array.from([...tag, ...file]))).toBeCloseTo(1.8, 5);
    expect(mp3Seconds(new Uint8Array(500))).toBe(0);
  });
});
