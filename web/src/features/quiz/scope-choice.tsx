import { lessons } from '@studia/contract/lessons';
import type { QuizScope } from '@studia/contract/quiz';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import { newQuizText as text, spotTitles } from '../../text/quiz.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';

/** A book that one can be quizzed on. */
export interface ChoosableBook {
  id: string;
  title: string;
}

interface Props {
  scope: QuizScope | null;
  books: readonly ChoosableBook[];
  onScope: (scope: QuizScope | null) => void;
}

const SPOTS = ['weak', 'lost'] as const;
const isSpot = (value: string): value is (typeof SPOTS)[number] => value === 'weak' || value === 'lost';

/** What to be quizzed on. A link that brought something smaller along keeps it until something else is chosen. */
export const BookChoice = ({ scope, books, onScope }: Props) => {
  const isWholeBook = scope?.book !== undefined && scope.page === undefined && !scope.spots;
  const chosen = isWholeBook ? (scope.book ?? '') : (scope?.spots ?? '');
  const choose = (value: string): void => {
    if (value === '') onScope(null);
    else onScope(isSpot(value) ? { spots: value } : { book: value });
  };
  return (
    <div className="grid max-w-md gap-5">
      <Field label={text.chooseBook}>
        <Select
          value={chosen}
          placeholder={text.choosePlaceholder}
          options={[
            ...SPOTS.map((value) => ({ value, label: spotTitles[value] })),
            ...books.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={(event) => choose(event.target.value)}
        />
      </Field>
      {isWholeBook && scope.book !== undefined && (
        <ChapterChoice book={scope.book} chosen={scope.chapters ?? []} onScope={onScope} />
      )}
    </div>
  );
};

interface ChapterProps {
  book: string;
  chosen: readonly number[];
  onScope: Props['onScope'];
}

const ChapterChoice = ({ book, chosen, onScope }: ChapterProps) => {
  const { data = [] } = useQuery({
    queryKey: ['lessons', book],
    queryFn: async () => (await call(lessons.ofBook, { params: { book } })).lessons,
  });
  if (data.length === 0) return null;
  const toggle = (chapter: number): void => {
    const chapters = chosen.includes(chapter)
      ? chosen.filter((one) => one !== chapter)
      : [...chosen, chapter].toSorted((one, other) => one - other);
    onScope(chapters.length === 0 ? { book } : { book, chapters });
  };
  return (
    <details open={chosen.length > 0}>
      <summary className="min-h-11 py-2.5 text-ui font-semibold">
        {text.chooseChapters}
        {chosen.length > 0 && (
          <span className="font-normal text-ink-soft"> · {text.chosen(chosen.length)}</span>
        )}
      </summary>
      <p className="text-sm text-ink-soft">{text.allChapters}</p>
      <ul className="mt-1">
        {data.map(({ chapter, title }) => (
          <li key={chapter}>
            <Checkbox checked={chosen.includes(chapter)} onChange={() => toggle(chapter)}>
              {title}
            </Checkbox>
          </li>
        ))}
      </ul>
    </details>
  );
};
