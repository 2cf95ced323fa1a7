interface ChipText {
  /** The book or other source. */
  source: string;
  /** Where in it: "p. 42". */
  place?: string | undefined;
}

export type ChipProps = ChipText &
  ({ href: string; onClick?: undefined } | { href?: undefined; onClick: () => void });

const CHIP =
  'reach inline-flex max-w-full items-baseline gap-1.5 rounded-full border border-line bg-sheet px-2.5 py-0.5 align-baseline font-sans text-sm font-medium text-ink no-underline hover:border-edge';

/** A citation in the text: opens the source at the place it names. */
export const Chip = ({ source, place, href, onClick }: ChipProps) => {
  const text = (
    <>
      <span className="truncate">{source}</span>
      {place !== undefined && (
        <span className="shrink-0 whitespace-nowrap">
          <mark className="tabular-nums">{place}</mark>
        </span>
      )}
    </>
  );
  return href === undefined ? (
    <button type="button" onClick={onClick} className={CHIP}>
      {text}
    </button>
  ) : (
    <a href={href} className={CHIP}>
      {text}
    </a>
  );
};
