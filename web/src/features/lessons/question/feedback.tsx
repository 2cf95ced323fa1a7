import type { Checked } from '@studia/contract/lessons';
import { pageName } from '@studia/contract/page-name';
import { Link } from 'react-router';
import { readerAddress } from '../../../client/reader-address.ts';
import { lessonText, questionText as text } from '../../../text/lessons.ts';
import { Notice, type NoticeProps } from '../../../ui/feedback/notice.tsx';
import { Markdown } from '../../../ui/markdown/markdown.tsx';

const TONES: Readonly<Record<Checked['result'], NoticeProps['tone']>> = {
  right: 'good',
  nearly: 'warn',
  partly: 'warn',
  wrong: 'warn',
  compare: 'info',
};

/** What became of an answer: the verdict, what may have gone wrong, the answer, and the words of the book behind it. */
export const Feedback = ({ checked }: { checked: Checked }) => (
  <div className="grid gap-4">
    <Notice tone={TONES[checked.result]}>{text.result[checked.result]}</Notice>
    {checked.slip !== null && (
      <div className="text-ui">
        <Markdown text={checked.result === 'nearly' ? checked.slip : text.slip(checked.slip)} />
      </div>
    )}
    {checked.points.length > 0 && checked.result !== 'right' && (
      <div className="text-ui">
        <p className="font-semibold">{text.points}</p>
        <ul className="mt-1 grid gap-1">
          {checked.points.map(({ point, state }) => (
            <li key={point} className="flex flex-wrap gap-x-2">
              <Markdown text={point} /> <span className="text-ink-soft">({text.point[state]})</span>
            </li>
          ))}
        </ul>
      </div>
    )}
    <dl className="grid gap-3 [&_.katex]:text-[1.3em]!">
      {checked.result !== 'right' && (
        <div>
          <dt className="text-ui font-semibold">{text.key}</dt>
          <dd>
            <Markdown text={checked.key} />
          </dd>
        </div>
      )}
      <div>
        <dt className="text-ui font-semibold">{text.because}</dt>
        <dd>
          <Markdown text={checked.explanation} />
        </dd>
      </div>
    </dl>
    <p className="text-ui">
      <Link to={readerAddress(checked.quote.book_id, checked.quote)} className="link">
        {lessonText.source(pageName(checked.quote))}
      </Link>
    </p>
  </div>
);
