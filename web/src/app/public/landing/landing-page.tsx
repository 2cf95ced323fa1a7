import { landingText } from '../../../text/landing.ts';
import { Loading } from '../../loading.tsx';
import { PublicFrame } from '../frame.tsx';
import { Island } from '../island.tsx';
import { About } from './about.tsx';
import { Closing } from './closing.tsx';
import { Help } from './help.tsx';
import { Hero } from './hero.tsx';
import { Pricing } from './pricing.tsx';

/** What a visitor sees first (SPEC 2.2), and behind it what a student sees until the application is there. */
export const LandingPage = () => (
  <>
    <div id="root" className="app-place">
      <Loading />
    </div>
    <PublicFrame>
      <div className="relative">
        <span aria-hidden="true" className="page-margin" />
        <Hero />
        <div className="mx-auto max-w-6xl px-5 pb-16 sm:px-8 lg:pb-24">
          <Island name="learning" />
        </div>
        <div className="squared-band overflow-x-clip py-16 lg:py-24">
          <header className="mx-auto max-w-6xl px-5 sm:px-8 lg:text-center">
            <h2 className="font-serif text-2xl font-semibold text-wrap sm:text-4xl">
              {landingText.experienceTitle}
            </h2>
            <p className="mt-3 text-lg text-ink-soft">{landingText.experienceLead}</p>
          </header>
          <Island name="experience" />
        </div>
        <About />
        <Pricing />
        <Help />
        <Closing />
      </div>
    </PublicFrame>
  </>
);
