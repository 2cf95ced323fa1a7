import { MasteryBar } from '../../../ui/feedback/mastery-bar.tsx';
import { PenTick } from '../../../ui/feedback/pen-tick.tsx';
import type { Palette } from './contrast.ts';
import { contrast, readPalettes } from './contrast.ts';
import { Row, Section, Specimen } from './section.tsx';
import css from '../../../styles/tokens.css?raw';

const palettes = readPalettes(css);

const ROLES = [
  ['paper', 'the desk and the page'],
  ['sheet', 'what lies on it'],
  ['ink', 'text'],
  ['ink-soft', 'text that steps back'],
  ['line', 'dividers'],
  ['edge', 'outline of controls'],
  ['rule', 'ruling of a page'],
  ['margin', 'margin line, the dot'],
  ['accent', 'what can be pressed'],
  ['accent-ink', 'text on accent'],
  ['accent-wash', 'chosen, hovered'],
  ['marker', 'quotes, you are here'],
  ['good', 'proved, done'],
  ['warn', 'worth a look'],
  ['bad', 'went wrong'],
] as const;

/** Colour, type and the signs. */
export const Foundations = () => (
  <>
    <Section
      number={1}
      id="colour"
      title="Colour"
      lead="Named by role, never by hue. The figure is the contrast against the sheet of the same theme."
    >
      <div className="grid gap-6 xl:grid-cols-2">
        <Swatches theme="light" palette={palettes.light} />
        <Swatches theme="dark" palette={palettes.dark} />
      </div>
    </Section>
    <Section
      number={2}
      id="type"
      title="Type"
      lead="A serif with character for headings and reading, a plain sans for the interface. Steps of 1.2 from 16 px."
    >
      <TypeScale />
    </Section>
    <Section number={3} id="signs" title="Signs" lead="A few marks that mean the same everywhere.">
      <Signs />
    </Section>
  </>
);

const Swatches = ({ theme, palette }: { theme: 'light' | 'dark'; palette: Palette }) => (
  <ul
    data-theme={theme}
    aria-label={`Colours of the ${theme} theme`}
    className="grid grid-cols-2 gap-x-4 gap-y-5 rounded border border-line bg-paper p-5 text-ink sm:grid-cols-3 sm:p-6"
  >
    {ROLES.map(([role, use]) => (
      <li key={role} className="min-w-0">
        <span
          className="block h-12 rounded border border-[color-mix(in_oklab,var(--ink)_14%,transparent)]"
          style={{ background: palette[role] }}
        />
        <span className="mt-2 flex items-baseline justify-between gap-2 text-ui font-medium">
          {role}
          <span className="text-sm font-normal text-ink-soft tabular-nums">
            {contrast(palette[role] ?? '', palette['sheet'] ?? '').toFixed(1)}
          </span>
        </span>
        <span className="block text-sm text-ink-soft">{use}</span>
      </li>
    ))}
  </ul>
);

const SCALE = [
  ['6xl', 'text-6xl', 'Learn how you learn'],
  ['5xl', 'text-5xl', 'Learn how you learn best'],
  ['4xl', 'text-4xl', 'What you can do alone'],
  ['3xl', 'text-3xl', 'What you can do alone'],
  ['2xl', 'text-2xl', 'Linear equations, chapter 4'],
  ['xl', 'text-xl', 'Whatever you do to one side, do to the other'],
  ['lg', 'text-lg', 'Whatever you do to one side, do to the other'],
] as const;

const TypeScale = () => (
  <div className="grid grid-cols-1 gap-10">
    <Specimen title="Headings and reading · Source Serif 4">
      <ul className="grid grid-cols-1 gap-2">
        {SCALE.map(([name, size, text]) => (
          <li key={name} className="flex items-baseline gap-5">
            <span className="w-8 shrink-0 text-sm text-ink-soft">{name}</span>
            <span className={`min-w-0 truncate pb-1 font-serif font-normal ${size}`}>{text}</span>
          </li>
        ))}
      </ul>
    </Specimen>
    <Specimen title="Interface · Inter">
      <ul className="grid gap-2">
        <li className="flex items-baseline gap-5">
          <span className="w-8 shrink-0 text-sm text-ink-soft">base</span>
          <span>Sixteen pixels on a line of twenty-four, for sentences and inputs.</span>
        </li>
        <li className="flex items-baseline gap-5">
          <span className="w-8 shrink-0 text-sm text-ink-soft">ui</span>
          <span className="text-ui font-medium">Labels, buttons, tabs and menus.</span>
        </li>
        <li className="flex items-baseline gap-5">
          <span className="w-8 shrink-0 text-sm text-ink-soft">sm</span>
          <span className="text-sm text-ink-soft">
            Hints and captions. Figures are tabular: 09:41, 12.50, 1,024.
          </span>
        </li>
      </ul>
    </Specimen>
    <Specimen title="Ruled paper · 2 rem leading, text on the line">
      <div className="relative overflow-clip rounded border border-line bg-sheet">
        <span aria-hidden="true" className="margin-line" />
        <p className="ruled pt-8 pr-4 pb-8 pl-[calc(var(--margin-width)+1rem)] font-serif text-[1.0625rem] sm:pr-8">
          A variable stands for a number that we do not know yet. An equation is a promise that two things are
          equal; as long as both sides are treated alike, <mark>the promise holds</mark>. That is all there is
          to solving one.
        </p>
      </div>
    </Specimen>
  </div>
);

const Signs = () => (
  <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
    <Specimen title="Alone is solid, with help is hatched · MasteryBar">
      <div className="grid gap-3">
        <MasteryBar label="Linear equations" alone={0.71} helped={0.86} />
        <MasteryBar label="Factoring" alone={0.34} helped={0.78} />
        <MasteryBar label="Fractions" alone={0.9} helped={0.93} />
        <MasteryBar label="Not begun" alone={0} helped={0} />
        <MasteryBar label="Only with help so far" alone={0} helped={0.4} />
      </div>
    </Specimen>
    <Specimen title="Proved, marked, here">
      <div className="grid gap-4">
        <p className="flex items-center gap-3">
          <PenTick className="size-5 text-good" />A tick in the margin opens the proof.
        </p>
        <p>
          The marker is for <mark>words taken from a book</mark> and for the place where you are.
        </p>
        <nav aria-label="Example">
          <Row>
            <a href="#signs" aria-current="page" className="py-2 text-ui font-medium">
              <span className="here">My notes</span>
            </a>
            <a href="#signs" className="py-2 text-ui font-medium text-ink-soft hover:text-ink">
              <span className="here">Billing</span>
            </a>
            <a href="#signs" className="py-2 text-ui font-medium text-ink-soft hover:text-ink">
              <span className="here">My usage</span>
            </a>
          </Row>
        </nav>
      </div>
    </Specimen>
  </div>
);
