import { Plus } from 'lucide-react';
import { helpText } from '../../../text/help.ts';
import { Island } from '../island.tsx';
import { LandingSection } from './section.tsx';

/** Answers, and somebody to write to. */
export const Help = () => (
  <LandingSection id="help" label={helpText.label} title={helpText.title} beside>
    <div className="mt-10 border-t border-line lg:mt-0">
      {helpText.questions.map(({ question, answer }) => (
        <details key={question} name="questions" className="group border-b border-line">
          <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-serif text-lg font-semibold">
            {question}
            <Plus
              aria-hidden="true"
              className="size-5 shrink-0 text-ink-soft transition-transform duration-200 group-open:rotate-45"
              strokeWidth={1.75}
            />
          </summary>
          <p className="max-w-[62ch] pb-5 text-ink-soft">{answer}</p>
        </details>
      ))}
      <h3 className="mt-12 font-serif text-xl font-semibold">{helpText.write}</h3>
      <p className="mt-1 mb-6 text-ink-soft">{helpText.writeLead}</p>
      <Island name="contact" />
    </div>
  </LandingSection>
);
