import { BookId, PlanId, type WorkingSessionId } from '@studia/contract/ids';
import type { LiveSubject } from '@studia/contract/live-events';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AnswerField, answerFrom } from '../../features/lessons/question/answer-field.tsx';
import { OpenRoom } from '../../features/live/open-room.tsx';
import { PastLessons } from '../../features/live/start/past-lessons.tsx';
import { StartLesson } from '../../features/live/start/start-lesson.tsx';
import { liveText as text } from '../../text/live.ts';
import { pageTitles } from '../../text/page-titles.ts';
import { PageHead } from '../page-head.tsx';

const PARTS = { AnswerField, answerFrom };

/** The live tutor (SPEC 2.1). `direct=true` asks only what to do; `lesson` opens one, the others say what it is about. */
export default function WorkingSessionPage() {
  const [parameters, setParameters] = useSearchParams();
  const [begun, setBegun] = useState<string | null>(null);
  const [usedUp, setUsedUp] = useState(false);
  const lesson = parameters.get('lesson');
  if (lesson !== null)
    return (
      <div className="mx-auto w-full max-w-6xl px-4 py-4 sm:px-6 sm:py-6">
        <PageHead title={pageTitles.workingSession} noIndex />
        <OpenRoom
          key={lesson}
          id={lesson as WorkingSessionId}
          isNew={begun === lesson}
          parts={PARTS}
          onLeave={() => setParameters({ direct: 'true' })}
        />
      </div>
    );
  const subject = subjectIn(parameters);
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] content-start gap-8 px-4 py-8 sm:px-6 sm:py-12">
      <PageHead title={pageTitles.workingSession} noIndex />
      <header>
        <h1 className="font-serif text-3xl font-semibold">{text.title}</h1>
        <p className="mt-2 max-w-xl text-ink-soft">{text.lead}</p>
      </header>
      <StartLesson
        subject={subject}
        onBegun={({ id }) => {
          setBegun(id);
          setParameters({ lesson: id });
        }}
        onUsedUp={() => setUsedUp(true)}
      />
      {(usedUp || parameters.get('direct') !== 'true') && <PastLessons />}
    </div>
  );
}

/** What the address says the lesson is about. */
const subjectIn = (parameters: URLSearchParams): LiveSubject | null => {
  const book = BookId.safeParse(parameters.get('book')).data;
  const chapter = Number(parameters.get('chapter') ?? Number.NaN);
  if (book !== undefined && Number.isInteger(chapter) && chapter >= 0)
    return { kind: 'chapter', book, chapter };
  const plan = PlanId.safeParse(parameters.get('plan')).data;
  const item = parameters.get('item');
  if (plan !== undefined && item !== null) return { kind: 'plan', plan, item };
  const topic = parameters.get('topic');
  return topic === null || topic.trim() === '' ? null : { kind: 'topic', text: topic };
};
