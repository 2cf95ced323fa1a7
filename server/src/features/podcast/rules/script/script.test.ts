import type { Idea, Lesson } from '@studia/contract/lessons';
import { PODCAST } from '@studia/contract/limits';
import type { Dialogue, PodcastMinutes, Script } from '@studia/contract/podcast';
import { beforeAll, describe, expect, it } from 'vitest';
import { writtenLessons } from '../../../../testing/starter-lessons.ts';
import { readWrittenDialogue } from '../../../lessons/dialogues/written-dialogues.ts';
import { lengthOf, PAUSE } from './draft.ts';
import { lessonScript } from './lesson-script.ts';
import { noteScript } from './note-script.ts';
import * as say from './phrases.ts';
import * as recaps from './recap-phrases.ts';
import { statedWays } from './spoken-ways.ts';
import { isQuestion, spokenQuestion, sentencesOf, spokenWords, unjoined } from './words.ts';
import { writtenScript } from './written-script.ts';

const LENGTHS: readonly PodcastMinutes[] = [5, 10, 20];
const SMALL_TALK = JSON.stringify([say, recaps]);

interface LessonScript {
  lesson: Lesson;
  minutes: PodcastMinutes;
  script: Script;
}

let lessons: readonly Lesson[];
/** As for books that nobody has written a dialogue for. */
let byRules: LessonScript[];
/** As for the books that come with Studia. */
let written: (LessonScript & { dialogue: Dialogue })[];
beforeAll(async () => {
  lessons = await writtenLessons();
  const talks = await Promise.all(
    lessons.map(async (lesson) => ({
      lesson,
      dialogue: await readWrittenDialogue(lesson.book_id, lesson.chapter),
    })),
  );
  const wish = ({ book_id }: Lesson, minutes: PodcastMinutes) => ({
    book: book_id,
    minutes,
    seed: `${book_id} ${minutes}`,
  });
  byRules = lessons.flatMap((lesson) =>
    LENGTHS.map((minutes) => ({ lesson, minutes, script: lessonScript(lesson, wish(lesson, minutes)) })),
  );
  written = talks.flatMap(({ lesson, dialogue }) =>
    dialogue
      ? LENGTHS.map((minutes) => ({
          lesson,
          minutes,
          dialogue,
          script: writtenScript(lesson, dialogue, wish(lesson, minutes)),
        }))
      : [],
  );
});

const named = ({ lesson, minutes }: LessonScript): string => `${lesson.book_id} ${lesson.chapter} ${minutes}`;

describe('the script of a chapter, for every lesson in every length', () => {
  it('is a dialogue: nobody holds a lecture, and both have a say', () => {
    for (const { script } of [...byRules, ...written]) {
      const hosts = script.lines.filter(({ speaker }) => speaker === 'host').length;
      expect(hosts / script.lines.length).toBeGreaterThan(0.3);
      let alone = 0;
      let longest = 0;
      for (const { speaker } of script.lines) {
        alone = speaker === 'explainer' ? alone + 1 : 0;
        longest = Math.max(longest, alone);
      }
      expect(longest).toBeLessThanOrEqual(6);
      expect(Math.max(...script.lines.map(({ text }) => text.length))).toBeLessThanOrEqual(
        PODCAST.lineCharacters,
      );
    }
  });

  it('says nothing twice', () => {
    const twice = [...byRules, ...written].flatMap((made) => {
      const sentences = made.script.lines
        .flatMap(({ text }) => sentencesOf(text))
        .filter((one) => spokenWords(one) > 7 && !SMALL_TALK.includes(one));
      return sentences
        .filter((one, at) => sentences.indexOf(one) !== at)
        .map((one) => `${named(made)}: ${one}`);
    });
    expect(twice).toEqual([]);
  });

  it('asks the listener with time to think', () => {
    for (const { script } of [...byRules, ...written])
      expect(script.lines.some(({ pause }) => pause >= PAUSE.wonder)).toBe(true);
  });
});

describe('a dialogue that was written for a chapter', () => {
  it('is there for every chapter, and about as long as was asked for', () => {
    expect(lessons.length).toBeGreaterThan(100);
    expect(written).toHaveLength(lessons.length * LENGTHS.length);
    const off = written.filter(({ minutes, script }) => {
      const ratio = lengthOf(script.lines) / (minutes * PODCAST.wordsPerMinute);
      return ratio < 0.7 || ratio > 1.2;
    });
    expect(off.map(named)).toEqual([]);
  });

  it('has the heart of every idea that it is about, and looks back at each at the end', () => {
    for (const { lesson, dialogue, script } of written) {
      const spoken = script.lines.map(({ text }) => text).join(' ');
      const ideas = lesson.ideas.filter(({ title }) => script.parts.includes(title));
      expect(ideas.length).toBeGreaterThan(1);
      for (const { id } of ideas)
        for (const { text } of [...(dialogue.ideas[id]?.heart ?? []), ...(dialogue.ideas[id]?.back ?? [])])
          expect(spoken).toContain(sentencesOf(plain(text))[0]);
      const [last] = dialogue.bye.slice(-1);
      expect(script.lines.at(-1)?.text).toContain(sentencesOf(plain(last?.text ?? '')).at(-1));
    }
  });

  it('has a page of the book behind what is explained', () => {
    const lineOf = (text: string): number =>
      spokenWords(
        sentencesOf(text)
          .filter((one) => !isQuestion(one))
          .join(' '),
      );
    const explained = written.flatMap(({ lesson, script }) => {
      const titles = new Set(lesson.ideas.map(({ title }) => title));
      return script.lines.filter(
        ({ speaker, text, part }) =>
          part > 0 && speaker === 'explainer' && lineOf(text) > 20 && titles.has(script.parts[part] ?? ''),
      );
    });
    expect(explained.length).toBeGreaterThan(written.length);
    expect(explained.filter(({ quote }) => quote === null).map(({ text }) => text)).toEqual([]);
  });

  it('gives time to think after a question, and then somebody else speaks', () => {
    for (const { script } of written) {
      const thinking = script.lines.filter(({ pause }) => pause >= 4);
      expect(thinking.length).toBeGreaterThanOrEqual(3);
      const alone = script.lines.filter(
        ({ pause, speaker }, at) => pause >= 4 && script.lines[at + 1]?.speaker === speaker,
      );
      expect(alone).toEqual([]);
    }
  });

  it('tells less in five minutes than in ten, and leaves no idea out in twenty', () => {
    for (const { lesson, minutes, script } of written) {
      const ideas = lesson.ideas.filter(({ title }) => script.parts.includes(title)).length;
      expect(ideas).toBe(Math.min(lesson.ideas.length, { 5: 2, 10: 4, 20: 6 }[minutes]));
    }
  });
});

describe('a script by rules', () => {
  it('is about as long as was asked for', () => {
    const off = byRules.filter(({ minutes, script }) => {
      const ratio = lengthOf(script.lines) / (minutes * PODCAST.wordsPerMinute);
      return ratio < 0.75 || ratio > 1.2;
    });
    expect(off.map(named)).toEqual([]);
  });

  it('has words of the book behind everything that the lesson claims', () => {
    const bare: string[] = [];
    for (const { lesson, script } of byRules) {
      const claims = lesson.ideas.flatMap(claimsOf);
      for (const { text, quote } of script.lines)
        if (quote === null && claims.some((claim) => text.includes(claim))) bare.push(text);
    }
    expect(bare).toEqual([]);
  });

  it('says nothing that neither the lesson nor small talk says', () => {
    for (const { lesson, script } of byRules.filter(({ minutes }) => minutes === 10)) {
      const known = wordsOf(
        `${JSON.stringify(lesson)} ${lesson.book_id} ${lesson.title} ${SMALL_TALK} Looking back Or A B C D It’s true false The word is blank Yes one two three four five six ideas`,
      );
      const foreign = script.lines.flatMap(({ text }) =>
        [...wordsOf(text)].filter((word) => !known.has(word)),
      );
      expect(foreign).toEqual([]);
    }
  });

  it('follows every pause to think with something', () => {
    for (const { script } of byRules)
      for (const [at, { pause, speaker }] of script.lines.entries()) {
        if (pause < PAUSE.wonder) continue;
        expect(script.lines[at + 1]).toBeDefined();
        expect(speaker).toBe('explainer');
      }
  });

  it('uses no formula more than twice', () => {
    const formulas = [...Object.values(say).flat(3), ...Object.values(recaps).flat(2)]
      .filter((one): one is string => typeof one === 'string')
      .flatMap((way) => way.split(/\{\w+\}/).map((one) => one.trim()))
      .filter((one) => spokenWords(one) >= 3);
    for (const { script } of byRules) {
      const spoken = script.lines.map(({ text }) => text).join('\n');
      const often = formulas.filter((one) => spoken.split(one).length > 3);
      expect(often).toEqual([]);
    }
  });

  it('has nothing in it that is only typed', () => {
    const typed = byRules.flatMap(({ script }) =>
      script.lines
        .filter(({ speaker }) => speaker === 'host')
        .flatMap(({ text }) =>
          /(?<![\p{L}’'.$\\])(?:u|ur|bc|tho|pls|cuz|thru|dont|doesnt|isnt|cant|whats|im)(?![\p{L}’'$_^])/u.test(
            text.replaceAll(/\$[^$]*\$/g, ''),
          )
            ? [text]
            : [],
        ),
    );
    expect(typed).toEqual([]);
  });

  it('looks back in other words than those that were heard', () => {
    for (const { lesson, script } of byRules) {
      const last = script.lines.filter(({ part }) => part === script.parts.length - 1);
      expect(lesson.ideas.filter(({ statement }) => last.some(({ text }) => text === statement))).toEqual([]);
    }
  });

  it('begins no two ideas with the same words', () => {
    for (const { script } of byRules) {
      const begun = script.parts.flatMap((_, part) => {
        const first = script.lines.find((line) => line.part === part);
        return first ? [first.text.split(/[“”]/)[0]?.trim() || first.text] : [];
      });
      expect(new Set(begun).size).toBe(begun.length);
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

/** As a line has it. */
const plain = (text: string): string => unjoined(text.replaceAll(/\s+/g, ' ').trim());

const claimsOf = ({ statement, simple, why, picture, misconceptions }: Idea): string[] =>
  [statement, simple, why, picture?.stops, ...misconceptions.map(({ wrong }) => wrong)]
    .flatMap((text) => sentencesOf(plain(text ?? '')))
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
  it('is stated in the most standard way, and not at all where nobody says it', () => {
    const names = new Map([['watt', 'Watt']]);
    expect(statedWays({ says: ['watt made the first steam engine', 'its bc of coal'] }, names)).toEqual([
      'Watt made the first steam engine',
    ]);
  });

  it('becomes something one says, or nothing', () => {
    expect(spokenQuestion('whats the base')).toBe('What’s the base?');
    expect(spokenQuestion('how do i know')).toBe('How do I know?');
    expect(spokenQuestion('newtons law', new Map())).toBeNull();
    expect(spokenQuestion('what is newtons law', new Map([['newtons', 'Newton’s']]))).toBe(
      'What is Newton’s law?',
    );
    expect(spokenQuestion('explain it with apples')).toBeNull();
  });
});
