import type { WorkingSessionId } from '@studia/contract/ids';
import type { LiveSession } from '@studia/contract/live';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { sentenceOf } from '../../../text/errors.ts';
import { liveText as text } from '../../../text/live.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { lessonAddress } from '../addresses.ts';
import { listLessons, removeLesson } from '../calls.ts';

const KEY = ['live'] as const;

const day = (moment: string): string => new Date(moment).toLocaleDateString('en', { dateStyle: 'medium' });

/** Lessons from before: to go on with, or to watch again. */
export const PastLessons = () => {
  const { data: lessons, error } = useQuery({ queryKey: KEY, queryFn: listLessons });
  const [asked, setAsked] = useState<LiveSession | null>(null);
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: (id: WorkingSessionId) => removeLesson(id),
    onSuccess: async () => {
      setAsked(null);
      toast.good(text.removed);
      await queries.invalidateQueries({ queryKey: KEY });
    },
    onError: (problem) => toast.bad(sentenceOf(problem, text.removeFailed)),
  });
  if (error) return <Notice tone="bad">{sentenceOf(error, text.listFailed)}</Notice>;
  if (!lessons || lessons.length === 0) return null;
  return (
    <section aria-labelledby="past-lessons">
      <h2 id="past-lessons" className="font-serif text-xl font-semibold">
        {text.continueTitle}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {lessons.map((lesson) => (
          <li key={lesson.id} className="flex items-center gap-3 py-2">
            <div className="min-w-0 flex-1">
              <Link to={lessonAddress(lesson.id)} className="link block truncate font-semibold">
                {lesson.topic === '' ? text.noTopicYet : lesson.topic}
              </Link>
              <p className="text-sm text-ink-soft">
                {text[lesson.phase]} · {day(lesson.updated_at)}
              </p>
            </div>
            <IconButton
              icon={Trash2}
              label={text.remove(lesson.topic === '' ? text.noTopicYet : lesson.topic)}
              onClick={() => setAsked(lesson)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title={text.removeTitle}
        question={text.removeBody}
        cancelLabel={text.cancel}
        confirmLabel={text.removeYes}
        danger
        busy={remove.isPending && text.removeYes}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && remove.mutate(asked.id)}
      />
    </section>
  );
};
