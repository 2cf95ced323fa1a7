import { aboutText } from '../../../text/landing.ts';
import { LandingSection } from './section.tsx';

/** What Studia is for: the finding that it answers, and how. */
export const About = () => (
  <LandingSection id="about" label={aboutText.label} title={aboutText.title} lead={aboutText.lead}>
    <p className="mt-4 max-w-[62ch] text-ui text-ink-soft">{aboutText.notYet}</p>
    <div className="mt-14 grid gap-x-16 gap-y-14 lg:grid-cols-[0.92fr_1.08fr]">
      <Finding />
      <ol className="grid content-start gap-y-7">
        {aboutText.principles.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2.5rem_minmax(0,1fr)]">
            <span aria-hidden="true" className="font-serif text-xl text-margin tabular-nums">
              {index + 1}
            </span>
            <div>
              <h3 className="font-serif text-lg font-semibold">{title}</h3>
              <p className="mt-1 max-w-[58ch] text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  </LandingSection>
);

/** The study's two figures, in the two signs of the product: hatched with help, solid alone. */
const Finding = () => (
  <figure className="self-start rounded border border-line bg-sheet p-6 sm:p-8">
    <h3 className="font-serif text-xl font-semibold">{aboutText.findingTitle}</h3>
    <p className="mt-2 text-ink-soft">{aboutText.finding}</p>
    <dl className="relative mt-7 grid gap-5">
      <span aria-hidden="true" className="absolute inset-y-0 left-[36%] w-px bg-edge" />
      <div>
        <dt className="pl-[calc(36%+0.75rem)] text-ui text-ink-soft">{aboutText.practice}</dt>
        <dd className="mt-1.5 flex items-center gap-2 pl-[36%]">
          <span aria-hidden="true" className="hatched h-9 w-[69%] shrink-0 border-y border-r border-accent" />
          <Figure>{aboutText.practiceFigure}</Figure>
        </dd>
      </div>
      <div>
        <dt className="pl-[calc(36%+0.75rem)] text-ui text-ink-soft">{aboutText.exam}</dt>
        <dd className="mt-1.5 flex w-[36%] items-center justify-end gap-2">
          <Figure>{aboutText.examFigure}</Figure>
          <span aria-hidden="true" className="h-9 w-[43%] shrink-0 bg-accent" />
        </dd>
      </div>
    </dl>
    <figcaption className="mt-7 text-sm text-ink-soft">
      {aboutText.legend}
      <cite className="mt-1.5 block not-italic">{aboutText.source}</cite>
    </figcaption>
  </figure>
);

const Figure = ({ children }: { children: string }) => (
  <span className="font-serif text-base font-semibold whitespace-nowrap tabular-nums sm:text-xl">
    {children}
  </span>
);
