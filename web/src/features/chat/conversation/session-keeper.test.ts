import type { ChatSessionId } from '@studia/contract/ids';
import { expect, it } from 'vitest';
import { makeSessionKeeper } from './session-keeper.ts';

const ID = 'one' as ChatSessionId;

it('a session is made once; who comes meanwhile looks for it every 100 ms', async () => {
  let finish: (id: ChatSessionId) => void = () => undefined;
  const made = new Promise<ChatSessionId>((resolve) => {
    finish = resolve;
  });
  const pauses: number[] = [];
  let calls = 0;
  const keeper = makeSessionKeeper({
    create: () => {
      calls += 1;
      return made;
    },
    pause: async (milliseconds) => {
      pauses.push(milliseconds);
      if (pauses.length === 3) finish(ID);
    },
  });
  await expect(Promise.all([keeper.obtain(), keeper.obtain()])).resolves.toEqual([ID, ID]);
  expect(calls).toBe(1);
  expect(new Set(pauses)).toEqual(new Set([100]));
});

it('who waits gives up after 50 looks', async () => {
  let looks = 0;
  const keeper = makeSessionKeeper({
    create: () => new Promise(() => undefined),
    pause: async () => void (looks += 1),
  });
  void keeper.obtain();
  await expect(keeper.obtain()).rejects.toMatchObject({ code: 'request_timed_out' });
  expect(looks).toBe(50);
});
