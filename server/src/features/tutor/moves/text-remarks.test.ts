import { describe, expect, it } from 'vitest';
import { kindOf, lookAt } from './text-remarks.ts';

const remarksOn = (text: string, spoken: string): string[] =>
  lookAt(text, kindOf(text, spoken)).better.map(({ id }) => id);

describe('what is seen in a text', () => {
  it.each([
    [
      'It was a dark night and I was very scared and I ran and hid.',
      'my story',
      ['told', 'worn out', 'ands'],
    ],
    ['Something scratched at the window. I held my breath.', 'my story', []],
    ['The dragon sayed I can not do it.', 'my story', ['spoken', 'verb']],
    ['The rain drummed on the roof and Mia hided under the table.', 'my story', ['verb']],
    ['She needed a leaded window and waited, ashamed.', 'my story', []],
    ['Social media has both positive and negative effects.', 'is this an ok thesis', ['fence']],
    ['Shakespeare uses a lot of blood imagery.', 'my thesis', ['no reason']],
    ['Shakespeare uses blood imagery to show guilt.', 'my thesis', []],
    ['In this essay I am going to tell you about phones.', 'my essay', ['announced']],
    ['Dear Mr Kolb, why do you always embarrass me?', 'an email', ['attack']],
  ])('is there to see: %s', (text, spoken, seen) => {
    expect(remarksOn(text, spoken)).toEqual(seen);
  });

  it('is praised in its own words, and nothing that tells a feeling is praised for showing it', () => {
    expect(lookAt('I held my breath, then I ran.', 'story').good).toContain('“held my breath”');
    expect(lookAt('Lena was very angry.', 'story').good).toBeNull();
    expect(lookAt('Phones have been everywhere since 2007.', 'claim').good).toBeNull();
    expect(lookAt('This must be the best play of all.', 'claim').good).toBeNull();
    expect(lookAt('Phones should stay at home, because they tempt us.', 'claim').good).toMatch(/^“should/);
  });

  it('is quoted by the words that raised the remark', () => {
    const letter = 'Dear Tom, thank you for your help. But you never answer me.';
    expect(lookAt(letter, 'letter').better[0]?.remark).toMatch(/^“you never answer me”/);
  });
});
