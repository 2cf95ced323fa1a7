import { describe, expect, it } from 'vitest';
import { NEW_STATE, openedIdea, type State } from '../state/state.ts';
import type { Act } from '../understand/acts.ts';
import { NO_MATHS as NOTHING } from '../understand/no-maths.ts';
import type { Reading } from '../understand/reading.ts';
import { decide } from './decide.ts';

const reading = (act: Act, change: Partial<Reading> = {}): Reading => ({
  message: '',
  plain: '',
  act,
  certainty: 0.9,
  wish: null,
  maths: NOTHING,
  ideas: [],
  closest: null,
  near: [],
  exchanges: [],
  questions: [],
  answered: null,
  known: null,
  program: null,
  isClaim: false,
  leans: false,
  isOfTopic: false,
  subject: '',
  wantsSimple: false,
  isBroad: false,
  hasReason: false,
  isPersonal: false,
  isQuestion: false,
  whole: null,
  ...change,
});
const LEARNING: State = { ...NEW_STATE, focus: 'idea', idea: openedIdea('biology/leaf') };
const move = (state: State, messageReading: Reading) =>
  decide({ state, reading: messageReading, style: 'guide' });

describe('what students have said before', () => {
  const exchangeAt = (idea: string, certainty: number, covered: number, is = 'question') =>
    [
      {
        exchange: { idea, is, says: [], reply: '' },
        certainty,
        shared: covered * 6,
        isSaid: false,
        isNearlySaid: false,
        covered: 1,
      },
    ] as unknown as Reading['exchanges'];
  const asked = { plain: 'why does it do that so fast', isQuestion: true, leans: true };

  it('is answered where simple words were wished for and no lesson has them', () => {
    const simple = { plain: 'le chatelier explain like that', subject: 'le chatelier', wantsSimple: true };
    const messageReading = reading('concept', {
      ...simple,
      exchanges: exchangeAt('science/equilibrium', 0.6, 0.7),
    });
    expect(move(NEW_STATE, messageReading).kind).toBe('exchange');
  });

  it('goes before the lesson as a whole, unless it is quite unlikely', () => {
    const kindOf = (certainty: number) =>
      move(LEARNING, reading('why', { ...asked, exchanges: exchangeAt('biology/leaf', certainty, 0.3) }))
        .kind;
    expect([0.42, 0.2].map(kindOf)).toEqual(['exchange', 'exchange']);
    expect(kindOf(0.1)).toBe('explain idea');
  });

  it('leads out of the topic at hand only where it is likely', () => {
    const kindOf = (certainty: number) =>
      move(LEARNING, reading('why', { ...asked, exchanges: exchangeAt('history/rome', certainty, 0.6) }))
        .kind;
    expect(kindOf(0.3)).toBe('explain idea');
    expect(kindOf(0.5)).toBe('exchange');
  });

  it('that has only the small words of a message is heard where it is sure, or about the idea at hand', () => {
    const kindOf = (idea: string, certainty: number, covered: number) => {
      const [heard] = exchangeAt(idea, certainty, 0.6);
      const exchanges = heard ? [{ ...heard, covered }] : [];
      return move(LEARNING, reading('why', { ...asked, exchanges })).kind;
    };
    expect(kindOf('biology/root', 0.5, 0.2)).not.toBe('exchange');
    expect(kindOf('biology/root', 0.5, 0.8)).toBe('exchange');
    expect(kindOf('biology/root', 0.65, 0.2)).toBe('exchange');
    expect(kindOf('biology/leaf', 0.5, 0.2)).toBe('exchange');
  });

  it('what is told within a topic is met by something from elsewhere only where it is surer than a question', () => {
    const told = { plain: 'so the water goes up through the stem', isClaim: true, isQuestion: false };
    const kindOf = (certainty: number, change: Partial<Reading>) =>
      move(
        { ...LEARNING, turns: 2 },
        reading('answer', { ...told, ...change, exchanges: exchangeAt('history/rome', certainty, 0.6) }),
      ).kind;
    expect(kindOf(0.6, {})).not.toBe('exchange');
    expect(kindOf(0.75, {})).toBe('exchange');
    expect(kindOf(0.6, { ...asked, isClaim: false })).toBe('exchange');
  });

  it('where nothing is at hand, stays with the words of the opening', () => {
    const opened = { ...NEW_STATE, turns: 2, opening: 'we put liver into hydrogen peroxide at 70 degrees' };
    const kindOf = (says: string) => {
      const [heard] = exchangeAt('science/one', 0.45, 0.6);
      const exchanges = heard ? [{ ...heard, exchange: { ...heard.exchange, says: [says] } }] : [];
      return move(opened, reading('concept', { ...asked, exchanges })).kind;
    };
    expect(kindOf('why does hydrogen peroxide foam')).toBe('exchange');
    expect(kindOf('why do leaves fall')).not.toBe('exchange');
  });

  it('is heard in spite of mathematics only where it is out of doubt', () => {
    const calculation = { ...reading('check').maths, calculation: { isRight: true } };
    const kindOf = (certainty: number) => {
      const exchanges = exchangeAt('chemistry/ph', certainty, 0.6);
      return move(LEARNING, reading('check', { ...asked, maths: calculation as never, exchanges })).kind;
    };
    expect(kindOf(0.7)).not.toBe('exchange');
    expect(kindOf(0.9)).toBe('exchange');
  });
});
