import { pageTitles } from '../../text/page-titles.ts';
import { privacyText } from '../../text/privacy.ts';
import { PolicyDocument } from '../documents/policy-document.tsx';
import { PageHead } from '../page-head.tsx';

export default function PrivacyPage() {
  return (
    <>
      <PageHead title={pageTitles.privacy} description={privacyText.lead} />
      <PolicyDocument name="privacy" text={privacyText} />
    </>
  );
}
