import { frameText } from '../text/frame.ts';

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
        ? `${frameText.product} · ${frameText.tagline}`
        : `${title} · ${frameText.product}`}
    </title>
    {description !== undefined && <meta name="description" content={description} />}
    {noIndex && <meta name="robots" content="noindex" />}
  </>
);
