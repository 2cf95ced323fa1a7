import type { LiveSubject } from '@studia/contract/live-events';

type LessonSubject = Exclude<LiveSubject, { kind: 'open' } | { kind: 'photo' }>;
const MOST = 1_000;

/** Where a live lesson begins that is about something: a chapter, a step of a plan, a topic or an exercise. */
export const newLiveAddress = (subject: LessonSubject): string => {
  const search = new URLSearchParams(
    subject.kind === 'topic'
      ? { topic: subject.text.slice(0, MOST) }
      : subject.kind === 'plan'
        ? { plan: subject.plan, item: subject.item }
        : { book: subject.book, chapter: String(subject.chapter) },
  );
  return `/working-session?${search.toString()}`;
};
