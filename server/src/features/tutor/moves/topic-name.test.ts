import { expect, it } from 'vitest';
import { topicName } from './topic-name.ts';

it.each([
  ['i have a chem test on friday', 'Chemistry'],
  ['sat math in 3 weeks', 'SAT math'],
  ['organic chemistry final tomorrow', 'Organic chemistry'],
  ['bio, history and math', 'Biology, Mathematics, History'],
  ['i need a plan for the french revolution', 'French revolution'],
  ['help me please', ''],
  ['i have so much to do and i really do not know where i should begin with all of it', ''],
])('a plan for “%s” is named %j', (message, name) => {
  expect(topicName(message)).toBe(name);
});
