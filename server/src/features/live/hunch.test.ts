import { randomUUID } from 'node:crypto';
import type { HappeningOf, LiveEvent } from '@studia/contract/live-events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { beginLesson, openTab, type LiveTab } from '../../testing/live-client.ts';
import { noLiveLimits } from '../../testing/no-limits.ts';
import { verifiedStudent, type Student } from '../../testing/visitors.ts';

const ASK = 'How much lighter was the soil?';

let app: TestApp;
let address: string;
let ada: Student;
beforeAll(async () => {
  app = await startApp({ env: noLiveLimits() });
  address = (await app.listen()) ?? '';
  ada = await verifiedStudent(app, 'ada');
});
afterAll(() => app.close());

const spokenText = (events: readonly LiveEvent[]): string =>
  events
    .filter((event): event is LiveEvent & HappeningOf<'say'> => event.kind === 'say')
    .flatMap(({ sentences }) => sentences)
    .join(' ');

/** Says something where a guess is asked for; what the tutor says then, and what it asks. */
const sayAtHunch = async (words: string): Promise<{ words: string; tab: LiveTab }> => {
  const id = await beginLesson(ada, { kind: 'chapter', book: 'biology', chapter: 2 });
  const tab = await openTab(ada, address, id);
  await tab.settled(0);
  expect(tab.asked().ask).toContain(ASK);
  const before = tab.events.length;
  await tab.words(words);
  tab.socket.close();
  return { words: spokenText(tab.events.slice(before)), tab };
};

describe('words where a guess is asked for', () => {
  it('are a guess that gets its own reply, however they are said', async () => {
    for (const words of ['Hardly at all', 'i think hardly at all'])
      expect((await sayAtHunch(words)).words).toContain('about the weight of one egg');
  });

  it('are some other guess, and then the idea is told, as to who has none', async () => {
    const other = await sayAtHunch('maybe ten kilos');
    expect(other.words).toContain("Here's a leaf");
    expect(other.words).not.toContain('one egg');
    expect((await sayAtHunch('idk')).words).toContain("Here's a leaf");
  });

  it('are still what they say where they wish for something', async () => {
    const { words, tab } = await sayAtHunch('slow down');
    expect(words).toContain('I’ll slow down.');
    expect(tab.asked().ask).toContain(ASK);
    expect((await sayAtHunch('can you give me an example')).words).toContain("Here's a leaf");
  });
});

it('what was perhaps only misheard in a scene is asked for again; what was typed is answered', async () => {
  const { tab: first } = await sayAtHunch('Hardly at all');
  const { ask } = first.asked();
  const sayInScene = async (by: 'voice' | 'keyboard'): Promise<string> => {
    const id = await beginLesson(ada, { kind: 'chapter', book: 'biology', chapter: 2 });
    const tab = await openTab(ada, address, id);
    await tab.settled(0);
    await tab.words('Hardly at all');
    const since = tab.events.length;
    tab.send({ type: 'words', id: randomUUID(), text: 'purple bananas', by });
    await tab.settled(since);
    tab.socket.close();
    return `${spokenText(tab.events.slice(since))} ${tab.asked().ask}`;
  };
  expect(await sayInScene('voice')).toContain(`not sure what you mean`);
  expect(await sayInScene('voice')).toContain(ask);
  expect(await sayInScene('keyboard')).toContain("It's the carbon dioxide.");
});
