import { POLICY } from '@studia/contract/limits';
import { applicationText as text } from '../../text/application.ts';

/** What the chooser offers (SPEC 5). */
export const RESUME_ACCEPT = '.pdf,.doc,.docx';

const KINDS = new Set([
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]);
const ENDINGS = /\.(?:pdf|docx?)$/i;
const MOST_BYTES = POLICY.resumeMaximumMegabytes * 1024 * 1024;

/** What is wrong with a file as a résumé; null when nothing is. Its content is the server's to judge. */
export const faultOf = ({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null => {
  // A system that does not know a kind of file leaves it empty; then the name has to do.
  const fits = type === '' ? ENDINGS.test(name) : KINDS.has(type);
  if (!fits) return text.wrongKind;
  return size > MOST_BYTES ? text.tooLarge(POLICY.resumeMaximumMegabytes) : null;
};
