import type { DrawnMap } from '@studia/contract/mindmap';
import { Link } from 'react-router';
import { ownMapsText as text } from '../../text/map-parts.ts';
import { ownMapAddress } from './addresses.ts';

/** The student's own maps of the same thing. */
export const OwnMaps = ({ maps }: { maps: DrawnMap['own'] }) => (
  <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-ui">
    <span className="text-ink-soft">{text.yours}</span>
    {maps.map(({ id, title }) => (
      <Link key={id} to={ownMapAddress(id)} className="link">
        {title || text.untitled}
      </Link>
    ))}
  </p>
);
