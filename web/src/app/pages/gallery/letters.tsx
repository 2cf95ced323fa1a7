import { useQuery } from '@tanstack/react-query';
import { Section, Specimen } from './section.tsx';

interface SampleLetter {
  name: string;
  subject: string;
  text: string;
  html: string;
}

const readLetters = async (): Promise<SampleLetter[]> =>
  (await (await fetch('/dev/letters')).json()) as SampleLetter[];

/** Every letter that Studia sends, as HTML and as text. */
export const Letters = () => {
  const { data = [] } = useQuery({ queryKey: ['sample-letters'], queryFn: readLetters });
  return (
    <Section
      number={11}
      id="letters"
      title="Letters"
      lead="One style for all of them: paragraphs, at most one button, and a last line that stops what nobody needs."
    >
      <div className="grid gap-10 lg:grid-cols-2">
        {data.map(({ name, subject, text, html }) => (
          <Specimen key={name} title={name}>
            <p className="mb-3 font-semibold">{subject}</p>
            <iframe
              title={subject}
              srcDoc={html}
              sandbox=""
              className="h-96 w-full rounded border border-line"
            />
            <details className="mt-3">
              <summary className="min-h-11 cursor-pointer content-center text-ui">As text</summary>
              <pre className="text-sm whitespace-pre-wrap">{text}</pre>
            </details>
          </Specimen>
        ))}
      </div>
    </Section>
  );
};
