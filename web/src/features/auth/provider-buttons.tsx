import { Failure } from '@studia/contract/errors';
import type { Provider } from '@studia/contract/oauth';
import { useState, type ComponentType } from 'react';
import { installation } from '../../client/installation.ts';
import { authText } from '../../text/auth.ts';
import { sentenceOf } from '../../text/errors.ts';
import { Notice, type NoticeProps } from '../../ui/feedback/notice.tsx';
import { Button } from '../../ui/form/button.tsx';
import { startOAuth } from './oauth-calls.ts';
import { GoogleMark, MicrosoftMark } from './provider-marks.tsx';

const PROVIDERS: readonly (readonly [Provider, ComponentType])[] = [
  ['google', GoogleMark],
  ['microsoft', MicrosoftMark],
];

/** Signing in with somebody who vouches for the student; where that is not set up, a sentence says so. */
export const ProviderButtons = ({ referralCode }: { referralCode: string | null }) => {
  const [leaving, setLeaving] = useState<Provider | null>(null);
  const [notice, setNotice] = useState<{ tone: NoticeProps['tone']; text: string } | null>(null);
  const leaveFor = (provider: Provider) => {
    setLeaving(provider);
    setNotice(null);
    startOAuth(provider, referralCode).catch((problem: unknown) => {
      const missing = problem instanceof Failure && problem.code === 'oauth_not_configured';
      setNotice({ tone: missing ? 'info' : 'bad', text: sentenceOf(problem, authText.oauthFailed) });
      setLeaving(null);
    });
  };
  const missing = missingProviders();
  return (
    <section className="mt-6 grid gap-4">
      <h3 className="flex items-center gap-3 text-sm font-normal text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {authText.orContinueWith}
      </h3>
      {missing !== '' && notice === null && (
        <p className="-mt-1 text-center text-sm text-ink-soft">{authText.providersMissing(missing)}</p>
      )}
      <div className="grid grid-cols-2 gap-3">
        {PROVIDERS.map(([provider, Mark]) => (
          <Button
            key={provider}
            look="quiet"
            wide
            busy={leaving === provider && authText.leaving}
            onClick={() => leaving === null && leaveFor(provider)}
          >
            <Mark />
            {authText.providers[provider]}
          </Button>
        ))}
      </div>
      {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
    </section>
  );
};

/** Who the operator has not set up, so that nobody has to press a button to find out. */
const missingProviders = (): string => {
  const { signInWith } = installation();
  return PROVIDERS.filter(([provider]) => !signInWith.includes(provider))
    .map(([provider]) => authText.providers[provider])
    .join(' and ');
};
