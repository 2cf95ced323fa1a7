import type { SubjectProgress } from '@studia/contract/practice';
import { progressPageText as text, reportText } from '../../text/practice.ts';

const share = (value: number | null): string => (value === null ? text.none : text.percent(value));

/** Every idea that was tried, as a table: one part for each chapter. */
export const MasteryTable = ({ subjects }: { subjects: readonly SubjectProgress[] }) => (
  <>
    {subjects.flatMap(({ books }) =>
      books.map((book) => (
        <table key={book.id} className="mt-6 w-full text-ui tabular-nums">
          <caption className="pb-1 text-left font-serif text-lg font-semibold">{book.title}</caption>
          <thead>
            <tr className="border-b border-edge text-ink-soft">
              <th scope="col" className="py-2 text-left font-medium">
                {text.columns.idea}
              </th>
              {[text.columns.alone, text.columns.helped, text.columns.answers].map((column) => (
                <th key={column} scope="col" className="py-2 pl-3 text-right font-medium">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {book.chapters
            .filter(({ tried }) => tried.length > 0)
            .map(({ chapter, title, alone, with_help, mastered, ideas, tried }) => (
              <tbody key={chapter}>
                <tr className="border-b border-line">
                  <th scope="rowgroup" className="py-2 text-left font-semibold">
                    {title}
                    <span className="block text-sm font-normal text-ink-soft">
                      {reportText.mastered}: {mastered} / {ideas}
                    </span>
                  </th>
                  <td className="py-2 pl-3 text-right font-semibold">{share(alone)}</td>
                  <td className="py-2 pl-3 text-right font-semibold">{share(with_help)}</td>
                  <td className="py-2 pl-3 text-right">
                    {tried.reduce((sum, { attempts }) => sum + attempts, 0)}
                  </td>
                </tr>
                {tried.map((idea) => (
                  <tr key={idea.id} className="border-b border-line">
                    <th scope="row" className="py-1.5 pl-4 text-left font-normal">
                      {idea.title}
                      {idea.mastered && <span className="text-good"> · {text.mastered}</span>}
                    </th>
                    <td className="py-1.5 pl-3 text-right">{share(idea.alone)}</td>
                    <td className="py-1.5 pl-3 text-right">{share(idea.with_help)}</td>
                    <td className="py-1.5 pl-3 text-right">{idea.attempts}</td>
                  </tr>
                ))}
              </tbody>
            ))}
        </table>
      )),
    )}
  </>
);
