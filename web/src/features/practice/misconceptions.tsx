import type { MetMisconception } from '@studia/contract/practice';
import { Link } from 'react-router';
import { progressPageText as text } from '../../text/practice.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Markdown } from '../../ui/markdown/markdown.tsx';
import { ideaAddress } from './addresses.ts';

/** What was wrongly thought, and whether it is over. */
export const Misconceptions = ({ met }: { met: readonly MetMisconception[] }) =>
  met.length === 0 ? (
    <p className="text-ink-soft">{text.noMisconceptions}</p>
  ) : (
    <ul className="border-t border-line">
      {met.map(({ idea, belief, met: times, mended }) => (
        <li key={`${idea.id} ${belief}`} className="border-b border-line py-3">
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <div className="min-w-0 flex-1 basis-64">
              <Markdown text={belief} />
            </div>
            <Badge tone={mended ? 'good' : 'warn'}>{mended ? text.mended : text.open}</Badge>
          </div>
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-soft">
            {text.met(times)}
            <Link to={ideaAddress(idea)} className="link">
              {idea.title}
            </Link>
          </p>
        </li>
      ))}
    </ul>
  );
