import { documentText, type DocumentSection, type DocumentText } from '../../text/document.ts';
import { pageTitles, type PageName } from '../../text/page-titles.ts';
import { Blocks } from './blocks.tsx';

interface Props {
  name: PageName;
  text: DocumentText;
}

/** A policy as one reads it: contents beside it, a summary for each section, nothing that needs a script. */
export const PolicyDocument = ({ name, text }: Props) => (
  <article className="mx-auto w-full max-w-6xl px-5 pb-20 sm:px-8">
    <header className="max-w-3xl pt-8 pb-10 sm:pt-12 lg:pb-14">
      <h1 className="font-serif text-4xl font-semibold sm:text-5xl">{pageTitles[name]}</h1>
      <p className="mt-4 text-lg text-ink-soft">{text.lead}</p>
      {text.updated !== undefined && (
        <p className="mt-4 text-ui font-medium">
          {documentText.updated} {text.updated}
        </p>
      )}
    </header>
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[13rem_minmax(0,1fr)] print:block">
      <Contents text={text} />
      <DocumentSections sections={text.sections} numbered={text.numbered} />
    </div>
  </article>
);

interface SectionsProps {
  sections: readonly DocumentSection[];
  numbered?: boolean | undefined;
}

export const DocumentSections = ({ sections, numbered = false }: SectionsProps) => (
  <div className="max-w-[56rem]">
    {sections.map((section, index) => (
      <Section key={section.id} section={section} number={numbered ? index + 1 : undefined} />
    ))}
  </div>
);

/** Folded on a phone; standing beside the text where there is room. */
const Contents = ({ text }: { text: DocumentText }) => (
  <>
    <details className="group rounded border border-line bg-sheet lg:hidden print:hidden">
      <summary className="flex min-h-11 items-center justify-between px-4 text-ui font-semibold">
        {documentText.contents}
        <span aria-hidden="true" className="text-ink-soft transition-transform group-open:rotate-45">
          +
        </span>
      </summary>
      <nav aria-label={documentText.contents} className="px-4 pb-3">
        <ContentsList text={text} />
      </nav>
    </details>
    <nav
      aria-label={documentText.contents}
      className="sticky top-8 hidden max-h-[calc(100dvh-4rem)] self-start overflow-y-auto lg:block print:hidden"
    >
      <p className="mb-2 text-ui font-semibold">{documentText.contents}</p>
      <ContentsList text={text} />
    </nav>
  </>
);

const ContentsList = ({ text }: { text: DocumentText }) => (
  <ol className="text-ui">
    {text.sections.map(({ id, title }, index) => (
      <li key={id}>
        <a
          href={`#${id}`}
          className="flex min-h-11 items-center gap-2 py-1 text-ink-soft no-underline hover:text-ink hover:underline lg:min-h-9"
        >
          {text.numbered === true && <span className="w-5 shrink-0 tabular-nums">{index + 1}</span>}
          {title}
        </a>
      </li>
    ))}
  </ol>
);

const Section = ({ section, number }: { section: DocumentSection; number: number | undefined }) => (
  <section
    aria-labelledby={section.id}
    className="grid gap-x-10 gap-y-5 border-t border-line py-9 xl:grid-cols-[minmax(0,1fr)_15rem]"
  >
    <h2 id={section.id} className="scroll-mt-6 font-serif text-2xl font-semibold xl:col-span-2">
      {number !== undefined && <span className="tabular-nums">{number}. </span>}
      {/* A link to this very section leads here: the marker shows where. */}
      <span className="target-mark">{section.title}</span>
    </h2>
    <div className="self-start border-l-2 border-margin pl-4 xl:col-start-2 xl:row-start-2">
      <p className="text-sm font-semibold text-ink-soft">{documentText.inShort}</p>
      <p className="mt-1 text-ui font-medium">{section.inShort}</p>
    </div>
    <div className="min-w-0 xl:col-start-1 xl:row-start-2">
      <Blocks blocks={section.blocks} />
    </div>
  </section>
);
