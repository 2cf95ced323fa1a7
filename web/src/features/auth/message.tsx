import { Notice } from '../../ui/feedback/notice.tsx';

/** What came of an attempt. Messages with 'successfully' are green, others red (SPEC 8). */
export const Message = ({ text }: { text: string | null }) =>
  text !== null && <Notice tone={text.includes('successfully') ? 'good' : 'bad'}>{text}</Notice>;
