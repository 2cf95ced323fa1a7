import { pageTitles } from '../../text/page-titles.ts';
import { placeholders, type PlaceholderName } from '../../text/placeholders.ts';
import { Placeholder } from '../documents/placeholder.tsx';
import { PageHead } from '../page-head.tsx';

export default function PlaceholderPage({ name }: { name: PlaceholderName }) {
  return (
    <>
      <PageHead title={pageTitles[name]} description={placeholders[name].lead} noIndex />
      <Placeholder name={name} />
    </>
  );
}
