import { careersText as text, POSITIONS } from '../../text/careers.ts';

/** Every open position; the marker shows which one is open beside it. */
export const PositionList = ({ chosen }: { chosen: string }) => (
  <nav aria-label={text.open} className="self-start lg:sticky lg:top-8">
    <h2 className="text-ui font-semibold text-ink-soft">{text.open}</h2>
    <ul className="mt-2 border-b border-line">
      {POSITIONS.map(({ id, title, department, location, positions }) => (
        <li key={id} className="border-t border-line">
          <a
            href={`#${id}`}
            aria-current={id === chosen ? 'true' : undefined}
            className="group block rounded-inner py-4 no-underline"
          >
            <span className="flex items-baseline justify-between gap-3">
              <span className="here font-serif text-lg font-semibold group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
                {title}
              </span>
              <span className="shrink-0 text-sm text-ink-soft tabular-nums">{text.openings(positions)}</span>
            </span>
            <span className="mt-0.5 block text-ui text-ink-soft">
              {department} · {location}
            </span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
