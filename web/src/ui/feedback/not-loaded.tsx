import { words } from '../words.ts';

interface Props {
  /** What was the matter, where more is known than that it isn't here. */
  sentence?: string;
  onRetry: () => void;
}

/** A small part of a page that could not be fetched: one line in its place, which never claims that there is nothing. */
export const NotLoaded = ({ sentence = words.notLoaded, onRetry }: Props) => (
  <p className="flex min-h-11 flex-wrap items-center gap-x-3 text-ui text-ink-soft">
    {sentence}
    <button type="button" className="link reach" onClick={onRetry}>
      {words.retry}
    </button>
  </p>
);
