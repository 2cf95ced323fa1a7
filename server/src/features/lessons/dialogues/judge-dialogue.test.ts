import { describe, expect, it } from 'vitest';
import { judgeWrittenDialogue } from './written-dialogues.ts';

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');
const lines = (count: number): object[] => [{ host: words(count / 2) }, { explainer: words(count / 2) }];
const long = (count: number): object[] => Array.from({ length: count / 20 }, () => ({ host: words(20) }));
const asking = [{ explainer: words(40), pause: 5 }, { host: words(40) }];

const good = {
  hello: lines(60),
  ideas: { one: { heart: long(160), scenes: [asking, lines(80)], back: lines(30) } },
  bye: lines(30),
};
const judged = (dialogue: object, ideas = ['one']): string[] =>
  judgeWrittenDialogue(JSON.stringify(dialogue), ideas).map(({ sentence }) => sentence);

describe('the dialogue of a chapter', () => {
  it('is accepted when it has every idea in the right length', () => {
    expect(judged(good)).toEqual([]);
  });

  it('is refused for an idea too few, an idea too many, and what is too long or too short', () => {
    expect(judged(good, ['one', 'two'])).toEqual(['ideas: nobody talks about “two”']);
    expect(judged(good, [])).toEqual(['ideas.one: is no idea of this lesson']);
    expect(judged({ ...good, bye: lines(4) })).toEqual(['bye: has 4 words (15 to 55)']);
    const spun = { ...good.ideas.one, heart: [{ host: words(60) }, ...long(100)] };
    expect(judged({ ...good, ideas: { one: spun } })).toEqual(['ideas.one.heart.0: is longer than 48 words']);
  });

  it('is refused where nobody can say it, nobody may think, or nobody speaks', () => {
    const formula = [{ host: `${words(20)} $x^2$` }, { explainer: words(20) }];
    expect(judged({ ...good, hello: formula })).toEqual(['hello.0: has a sign that nobody can say']);
    const hasty = { ...good.ideas.one, scenes: [lines(80), lines(80)] };
    expect(judged({ ...good, ideas: { one: hasty } })).toEqual([
      'ideas.one.scenes: no scene gives the listener time to think',
    ]);
    expect(judged({ ...good, bye: [{ dog: 'Woof.' }, { host: words(20) }] })).not.toEqual([]);
  });
});
