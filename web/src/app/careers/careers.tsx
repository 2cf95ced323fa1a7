import { careersText as text } from '../../text/careers.ts';
import { pageTitles } from '../../text/page-titles.ts';
import { Island } from '../public/island.tsx';

/** Who we look for (SPEC 2.4). */
export const Careers = () => (
  <div className="mx-auto w-full max-w-6xl px-5 pb-20 sm:px-8">
    <header className="max-w-3xl pt-8 pb-10 sm:pt-12 lg:pb-14">
      <h1 className="font-serif text-4xl font-semibold sm:text-5xl">{pageTitles.careers}</h1>
      <p className="mt-4 text-lg text-ink-soft">{text.lead}</p>
    </header>
    <Island name="careers" />
  </div>
);
