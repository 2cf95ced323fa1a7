import { about } from '@studia/contract/about';
import { useEffect, useState } from 'react';
import { call } from '../../client/call.ts';
import { verificationText as text } from '../../text/auth.ts';
import { Notice } from '../../ui/feedback/notice.tsx';

/** A newcomer without a mail server must be told where the code is. */
export const CodeLocation = () => {
  const [mail, setMail] = useState<{ kind: 'outbox' | 'smtp'; outbox: string | null } | null>(null);
  useEffect(() => {
    void call(about.about, {})
      .then((installation) => setMail(installation.mail))
      .catch(() => undefined);
  }, []);
  if (mail?.kind !== 'outbox') return null;
  return (
    <Notice tone="info">
      {mail.outbox === null ? text.outboxElsewhere : text.outbox}{' '}
      {mail.outbox !== null && (
        <a className="link font-semibold" href={mail.outbox} target="_blank" rel="noreferrer">
          {text.openOutbox}
        </a>
      )}
    </Notice>
  );
};
