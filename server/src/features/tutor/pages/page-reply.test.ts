import type { MessageIntent } from '@studia/contract/chat';
import { describe, expect, it } from 'vitest';
import { conversation, library, talk } from '../../../testing/built-in-tutor.ts';
import type { ThreadMessage } from '../turn.ts';

const BIOLOGY = 'Biology: Life and How It Works';
// Pages move when a book is revised.
const chapter = (await library.chapters('biology')).find(
  ({ title }) => title === 'Photosynthesis and respiration',
);
const FIRST = chapter?.page ?? 0;
const SECOND = FIRST + 1;
const THIRD = FIRST + 2;
const onPage = (page: number, words: string): Partial<ThreadMessage> => ({
  text: words,
  about: { book_id: 'biology', title: BIOLOGY, page },
});
const pressed = (intent: MessageIntent, page: number, quote?: string): Partial<ThreadMessage> => ({
  intent,
  about: { book_id: 'biology', title: BIOLOGY, page, ...(quote !== undefined && { quote }) },
});
const pagesIn = async (...messages: (string | Partial<ThreadMessage>)[]): Promise<number[]> =>
  ((await talk(messages)).proof?.quotes ?? []).map(({ page }) => page);

/** What is quoted in a conversation, each with whether it stands there. */
const proved = async (messages: readonly (string | Partial<ThreadMessage>)[]): Promise<boolean[]> => {
  const quotes = (await conversation(messages)).flatMap(({ proof }) => proof?.quotes ?? []);
  return Promise.all(quotes.map((quote) => library.verify(quote)));
};

describe('the page that lies open', () => {
  it.each([
    'Explain this page to me in simple words.',
    'What matters most on this page?',
    'summarise this page',
    'What is the main idea of this page?',
  ])('is told by its own sentences: %s', async (words) => {
    const pages = await pagesIn(onPage(FIRST, words));
    expect(pages.length).toBeGreaterThan(1);
    expect(new Set(pages)).toEqual(new Set([FIRST]));
  });

  it('is asked about in a quiz', async () => {
    const turn = await talk([onPage(FIRST, 'Quiz me on this page, one question at a time.')]);
    expect(turn.state).toMatchObject({
      focus: 'item',
      item: { idea: expect.stringMatching(/^biology\//) as unknown },
    });
  });

  it.each(['explain', 'summarise'] as const)('is told to who presses a button: %s', async (intent) => {
    expect(new Set(await pagesIn(pressed(intent, FIRST)))).toEqual(new Set([FIRST]));
  });

  it('is asked about at the press of a button', async () => {
    const turn = await talk([pressed('quiz', FIRST)]);
    expect(turn.state).toMatchObject({
      focus: 'item',
      item: { idea: expect.stringMatching(/^biology\//) as unknown },
    });
  });

  it('shows the way at the press of a button', async () => {
    const { text, proof } = await talk([pressed('lost', SECOND)]);
    expect(text).toContain('in the chapter “Photosynthesis and respiration”');
    expect(proof?.quotes).toHaveLength(1);
  });

  it('is not read out of words that only look like it', async () => {
    const { state } = await talk([`On p. ${FIRST} of «${BIOLOGY}»: why?`]);
    expect(state).not.toMatchObject({ place: { open: true } });
  });

  it('is remembered, and turned', async () => {
    const turns = await conversation([
      onPage(SECOND, 'summarise this page'),
      'and on the next page?',
      'quiz me on this page',
    ]);
    expect(turns[1]?.text).toContain(`P. ${THIRD} of`);
    expect(turns[2]?.state).toMatchObject({ place: { page: THIRD, open: true } });
  });

  it('shows the way to who is lost', async () => {
    const { text, proof } = await talk([onPage(SECOND, 'I’m lost on this page. Help me find the way.')]);
    expect(text).toContain('in the chapter “Photosynthesis and respiration”');
    expect(proof?.quotes).toHaveLength(1);
    expect(text).toMatch(/Tell me the first one you don’t\.$/);
  });

  it('has its words looked up in its own book first', async () => {
    const { proof } = await talk([onPage(FIRST, 'what is a cell?')]);
    expect(proof?.quotes[0]?.title).toBe(BIOLOGY);
  });

  it('leaves mathematics to the mathematics', async () => {
    expect((await talk([onPage(FIRST, 'Solve 2x + 3 = 11')])).text).toContain('2x + 3 = 11');
  });
});

describe('selected words', () => {
  it('are explained by what the book says about their terms', async () => {
    const words =
      'Photosynthesis takes place in the chloroplasts, which contain a green substance called chlorophyll.';
    const { text, proof } = await talk([pressed('explain', FIRST, words)]);
    expect(text).toContain('**chloroplasts**: “Chloroplasts are');
    expect(proof?.quotes.length).toBeGreaterThan(0);
    expect(text.trim()).toMatch(/\?$/);
  });

  it('that are long are taken in parts, letter for letter', async () => {
    const words =
      'Stomata are tiny holes, mostly on the underside of a leaf, through which carbon dioxide enters and oxygen and water vapour leave. On a hot, dry day a plant closes its stomata to save water.';
    const { text } = await talk([pressed('lost', FIRST, words)]);
    const parts = [...text.matchAll(/^- (.+)$/gm)].map(([, part = '']) => part);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(words).toContain(part);
  });

  it('are worked out where they are an equation', async () => {
    expect((await talk([pressed('explain', FIRST, '2x + 3 = 11')])).text).toContain('2x + 3 = 11');
  });

  it('are asked about in a quiz', async () => {
    const words =
      'Photosynthesis takes place in the chloroplasts, which contain a green substance called chlorophyll.';
    const { state } = await talk([pressed('quiz', FIRST, words)]);
    expect(state).toMatchObject({ focus: 'item', place: { page: FIRST } });
  });

  it('stand beside a question of the student’s own', async () => {
    const beside = { ...pressed('explain', FIRST, 'a green substance called chlorophyll'), intent: null };
    const taken = await talk([{ ...beside, text: 'what does this mean?' }]);
    expect(taken.proof?.quotes[0]?.title).toBe(BIOLOGY);
    const other = await talk([{ ...beside, text: 'what is a cell?' }]);
    expect(other.proof?.quotes[0]?.text).toMatch(/cell/i);
  });

  it('that were quoted before are taken apart for who does not understand them', async () => {
    const { text } = await talk(['What is photosynthesis?', 'I don’t understand this sentence']);
    expect(text).not.toMatch(/couldn’t find/);
    expect(text).toMatch(/seed|tree/);
  });
});

describe('a book by its name', () => {
  it.each([
    [`what does the book Biology say on page ${THIRD}?`, THIRD],
    [`summarise page ${THIRD} of Biology`, THIRD],
  ])('is opened: %s', async (asked, page) => {
    expect(new Set(await pagesIn(asked))).toEqual(new Set([page]));
  });

  it('is told by its chapters', async () => {
    const { text, proof } = await talk(['summarise chapter 3 of Biology']);
    expect(text).toMatch(/^“Photosynthesis and respiration” in 6 sentences/);
    expect(text).toContain('- **What photosynthesis is**: “');
    expect(new Set(proof?.quotes.map(({ title }) => title))).toEqual(new Set([BIOLOGY]));
  });

  it('is asked for where none is named, and then the question is answered', async () => {
    const [asked, answered] = await conversation(['summarise chapter 3', 'Biology']);
    expect(asked?.text).toMatch(/^Which book do you mean\?/);
    expect(answered?.text).toMatch(/^“Photosynthesis and respiration” in/);
  });

  it('says which chapter something stands in', async () => {
    const { text, proof } = await talk(['which chapter is about photosynthesis?']);
    expect(text).toContain(`“Photosynthesis and respiration” of «${BIOLOGY}», p. 1`);
    expect(proof?.quotes).toHaveLength(1);
  });

  it('says where the last quote stands', async () => {
    const [outline, asked] = await conversation([
      `summarise page ${THIRD} of Biology`,
      'on which page is that?',
    ]);
    expect(asked?.text).toContain(`On p. ${THIRD} of «Biology`);
    expect(asked?.proof?.quotes).toEqual(outline?.proof?.quotes.slice(-1));
  });

  it('lists its chapters, and knows which one is meant afterwards', async () => {
    const [listed, outline] = await conversation([
      'how many chapters does Biology have?',
      'summarise chapter 3',
    ]);
    expect(listed?.text).toContain(`- Photosynthesis and respiration (p. ${FIRST})`);
    expect(outline?.text).toMatch(/^“Photosynthesis and respiration” in/);
  });

  it('has no page behind its last one', async () => {
    expect((await talk(['summarise page 900 of Biology'])).text).toMatch(
      /has \d+ pages, so there’s no p\. 900/,
    );
  });
});

it('every quote from a page stands there letter for letter', async () => {
  const ofAPage = await proved([
    onPage(SECOND, 'summarise this page'),
    'why?',
    'give me an example from the book',
    'and after that?',
  ]);
  const ofAChapter = await proved([
    'summarise chapter 2 of Physics',
    'what is the main idea of this chapter?',
  ]);
  expect(ofAPage.length).toBeGreaterThan(4);
  expect(ofAChapter.length).toBeGreaterThan(4);
  expect([...ofAPage, ...ofAChapter]).not.toContain(false);
});

it('a story in which somebody reads a page is no request', async () => {
  const { text } = await talk(['Tom reads from page 12 to page 30 of a book. How many pages does he read?']);
  expect(text).not.toMatch(/Which book/);
});

it('who has an exam and a problem is helped with the problem', async () => {
  expect((await talk(['I have an exam tomorrow: solve 2x + 3 = 11'])).text).toMatch(/^Let’s work on/);
  expect((await talk(['I have a math test tomorrow'])).text).toMatch(/Which topics does it cover\?/);
});

it('several measures of the same numbers are worked out one by one', async () => {
  const [opened, second] = await conversation(['Find the mean and median of 4, 8, 9, 10, 14', '9']);
  expect(opened?.text).toMatch(/^I see 2 exercises\..*mean/s);
  expect(second?.text).toMatch(/\*\*Number 2\.\*\*.*median/s);
});
