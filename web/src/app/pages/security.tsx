import { pageTitles } from '../../text/page-titles.ts';
import { securityText } from '../../text/security.ts';
import { PolicyDocument } from '../documents/policy-document.tsx';
import { PageHead } from '../page-head.tsx';

export default function SecurityPage() {
  return (
    <>
      <PageHead title={pageTitles.security} description={securityText.lead} />
      <PolicyDocument name="security" text={securityText} />
    </>
  );
}
