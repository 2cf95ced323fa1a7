import { shellText } from '../text/shell.ts';

interface Props {
  title?: string;
  description?: string;
  /** Signed-in pages are nobody's search result. */
  noIndex?: boolean;
}

/** Title and metadata of a page; React lifts them into the head. */
export const PageHead = ({ title, description, noIndex = false }: Props) => (
  <>
    <title>
      {title === undefined
        ? `${shellText.product} · ${shellText.tagline}`
        : `${title} · ${shellText.product}`}
    </title>
    {description !== undefined && <meta name="description" content={description} />}
    {noIndex && <meta name="robots" content="noindex" />}
  </>
);
