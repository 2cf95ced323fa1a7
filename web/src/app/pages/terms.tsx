import { termsText } from '../../text/terms.ts';
import { DocumentPage } from '../documents/document-page.tsx';

export default function TermsPage() {
  return <DocumentPage name="terms" text={termsText} />;
}
