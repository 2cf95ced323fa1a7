import { securityText } from '../../text/security.ts';
import { DocumentPage } from '../documents/document-page.tsx';

export default function SecurityPage() {
  return <DocumentPage name="security" text={securityText} />;
}
