import type { Correction, Message, TurnEvent } from '@studia/contract/chat';
import type { MessageId } from '@studia/contract/ids';
import type { Quote } from '@studia/contract/proof';
import { describe, expect, it } from 'vitest';
import { hear, isPassedOver, type Coming } from './thread.ts';

const comingFrom = (...events: TurnEvent[]): Coming | null => events.reduce<Coming | null>(hear, null);
const start: TurnEvent = { type: 'start', message_id: 'a1' as MessageId };
const says = (text: string): TurnEvent => ({ type: 'delta', text });
const algebra = (sentence: string, correction?: Correction): TurnEvent => ({
  type: 'tool',
  tool: 'algebra',
  sentence,
  ...(correction && { correction }),
});

it('an answer grows by what is heard', () => {
  expect(comingFrom(start, says('2x '), says('= 8'))).toMatchObject({ id: 'a1', text: '2x = 8' });
});

it('a correction is applied to its line, whatever has been said since', () => {
  const events = [
    start,
    says('x = 5\nso x = 5\nx = 5'),
    algebra('Put right', { line: 1, was: 'x = 5', now: 'x = 4' }),
  ];
  expect(comingFrom(...events)?.text).toBe('x = 5\nso x = 4\nx = 5');
  expect(comingFrom(...events, says('!'))?.text).toBe('x = 5\nso x = 4\nx = 5!');
});

it('a correction of something that is not there changes nothing', () => {
  expect(comingFrom(start, says('x = 5'), algebra('Put right', { line: 0, was: 'y', now: 'z' }))?.text).toBe(
    'x = 5',
  );
});

it('what the tutor does is told until it goes on speaking', () => {
  expect(comingFrom(start, algebra('Looks into your books'))?.doing).toBe('Looks into your books');
  expect(comingFrom(start, algebra('Looks into your books'), says('So'))?.doing).toBeNull();
});

it('quotes stand under their numbers', () => {
  const quote = { title: 'Algebra', page: 4 } as Quote;
  expect(comingFrom(start, { type: 'citation', number: 1, quote })?.quotes).toEqual([quote]);
});

it('nothing is heard before the start', () => {
  expect(comingFrom(says('early'))).toBeNull();
});

describe('a question that the conversation went on without', () => {
  const messageOf = (id: string, type: Message['type'], content: string): Message => ({
    id: id as MessageId,
    type,
    content,
    timestamp: '',
  });
  const [seven, nine, no] = [
    messageOf('m1', 'user', 'Is 7 prime?'),
    messageOf('m2', 'user', 'Is 9 prime?'),
    messageOf('a2', 'assistant', 'No'),
  ];
  const passedOver = (messages: Message[], unsent: MessageId[] = []) =>
    messages.filter((_, index) => isPassedOver({ messages, unsent }, index)).map(({ id }) => id);

  it('is passed over', () => {
    expect(passedOver([seven, nine, no])).toEqual(['m1']);
  });

  it('is so no more once it was asked again', () => {
    expect(passedOver([seven, nine, no, messageOf('m3', 'user', 'Is 7 prime?')])).toEqual([]);
  });

  it('is not one that waits to be sent, or that the tutor is about to answer', () => {
    expect(passedOver([seven, nine], [seven.id, nine.id])).toEqual([]);
    expect(passedOver([nine, no, seven])).toEqual([]);
  });
});
