import { TurnEvent } from '@studia/contract/chat';

/** The events in the text of a stream; each must keep the contract and bear its own name. */
export const eventsIn = (text: string): TurnEvent[] =>
  text
    .split('\n\n')
    .filter((block) => block !== '' && !block.startsWith(':'))
    .map((block) => {
      const [name, data, ...rest] = block.split('\n');
      const event = TurnEvent.parse(JSON.parse(data?.replace(/^data: /, '') ?? ''));
      if (name !== `event: ${event.type}` || rest.length > 0) throw new Error(`a broken event: ${block}`);
      return event;
    });

/** What a stream said, put together. */
export const textOf = (events: readonly TurnEvent[]): string =>
  events.map((event) => (event.type === 'delta' ? event.text : '')).join('');
