import { frameText } from '../../../text/frame.ts';
import { landingText } from '../../../text/landing.ts';
import { buttonClass } from '../../../ui/form/button-class.ts';
import { Island } from '../island.tsx';

/** The tagline, and beside it the tutor itself, waiting for an answer. */
export const Hero = () => (
  <section
    data-hero
    className="hero mx-auto grid max-w-6xl items-center grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-14 px-5 pt-8 pb-16 sm:px-8 lg:min-h-[min(calc(100dvh-4.5rem),52rem)] lg:grid-cols-[1.14fr_0.86fr] lg:pt-4 lg:pb-20"
  >
    <div>
      <p className="mb-4 font-serif text-lg text-ink-soft italic">{frameText.tagline}</p>
      <h1 className="hero-title font-serif font-medium">
        {landingText.heading[0]} <br className="max-[22rem]:hidden" />
        {landingText.heading[1]}
      </h1>
      <p className="mt-7 max-w-[44ch] text-lg text-ink-soft">{landingText.lead}</p>
      <div className="mt-9">
        <button type="button" data-auth="sign-in" className={buttonClass({ size: 'lg' })}>
          {landingText.start}
        </button>
      </div>
      <p className="mt-4 text-ui text-ink-soft">{landingText.foot}</p>
    </div>
    <Island name="lesson" />
  </section>
);
