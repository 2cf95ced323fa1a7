import type { Reading } from './read-passage.ts';

/** How surely a sentence says what the asked thing is, from 0 to 1; never where a question asks something else. */
export type DefinitionTest = (sentence: string, terms: readonly string[]) => number;

/** Tells definitions by what a question asks the meaning of. */
export const definitionTest = (question: string, reading: Reading): DefinitionTest => {
  const inChinese = chineseThing(question);
  if (inChinese !== undefined) return chineseTest(inChinese);
  const asked = askedThing(question, reading);
  return (sentence, terms) => definition(sentence, terms, asked);
};

// German, French and Spanish forms were tried too: textbooks there define in other words, and a question was lost.
const DEFINING =
  /^\s*(?:what(?:'s|’s| is| are| was| were| does| do)|define|meaning of|what do you mean by|who (?:is|was|are|were)|tell me about|explain|describe)\b/i;

const askedThing = (question: string, { termsOf }: Reading): readonly string[] =>
  DEFINING.test(question) ? termsOf(question.replaceAll(/\b(?:means?|called|explain|describe)\b/gi, '')) : [];

const SAYS_WHAT = /\b(?:is|are|was|were|means|is called|are called)\b|:/;

/** Wholly, if it begins with the thing. */
const definition = (text: string, terms: readonly string[], asked: readonly string[]): number => {
  const within = (first: number): boolean =>
    asked.every((term) => {
      const place = terms.indexOf(term);
      return place !== -1 && place < asked.length + first;
    });
  if (asked.length === 0 || !within(2) || !SAYS_WHAT.test(text)) return 0;
  return within(0) ? 1 : 0.4;
};

const CHINESE_QUESTIONS = [
  /^(?:请问|請問)?(?:什么|什麼|甚么)(?:是|叫|叫做|叫作)(?<thing>\p{Script=Han}{1,8})[?？。]*$/u,
  /^(?<thing>\p{Script=Han}{1,8}?)(?:到底)?(?:是|叫|指|指的是|表示|代表|说明|說明|告诉我们|告訴我們)(?:什么|什麼|啥)(?:意思|东西|東西)?[?？。]*$/u,
  /^(?<thing>\p{Script=Han}{1,8}?)是?(?:怎么|怎麼|怎样|怎樣|如何)(?:发生|發生|形成|产生|產生)的?[?？。]*$/u,
];

const chineseThing = (question: string): string | undefined => {
  for (const asks of CHINESE_QUESTIONS) {
    const thing = asks.exec(question.trim())?.groups?.['thing'];
    if (thing !== undefined) return thing;
  }
  return undefined;
};

/** A definition begins with the thing and `is`, or ends a clause with `is called` and the thing. */
const chineseTest = (thing: string): DefinitionTest => {
  const defines = new RegExp(
    `^${thing}(?:就)?(?:是|指|叫|即|表示)|(?:叫|叫做|叫作|称为|稱為|称作|称之为|便是|就是|这是|即|即为)[“「"]?${thing}(?:[”」",，。;；:：、]|$)`,
    'u',
  );
  return (sentence) => (defines.test(sentence) ? 1 : 0);
};
