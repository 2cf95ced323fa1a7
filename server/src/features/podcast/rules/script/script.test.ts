import type { Idea, Lesson } from '@studia/contract/lessons';
import { PODCAST } from '@studia/contract/limits';
import type { PodcastMinutes, Script } from '@studia/contract/podcast';
import { slipOfYou } from '@studia/contract/slip-text';
import { beforeAll, describe, expect, it } from 'vitest';
import { writtenLessons } from '../../../../testing/starter-lessons.ts';
import { lengthOf } from './draft.ts';
import { lessonScript } from './lesson-script.ts';
import { noteScript } from './note-script.ts';
import * as openings from './opening-phrases.ts';
import * as say from './phrases.ts';
import * as recaps from './recap-phrases.ts';
import { isQuestion, saidQuestion, sentencesOf, spokenWords } from './words.ts';

const LENGTHS: readonly PodcastMinutes[] = [5, 10, 20];
const SMALL_TALK = [Object.values(say), Object.values(openings), Object.values(recaps)].flat(3).join(' ');

let lessons: readonly Lesson[];
let scripts: { lesson: Lesson; minutes: PodcastMinutes; script: Script }[];
beforeAll(async () => {
  lessons = await writtenLessons();
  scripts = lessons.flatMap((lesson) =>
    LENGTHS.map((minutes) => ({
      lesson,
      minutes,
      script: lessonScript(lesson, { book: lesson.book_id, minutes, seed: `${lesson.book_id} ${minutes}` }),
    })),
  );
});

describe('the script of a chapter, for every written lesson in every length', () => {
  it('is about as long as was asked for', () => {
    expect(lessons.length).toBeGreaterThan(100);
    const off = scripts.filter(({ minutes, script }) => {
      const ratio = lengthOf(script.lines) / (minutes * PODCAST.wordsPerMinute);
      return ratio < 0.75 || ratio > 1.2;
    });
    expect(off.map(({ lesson, minutes }) => `${lesson.book_id} ${lesson.chapter} ${minutes}`)).toEqual([]);
  });

  it('is a dialogue: nobody holds a lecture, and both have a say', () => {
    for (const { script } of scripts) {
      const hosts = script.lines.filter(({ speaker }) => speaker === 'host').length;
      expect(hosts / script.lines.length).toBeGreaterThan(0.3);
      let alone = 0;
      for (const { speaker } of script.lines) {
        alone = speaker === 'explainer' ? alone + 1 : 0;
        expect(alone).toBeLessThanOrEqual(5);
      }
      for (const { text } of script.lines) expect(text.length).toBeLessThanOrEqual(PODCAST.lineCharacters);
    }
  });

  it('has words of the book behind everything that the lesson claims', () => {
    const bare: string[] = [];
    for (const { lesson, script } of scripts) {
      const claims = lesson.ideas.flatMap(claimsOf);
      for (const { text, quote } of script.lines)
        if (quote === null && claims.some((claim) => text.includes(claim))) bare.push(text);
    }
    expect(bare).toEqual([]);
  });

  it('says nothing that neither the lesson nor small talk says', () => {
    for (const { lesson, script } of scripts.filter(({ minutes }) => minutes === 10)) {
      const known = wordsOf(
        `${JSON.stringify(lesson)} ${slipsIn(lesson)} ${lesson.book_id} ${lesson.title} ${SMALL_TALK} Looking back Or A B C D It’s true false The word is blank No it’s one two three four five six ideas`,
      );
      const foreign = script.lines.flatMap(({ text }) =>
        [...wordsOf(text)].filter((word) => !known.has(word)),
      );
      expect(foreign).toEqual([]);
    }
  });

  it('says of somebody only what somebody can do, and offers no code to choose from', () => {
    const lines = scripts.flatMap(({ script }) => script.lines.map(({ text }) => text));
    expect(lines.filter((text) => /^A: .*[=<>!]=/.test(text))).toEqual([]);
    const slips = lines.flatMap(
      (text) => text.match(/(?<=(?:comes out|happens) when somebody )[^ .]+/)?.[0] ?? [],
    );
    expect(slips.length).toBeGreaterThan(5);
    expect(slips.filter((word) => !/(?:s|n[’']t|only|first|just|never)$/.test(word))).toEqual([]);
    const told = lines.flatMap(
      (text) => text.match(/(?<=(?:comes out|you get|up there) if you )[^ .]+/)?.[0] ?? [],
    );
    expect(told.length).toBeGreaterThan(20);
    expect(told.filter((word) => /[^s]s$/.test(word))).toEqual([]);
  });

  it('lets the host have been wrong only where the host said something wrong', () => {
    for (const { script } of scripts)
      for (const [at, { text }] of script.lines.entries()) {
        if (!/where I went wrong|fall for that again|what I said|I can’t be right/.test(text)) continue;
        const before = script.lines
          .slice(Math.max(0, at - 7), at)
          .filter(({ speaker }) => speaker === 'host')
          .map((line) => line.text)
          .join(' ');
        expect(before).toMatch(/I used to think|I’d have said|I always thought|I say:|with an opinion/);
      }
  });

  it('looks back in other words than those that were heard', () => {
    const repeated = scripts.filter(({ lesson, script }) => {
      const last = script.lines.filter(({ part }) => part === script.parts.length - 1);
      return lesson.ideas.some(({ statement }) => last.some(({ text }) => text === statement));
    });
    expect(repeated.length / scripts.length).toBeLessThan(0.2);
  });

  it('warms up with a question that nobody needs the chapter for', () => {
    const asked = (question: string): string => {
      const [first, ...others] = lessons[0]?.ideas ?? [];
      if (!first) throw new Error('There are no lessons.');
      const slip = { id: 'slip', belief: 'It is.', says: [], question, wrong: 'It is not.' };
      const idea = { ...first, misconceptions: [slip] };
      const ideas = [idea, ...others.filter(({ misconceptions }) => misconceptions.length === 0)];
      const { lines } = lessonScript(
        { title: 'A chapter', ideas },
        { book: 'A book', minutes: 20, seed: 'x' },
      );
      return lines.flatMap(({ part, text }) => (part === 0 ? [text] : [])).join(' ');
    };
    const alone = 'A shop takes in 1,000 and has paid 1,100 for goods. Is somebody richer now?';
    expect(asked(alone)).toContain('A shop takes in');
    expect(asked('Is the sentence after the break about something new to a reader?')).not.toContain('break');
    expect(asked('Would your hand be burnt less or more if somebody waited longer?')).not.toContain('burnt');
  });

  it('begins no two ideas with the same words, and asks the listener with time to think', () => {
    for (const { script } of scripts) {
      const begun = script.parts.flatMap((_, part) => {
        const first = script.lines.find((line) => line.part === part);
        return first ? [first.text.split(/[“”]/)[0]?.trim() || first.text] : [];
      });
      expect(new Set(begun).size).toBe(begun.length);
      expect(script.lines.some(({ text, pause }) => pause >= 3 && isQuestion(text.trim()))).toBe(true);
      expect(script.lines.filter(({ pause }) => pause >= 3).length).toBeGreaterThanOrEqual(3);
    }
  });

  it('is written the same way from the same seed, and another way from another', () => {
    const [lesson] = lessons;
    if (!lesson) throw new Error('There is no lesson.');
    const write = (seed: string) => lessonScript(lesson, { book: 'A book', minutes: 10, seed });
    expect(write('one')).toEqual(write('one'));
    expect(write('one')).not.toEqual(write('two'));
  });
});

/** Slips as they are told to who made them. */
const slipsIn = ({ ideas }: Lesson): string =>
  ideas
    .flatMap(({ items }) => items.flatMap((item) => (item.kind === 'choice' ? item.wrong : [])))
    .map(({ slip }) => slipOfYou(slip) ?? '')
    .join(' ');

const claimsOf = ({ statement, simple, why, picture, misconceptions }: Idea): string[] =>
  [statement, simple, why, picture?.stops, ...misconceptions.map(({ wrong }) => wrong)]
    .flatMap((text) => sentencesOf(text ?? ''))
    .filter((sentence) => !isQuestion(sentence) && spokenWords(sentence) > 6);

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .replaceAll(/\\["ntr]/g, ' ')
      .replaceAll(/['’]/g, '')
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? [],
  );

describe('a thin lesson', () => {
  it('is talked about in the book’s own words', () => {
    const quote = { book_id: 'b', title: 'Moths', page: 1, start: 0, end: 9, text: 'A moth flies at night.' };
    const thin: Idea = {
      id: 'b/moth',
      title: 'Moths',
      statement: 'A moth flies at night.',
      quote,
      simple: null,
      full: null,
      why: null,
      example: null,
      picture: null,
      misconceptions: [],
      items: [
        {
          id: 'gap',
          kind: 'short',
          difficulty: 1,
          ask: 'Fill in the missing word.\n\nA ____ flies at night.',
          key: 'moth',
          points: [],
          hints: [],
          explanation: 'A moth flies at night.',
        },
      ],
      terms: [{ name: 'moth', definition: 'An insect that flies at night.' }],
      board: null,
      needs: [],
      asks: [],
    };
    const { lines } = lessonScript(
      { title: 'Moths', ideas: [thin] },
      { book: 'Insects', minutes: 5, seed: 'x' },
    );
    const spoken = lines.map(({ text }) => text).join(' ');
    expect(spoken).toContain('A blank flies at night.');
    expect(
      lines.filter(({ text }) => text.includes('A moth flies')).every((line) => line.quote === quote),
    ).toBe(true);
  });
});

describe('the script of a note', () => {
  const quote = { book_id: 'b', title: 'Cells', page: 4, start: 0, end: 9, text: 'A cell is small.' };
  const content = [
    '## Cells',
    'A cell is **small** [Cells, p. 4](#q=abc).',
    '**Nucleus**: The part that holds the plan.',
    '**Watch out:** Not every cell has one.',
    '**Q:** What is in a cell?\n**A:** Cytoplasm.',
    '```js\nlet x = 1;\n```',
    '| Question | Notes |\n| - | - |\n| Why small? | Short ways. |',
  ].join('\n\n');

  it('asks its terms and questions with a pause, reads its lines with their quotes, and leaves code to the eye', () => {
    const { parts, lines } = noteScript(
      { title: 'Biology', content, quotes: [{ key: 'abc', quote }] },
      { minutes: 5, seed: 'x' },
    );
    const spoken = lines.map(({ text }) => text).join(' ');
    expect(parts).toEqual(['Biology', 'Cells', 'Looking back']);
    expect(lines.find(({ text }) => text.includes('A cell is small'))?.quote).toEqual(quote);
    expect(lines.find(({ text }) => text.includes('“Nucleus”'))?.pause).toBeGreaterThanOrEqual(3);
    expect(spoken).toMatch(/What is in a cell\?.*Cytoplasm\./);
    expect(spoken).toMatch(/Why small\?.*Short ways\./);
    expect(spoken).toContain('piece of code');
    expect(spoken).not.toMatch(/let x|#q=|\*\*/);
  });
});

describe('what students type', () => {
  it('becomes something one says, or nothing', () => {
    expect(saidQuestion('whats the base')).toBe('What’s the base?');
    expect(saidQuestion('how do i know')).toBe('How do I know?');
    expect(saidQuestion('newtons law', new Map())).toBeNull();
    expect(saidQuestion('what is newtons law', new Map([['newtons', 'Newton’s']]))).toBe(
      'What is Newton’s law?',
    );
    expect(saidQuestion('explain it with apples')).toBeNull();
  });
});
