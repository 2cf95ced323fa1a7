import { privacyText } from '../../text/privacy.ts';
import { DocumentPage } from '../documents/document-page.tsx';

export default function PrivacyPage() {
  return <DocumentPage name="privacy" text={privacyText} />;
}
