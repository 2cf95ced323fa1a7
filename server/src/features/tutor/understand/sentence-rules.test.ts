import { describe, expect, it } from 'vitest';
import { judgeSentence, rulesTaughtBy, type SentenceRule } from './sentence-rules.ts';

const isRight = (message: string, rule: SentenceRule) => judgeSentence(message, [rule])?.isRight;

describe('a sentence of one’s own with speech in it', () => {
  it.each([
    '"I want a dog," said Mia. like that',
    '“Stop!” he shouted.',
    'She asked, "Can we go now?"',
    '"Are we there yet?" asked Tom.',
  ])('is right: %s', (message) => expect(isRight(message, 'speech')).toBe(true));

  it.each([
    '"I want a dog said Mia."',
    '"I want a dog" said Mia.',
    '"I want a dog", said Mia.',
    '"I want a dog." said Mia.',
    'what if its a question. "Can I have a dog," she asked?',
    '"Come here!" He shouted.',
    'Mia said "I want a dog."',
    'Mia said, "i want a dog."',
  ])('is not yet right: %s', (message) => expect(isRight(message, 'speech')).toBe(false));

  it.each(['where do the talking marks go', 'is "dog" a noun', '"hello"', 'he said that he was tired'])(
    'is not seen in %s',
    (message) => expect(isRight(message, 'speech')).toBeUndefined(),
  );
});

describe('two sentences in one', () => {
  it.each([
    'i fixed it: I was late because the bus broke down.',
    'what about "I was late, so I ran."',
    "is 'When the bell rang, we left.' ok",
    'I was tired; however, I stayed up.',
    'The bus was late; we missed the first scene.',
    '"It was cold, but we went out."',
  ])('are joined well in: %s', (message) => expect(isRight(message, 'joining')).toBe(true));

  it.each([
    'I like pizza; because its good. did i do it right',
    'The dog barked; and the cat ran.',
    "so like 'I was late, the bus broke down.' thats one?",
    "can i just put however in. 'I was tired, however I stayed up.'",
    'It was raining, we stayed inside.',
    'The movie was long, we left early. so that one is fine because theres a comma',
    'I was tired, however, I finished my essay. ok now?',
  ])('hang on a comma in: %s', (message) => expect(isRight(message, 'joining')).toBe(false));

  it.each([
    'i like apples, pears and plums',
    'why is that wrong, i dont get it?',
    'In the morning, we left.',
    'so a comma alone is too weak',
    'I got it, I was wrong.',
    'This is hard, I am lost.',
    'I was late because the bus broke down we ran.',
    'I was tired, so I went home it was late.',
    '"When the bell, we left."',
    "'Running down the street, he fell.'",
  ])('are not seen in: %s', (message) => expect(isRight(message, 'joining')).toBeUndefined());
});

it('is asked for only where its rule is taught', () => {
  expect(rulesTaughtBy('english-writing/speech-marks')).toEqual(['speech']);
  expect(rulesTaughtBy('language/comma-splices-and-run-ons')).toEqual(['speech', 'joining']);
  expect(rulesTaughtBy('biology/what-blood-carries')).toEqual([]);
  expect(rulesTaughtBy(null)).toEqual([]);
});
