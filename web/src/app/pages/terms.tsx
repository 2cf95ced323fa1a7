import { pageTitles } from '../../text/page-titles.ts';
import { termsText } from '../../text/terms.ts';
import { PolicyDocument } from '../documents/policy-document.tsx';
import { PageHead } from '../page-head.tsx';

export default function TermsPage() {
  return (
    <>
      <PageHead title={pageTitles.terms} description={termsText.lead} />
      <PolicyDocument name="terms" text={termsText} />
    </>
  );
}
