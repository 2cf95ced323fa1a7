import type { Exchange, Idea, Lesson } from '@studia/contract/lessons';
import { PODCAST } from '@studia/contract/limits';
import type { PodcastMinutes, Script } from '@studia/contract/podcast';
import { beforeAll, describe, expect, it } from 'vitest';
import { writtenExchanges, writtenLessons } from '../../../../testing/starter-lessons.ts';
import { lengthOf, PAUSE } from './draft.ts';
import { lessonScript } from './lesson-script.ts';
import { noteScript } from './note-script.ts';
import * as say from './phrases.ts';
import * as recaps from './recap-phrases.ts';
import { askedWays, statedWays } from './spoken-ways.ts';
import { isQuestion, saidQuestion, sentencesOf, spokenWords, unjoined } from './words.ts';
import { beginWriting } from './writing.ts';

const LENGTHS: readonly PodcastMinutes[] = [5, 10, 20];
const SMALL_TALK = JSON.stringify([say, recaps]);

let lessons: readonly Lesson[];
let scripts: {
  lesson: Lesson;
  minutes: PodcastMinutes;
  script: Script;
  exchanges: readonly Exchange[];
  names: ReadonlyMap<string, string>;
}[];
beforeAll(async () => {
  lessons = await writtenLessons();
  const all = new Map<string, Exchange[]>();
  for (const one of await writtenExchanges()) all.set(one.idea, [...(all.get(one.idea) ?? []), one]);
  scripts = lessons.flatMap((lesson) => {
    const exchanges = lesson.ideas.flatMap(({ id }) => all.get(id) ?? []);
    const { names } = beginWriting(lesson.ideas, exchanges, '');
    return LENGTHS.map((minutes) => ({
      lesson,
      minutes,
      exchanges,
      names,
      script: lessonScript(lesson, {
        book: lesson.book_id,
        minutes,
        seed: `${lesson.book_id} ${minutes}`,
        exchanges,
      }),
    }));
  });
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
    for (const { lesson, script, exchanges } of scripts.filter(({ minutes }) => minutes === 10)) {
      const known = wordsOf(
        `${JSON.stringify(lesson)} ${JSON.stringify(exchanges)} ${lesson.book_id} ${lesson.title} ${SMALL_TALK} Looking back Or A B C D It’s true false The word is blank Yes one two three four five six ideas`,
      );
      const foreign = script.lines.flatMap(({ text }) =>
        [...wordsOf(text)].filter((word) => !known.has(word)),
      );
      expect(foreign).toEqual([]);
    }
  });

  it('follows every pause to think with its answer', () => {
    for (const { script, exchanges } of scripts)
      for (const [at, { text, pause, speaker }] of script.lines.entries()) {
        if (pause < PAUSE.wonder) continue;
        const next = script.lines[at + 1];
        expect(next).toBeDefined();
        expect(speaker).toBe('explainer');
        const thought = exchanges.find(
          (one) => one.thought && text.endsWith(plain(one.thought.question)),
        )?.thought;
        if (!thought) continue;
        const [answer = ''] = sentencesOf(plain(thought.told));
        expect(next?.speaker).toBe('host');
        expect(next?.text).toContain(sentencesOf(answer)[0]);
      }
  });

  it('answers everything that the host asks or states with the reply that was written for it', () => {
    let count = 0;
    for (const { script, exchanges, names } of scripts.filter(({ minutes }) => minutes === 10)) {
      const replies = exchanges.flatMap((one) =>
        (one.is === 'question' ? askedWays(one, names) : []).map((asked) => ({
          asked,
          reply: plain(one.reply),
        })),
      );
      for (const [at, { speaker, text }] of script.lines.entries()) {
        const found =
          speaker === 'host'
            ? replies.filter(({ asked }) => text.endsWith(` ${asked}`) || text === asked)
            : [];
        if (found.length === 0) continue;
        count += 1;
        const next = script.lines[at + 1]?.text ?? '';
        expect(
          found.some(
            ({ reply }) => reply.startsWith(next.slice(0, 20)) || next.startsWith(reply.slice(0, 20)),
          ),
        ).toBe(true);
      }
    }
    expect(count).toBeGreaterThan(200);
  });

  it('says nothing twice', () => {
    const twice = scripts.flatMap(({ lesson, minutes, script }) => {
      const said = script.lines
        .flatMap(({ text }) => sentencesOf(text))
        .filter((one) => spokenWords(one) > 7 && !SMALL_TALK.includes(one));
      return said
        .filter((one, at) => said.indexOf(one) !== at)
        .map((one) => `${lesson.title} ${minutes}: ${one}`);
    });
    expect(twice).toEqual([]);
  });

  it('uses no formula more than twice', () => {
    const formulas = [...Object.values(say).flat(3), ...Object.values(recaps).flat(2)]
      .filter((one): one is string => typeof one === 'string')
      .flatMap((way) => way.split(/\{\w+\}/).map((one) => one.trim()))
      .filter((one) => spokenWords(one) >= 3);
    for (const { script } of scripts) {
      const spoken = script.lines.map(({ text }) => text).join('\n');
      const often = formulas.filter((one) => spoken.split(one).length > 3);
      expect(often).toEqual([]);
    }
  });

  it('has nothing in it that is only typed', () => {
    const typed = scripts.flatMap(({ script }) =>
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
    for (const { lesson, script } of scripts) {
      const last = script.lines.filter(({ part }) => part === script.parts.length - 1);
      expect(lesson.ideas.filter(({ statement }) => last.some(({ text }) => text === statement))).toEqual([]);
    }
  });

  it('begins no two ideas with the same words, and asks the listener with time to think', () => {
    for (const { script } of scripts) {
      const begun = script.parts.flatMap((_, part) => {
        const first = script.lines.find((line) => line.part === part);
        return first ? [first.text.split(/[“”]/)[0]?.trim() || first.text] : [];
      });
      expect(new Set(begun).size).toBe(begun.length);
      // What can be chosen from stands after the question, and so does “I’ll wait”.
      const asked = script.lines.filter(({ pause }, at) => {
        const heard = `${script.lines[at - 1]?.text ?? ''} ${script.lines[at]?.text ?? ''}`;
        return pause >= PAUSE.think && sentencesOf(heard).some(isQuestion);
      });
      expect(asked.length).toBeGreaterThan(0);
      expect(script.lines.filter(({ pause }) => pause >= 3).length).toBeGreaterThanOrEqual(3);
    }
  });

  it('is written the same way from the same seed, and another way from another', () => {
    const [lesson] = lessons;
    if (!lesson) throw new Error('There is no lesson.');
    const write = (seed: string) =>
      lessonScript(lesson, { book: 'A book', minutes: 10, seed, exchanges: [] });
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
      { book: 'Insects', minutes: 5, seed: 'x', exchanges: [] },
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
  it('is asked and stated in the most standard way, and not at all where nobody says it', () => {
    const says = ['why do u need it tho', 'why dont plants eat soil', 'plants + soil??'];
    expect(askedWays({ says }, new Map())).toEqual(['Why don’t plants eat soil?']);
    const names = new Map([['watt', 'Watt']]);
    expect(statedWays({ says: ['watt made the first steam engine', 'its bc of coal'] }, names)).toEqual([
      'Watt made the first steam engine',
    ]);
  });

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
