import type { Exchange } from '@studia/contract/lessons';

/** “Michaelis–Menten”, “Hess's law”, “the Hardy-Weinberg principle”: what is named after somebody is nothing else. */
const NAMED_AFTER: readonly RegExp[] = [
  /(?<![\p{L}\d])(\p{Lu}\p{Ll}{2,})[-–](\p{Lu}\p{Ll}{2,})(?!\p{L})/gu,
  /(?<![\p{L}\d])(?!(?:that|what|it|there|here|let|who|today|one|teacher|book|school|country)['’])(\p{L}{3,})['’]s (?:\d\p{Ll}+ |\p{Ll}+ )?(?:laws?|theorem|principle|equation|effect|paradox|theory|criterion|razor|constant)\b/giu,
];
const STEM = 5;

/** Whether something written names none of those after whom a message names what it is about. */
export const lacksName = (message: string): ((written: Exchange) => boolean) => {
  const names = NAMED_AFTER.flatMap((form) =>
    Array.from(message.matchAll(form), ([, ...parts]) =>
      parts.map((part) => part.slice(0, STEM).toLowerCase()),
    ),
  );
  if (names.length === 0) return () => false;
  return ({ idea, says, reply }) => {
    const there = [idea, ...says, reply].join(' ').toLowerCase();
    return names.every((parts) => parts.every((part) => !there.includes(part)));
  };
};
