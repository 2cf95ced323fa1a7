import type { Language } from '../../../ports/language/port.ts';
import { makeAnswersTo } from '../definitions.ts';
import { makeTopicQuestions } from '../topics.ts';
import type { ExchangeTable } from './exchange-table.ts';
import { makeHearExchanges, type MessageInThread } from './hear-exchanges.ts';

interface Dependencies {
  table: ExchangeTable;
  /** The model that made its rows: those of another can't be compared. */
  model: string;
  language: Pick<Language, 'wordsOf'>;
}

/** What can be asked about everything that students say; what goes in and out is plain data, which can be copied to another thread. */
const makeQuestions = ({ model, ...dependencies }: Dependencies) => {
  const hear = makeHearExchanges(dependencies);
  const { topics, exchangesAbout } = makeTopicQuestions(dependencies.table);
  return {
    /** What a message says of it. */
    hear: (message: MessageInThread & { model: string }) => (message.model === model ? hear(message) : []),
    /** What is answered to who asks for a word. */
    answersTo: makeAnswersTo(dependencies.table),
    /** Every idea and topic that something is written about. */
    topics: () => topics(),
    /** All that is written about one of them. */
    exchangesAbout,
  };
};

/** What can be asked, by name. */
export type ExchangeQuestions = ReturnType<typeof makeQuestions>;

/** Answers questions that come from another thread. */
export const answerExchangeQuestions = (
  dependencies: Dependencies,
): ((name: string, input: unknown) => unknown) => {
  const questions: Readonly<Record<string, (input: never) => unknown>> = makeQuestions(dependencies);
  return (name, input) => {
    const question = questions[name];
    if (!question) throw new Error(`There is no question “${name}”.`);
    return question(input as never);
  };
};
