import { Check, Copy, Share2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { referralText as text } from '../../text/referral.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { ButtonLook } from '../../ui/form/button-class.ts';
import { Button } from '../../ui/form/button.tsx';
import { copyText } from '../../ui/form/copy-text.ts';
import { QrCode } from './qr-code.tsx';

interface Props {
  link: string;
  code: string;
}

/** The link and the code, and every way to hand them on. */
export const Invitation = ({ link, code }: Props) => {
  const [shown, setShown] = useState(false);
  return (
    <div className="grid gap-5">
      <Copyable label={text.link} value={link} action={text.copyLink} done={text.copied.link} />
      <Copyable label={text.code} value={code} action={text.copyCode} done={text.copied.code} look="quiet" />
      <div className="flex flex-wrap gap-3">
        {typeof navigator.share === 'function' && (
          <Button look="quiet" icon={Share2} onClick={() => share(link)}>
            {text.send}
          </Button>
        )}
        <Button look="quiet" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? text.qrHide : text.qrShow}
        </Button>
      </div>
      {shown && (
        <figure className="grid justify-items-start gap-2">
          <QrCode link={link} />
          <figcaption className="text-sm text-ink-soft">{text.qrHint}</figcaption>
        </figure>
      )}
    </div>
  );
};

// Whoever closes the system's own sheet has decided; there is nothing to say about it.
const share = (url: string): void =>
  void navigator.share({ title: text.sharedTitle, text: text.sharedText, url }).catch(() => undefined);

const SHOWN_FOR = 2_000;

interface CopyableProps extends Record<'label' | 'value' | 'action' | 'done', string> {
  look?: ButtonLook;
}

const Copyable = ({ label, value, action, done, look = 'primary' }: CopyableProps) => {
  const id = useId();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    if (!(await copyText(value))) return toast.bad(text.copyFailed);
    setCopied(true);
    return toast.good(done);
  };
  return (
    <div>
      <p id={id} className="mb-1.5 text-ui font-semibold">
        {label}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <output
          aria-labelledby={id}
          className="min-w-0 flex-1 basis-56 rounded border border-line bg-sheet px-3.5 py-2.5 font-medium break-all select-all"
        >
          {value}
        </output>
        <Button look={look} icon={copied ? Check : Copy} onClick={() => void copy()}>
          {action}
        </Button>
      </div>
    </div>
  );
};
