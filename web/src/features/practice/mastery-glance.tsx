import type { SubjectProgress } from '@studia/contract/practice';
import { Link } from 'react-router';
import { subjectName } from '../../text/library.ts';
import { progressPageText as text } from '../../text/practice.ts';
import { MasteryBar } from '../../ui/feedback/mastery-bar.tsx';
import { NotLoaded } from '../../ui/feedback/not-loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useProgress } from './use-progress.ts';

/** More than these stand on the page of their own. */
const AT_FIRST = 3;

/** Mastery by subject in a few bars, and the way to all of it. */
export const MasteryGlance = () => {
  const { data, isPending, refetch } = useProgress();
  if (isPending) return <Skeleton label={text.glance} lines={2} />;
  if (!data) return <NotLoaded onRetry={() => void refetch()} />;
  if (data.subjects.length === 0) return <p className="text-ink-soft">{text.glanceNothing}</p>;
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
      <ul className="grid min-w-0 flex-1 basis-72 gap-2">
        {data.subjects.slice(0, AT_FIRST).map((subject) => (
          <li key={subject.subject}>
            <MasteryBar label={nameOf(subject)} alone={subject.alone} helped={subject.with_help} />
          </li>
        ))}
      </ul>
      <Link to="/progress" className="link reach text-ui">
        {text.all}
      </Link>
    </div>
  );
};

const nameOf = ({ subject }: SubjectProgress): string =>
  subject === null ? text.otherSubject : subjectName(subject);
