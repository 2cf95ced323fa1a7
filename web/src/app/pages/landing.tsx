import { LANDING } from '@studia/contract/limits';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { showAuthModal } from '../../features/auth/show-modal.ts';
import { landingText } from '../../text/landing.ts';
import { Button } from '../../ui/button.tsx';
import { SampleLesson } from '../landing/sample-lesson.tsx';
import { PageHead } from '../page-head.tsx';
import { PublicFrame } from '../public-frame.tsx';

const VisitorLearning = lazy(async () => ({
  default: (await import('../landing/visitor-learning.tsx')).VisitorLearning,
}));

/** What a visitor sees first. */
export default function LandingPage() {
  useInvitation();
  return (
    <PublicFrame>
      <PageHead description={landingText.lead} />
      <section className="mx-auto grid max-w-6xl items-center gap-12 px-5 pt-6 pb-16 sm:px-8 lg:grid-cols-[1.05fr_0.95fr] lg:gap-16 lg:pt-14 lg:pb-24">
        <div>
          <h1 className="font-serif text-4xl font-semibold tracking-tight text-balance sm:text-5xl">
            {landingText.heading}
          </h1>
          <p className="mt-6 max-w-[46ch] text-lg text-ink-soft">{landingText.lead}</p>
          <div className="mt-8">
            <Button size="lg" onClick={() => showAuthModal('sign-up')}>
              {landingText.start}
            </Button>
          </div>
          <p className="mt-4 text-ui text-ink-soft">{landingText.foot}</p>
        </div>
        <SampleLesson />
      </section>
      <div className="mx-auto min-h-160 max-w-6xl px-5 pb-16 sm:px-8">
        <Suspense>
          <VisitorLearning />
        </Suspense>
      </div>
      <section className="mx-auto max-w-6xl px-5 pb-20 sm:px-8">
        <h2 className="font-serif text-3xl font-semibold">{landingText.aloneHeading}</h2>
        <ul className="mt-8 grid gap-x-10 gap-y-8 border-t border-line pt-8 md:grid-cols-3">
          {landingText.reasons.map(({ title, text }) => (
            <li key={title}>
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </PublicFrame>
  );
}

/** Who follows a friend's link finds the registration open (SPEC 2.2). */
const useInvitation = (): void => {
  const invited = /[?&]ref=/.test(useLocation().search);
  useEffect(() => {
    if (!invited) return undefined;
    const timer = setTimeout(() => showAuthModal('sign-up'), LANDING.referralModalDelay);
    return () => clearTimeout(timer);
  }, [invited]);
};
