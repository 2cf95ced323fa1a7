import { pageTitles } from '../../text/page-titles.ts';
import { placeholders, type PlaceholderName } from '../../text/placeholders.ts';
import { Island } from '../public/island.tsx';
import { DocumentSections } from './policy-document.tsx';

/** A calm page that says what will stand here, and where to go meanwhile (SPEC 2.1). */
export const Placeholder = ({ name }: { name: PlaceholderName }) => {
  const page = placeholders[name];
  return (
    <article className="mx-auto w-full max-w-4xl px-5 pb-20 sm:px-8">
      <header className="max-w-3xl pt-8 pb-10 sm:pt-12">
        <h1 className="font-serif text-4xl font-semibold sm:text-5xl">{pageTitles[name]}</h1>
        <p className="mt-4 text-lg text-ink-soft">{page.lead}</p>
      </header>
      {'sections' in page && <DocumentSections sections={page.sections} />}
      {name === 'cookies' && <Island name="analyticsChoice" />}
      <section aria-labelledby="ways" className="border-t border-line pt-9">
        <h2 id="ways" className="font-serif text-2xl font-semibold">
          {page.heading}
        </h2>
        <ul className="mt-4 grid gap-x-10 sm:grid-cols-2">
          {page.ways.map(({ href, title, text }) => (
            <li key={href} className="border-b border-line">
              <a href={href} className="group block py-4 no-underline">
                <span className="font-semibold text-accent group-hover:underline">{title}</span>
                <span className="mt-0.5 block text-ui text-ink-soft">{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
};
