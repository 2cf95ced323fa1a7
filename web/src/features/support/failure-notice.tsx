import { Notice } from '../../ui/feedback/notice.tsx';

/** That a form was not taken, and what its taker said about it. */
export const FailureNotice = ({ sentence, detail }: { sentence: string; detail: string }) => (
  <Notice tone="bad">
    <p>{sentence}</p>
    {detail !== '' && <p className="mt-1 font-normal">{detail}</p>}
  </Notice>
);
