import type { Correction, Message, TurnEvent } from '@studia/contract/chat';
import type { MessageId } from '@studia/contract/ids';
import type { Quote } from '@studia/contract/proof';
import { describe, expect, it } from 'vitest';
import { hear, isPassedOver, type Coming } from './thread.ts';

const heard = (...events: TurnEvent[]): Coming | null => events.reduce<Coming | null>(hear, null);
const start: TurnEvent = { type: 'start', message_id: 'a1' as MessageId };
const says = (text: string): TurnEvent => ({ type: 'delta', text });
const algebra = (sentence: string, correction?: Correction): TurnEvent => ({
  type: 'tool',
  tool: 'algebra',
  sentence,
  ...(correction && { correction }),
});

it('an answer grows by what is heard', () => {
  expect(heard(start, says('2x '), says('= 8'))).toMatchObject({ id: 'a1', text: '2x = 8' });
});

it('a correction is applied to its line, whatever has been said since', () => {
  const events = [
    start,
    says('x = 5\nso x = 5\nx = 5'),
    algebra('Put right', { line: 1, was: 'x = 5', now: 'x = 4' }),
  ];
  expect(heard(...events)?.text).toBe('x = 5\nso x = 4\nx = 5');
  expect(heard(...events, says('!'))?.text).toBe('x = 5\nso x = 4\nx = 5!');
});

it('a correction of something that is not there changes nothing', () => {
  expect(heard(start, says('x = 5'), algebra('Put right', { line: 0, was: 'y', now: 'z' }))?.text).toBe(
    'x = 5',
  );
});

it('what the tutor does is told until it goes on speaking', () => {
  expect(heard(start, algebra('Looks into your books'))?.doing).toBe('Looks into your books');
  expect(heard(start, algebra('Looks into your books'), says('So'))?.doing).toBeNull();
});

it('quotes stand under their numbers', () => {
  const quote = { title: 'Algebra', page: 4 } as Quote;
  expect(heard(start, { type: 'citation', number: 1, quote })?.quotes).toEqual([quote]);
});

it('nothing is heard before the start', () => {
  expect(heard(says('early'))).toBeNull();
});

describe('a question that the conversation went on without', () => {
  const said = (id: string, type: Message['type'], content: string): Message => ({
    id: id as MessageId,
    type,
    content,
    timestamp: '',
  });
  const [seven, nine, no] = [
    said('m1', 'user', 'Is 7 prime?'),
    said('m2', 'user', 'Is 9 prime?'),
    said('a2', 'assistant', 'No'),
  ];
  const passedOver = (messages: Message[], unsent: MessageId[] = []) =>
    messages.filter((_, index) => isPassedOver({ messages, unsent }, index)).map(({ id }) => id);

  it('is passed over', () => {
    expect(passedOver([seven, nine, no])).toEqual(['m1']);
  });

  it('is so no more once it was asked again', () => {
    expect(passedOver([seven, nine, no, said('m3', 'user', 'Is 7 prime?')])).toEqual([]);
  });

  it('is not one that waits to be sent, or that the tutor is about to answer', () => {
    expect(passedOver([seven, nine], [seven.id, nine.id])).toEqual([]);
    expect(passedOver([nine, no, seven])).toEqual([]);
  });
});
