import { HELP, type HelpAnswer } from '@studia/contract/help';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { findAnswers } from './calls.ts';

/** How long somebody must pause before it is searched for. */
const PAUSE = 250;

/** The answers that fit what was typed: by meaning from the server, by plain words while it can't be reached. */
export const useFoundAnswers = (typed: string, answers: readonly HelpAnswer[]) => {
  const question = useSettled(typed.trim().slice(0, HELP.questionCharacters));
  const { data, isError, isFetching } = useQuery({
    queryKey: ['help', 'find', question],
    queryFn: ({ signal }) => findAnswers(question, signal),
    enabled: question !== '',
    placeholderData: (before) => before,
    retry: false,
  });
  if (question === '') return { found: null, failed: false, searching: typed.trim() !== '' };
  const found = isError
    ? answers.filter((answer) => holdsEveryWord(answer, question))
    : data?.flatMap(({ id }) => answers.filter((answer) => answer.id === id));
  return { found: found ?? null, failed: isError, searching: isFetching };
};

const holdsEveryWord = ({ question, answer }: HelpAnswer, asked: string): boolean => {
  const text = `${question} ${answer}`.toLowerCase();
  return asked
    .toLowerCase()
    .split(/\W+/)
    .every((word) => text.includes(word));
};

const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
