import { accessibilityText } from '../../text/accessibility.ts';
import { pageTitles } from '../../text/page-titles.ts';
import { PolicyDocument } from '../documents/policy-document.tsx';
import { PageHead } from '../page-head.tsx';

export default function AccessibilityPage() {
  return (
    <>
      <PageHead title={pageTitles.accessibility} description={accessibilityText.lead} />
      <PolicyDocument name="accessibility" text={accessibilityText} />
    </>
  );
}
