import { ThemeToggle } from '../../ui/appearance/theme-toggle.tsx';
import { SkipLink } from '../../ui/layout/skip-link.tsx';
import { Logo } from '../logo.tsx';
import { Actions } from './gallery/actions.tsx';
import { Answers } from './gallery/answers.tsx';
import { Cover } from './gallery/cover.tsx';
import { Floating } from './gallery/floating.tsx';
import { Foundations } from './gallery/foundations.tsx';
import { Lesson } from './gallery/lesson.tsx';
import { Letters } from './gallery/letters.tsx';
import { Pages } from './gallery/pages.tsx';
import { Telling } from './gallery/telling.tsx';
import { Writing } from './gallery/writing.tsx';

const CHAPTERS = [
  ['colour', 'Colour'],
  ['type', 'Type'],
  ['signs', 'Signs'],
  ['actions', 'Doing'],
  ['writing', 'Writing'],
  ['pages', 'Pages'],
  ['telling', 'Telling'],
  ['floating', 'Floating'],
  ['lesson', 'Lesson'],
  ['answers', 'Answers'],
  ['letters', 'Letters'],
] as const;

/** Every component in every state: for people who build Studia. Registered in development only. */
export default function GalleryPage() {
  return (
    <div className="mx-auto max-w-7xl">
      <SkipLink href="#main">Skip to the components</SkipLink>
      <div className="relative px-4 md:px-8">
        <span aria-hidden="true" className="margin-line left-6 md:left-28" />
        <header className="sticky top-0 z-10 -mx-4 flex h-16 items-center gap-6 border-b border-line bg-paper px-4 md:-mx-8 md:px-8">
          <Logo />
          <nav aria-label="Chapters" className="min-w-0 flex-1 overflow-x-auto [scrollbar-width:none]">
            <ul className="flex gap-5 px-1 text-ui text-ink-soft md:justify-end">
              {CHAPTERS.map(([id, title]) => (
                <li key={id}>
                  <a href={`#${id}`} className="rounded-inner py-2 hover:text-ink">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <ThemeToggle />
        </header>
        <main id="main" tabIndex={-1} className="outline-none">
          <Cover />
          <div className="divide-y divide-line">
            <Foundations />
            <Actions />
            <Writing />
            <Pages />
            <Telling />
            <Floating />
            <Lesson />
            <Answers />
            <Letters />
          </div>
        </main>
      </div>
    </div>
  );
}
