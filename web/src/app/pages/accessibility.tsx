import { accessibilityText } from '../../text/accessibility.ts';
import { DocumentPage } from '../documents/document-page.tsx';

export default function AccessibilityPage() {
  return <DocumentPage name="accessibility" text={accessibilityText} />;
}
