import { landingText } from '../../text/landing.ts';
import { Sheet, SheetRow } from '../../ui/sheet.tsx';

const LINES = [
  { by: 'You', text: 'What is (12 − 5) × 3?' },
  {
    by: 'Tutor',
    text: 'Let’s work out (12 − 5) × 3 one step at a time. What stands in brackets is done first. What is 12 − 5?',
  },
  { by: 'You', text: '7' },
  {
    by: 'Tutor',
    text: 'Right: 12 − 5 = 7. Now the line reads 7 × 3. Only one thing is left to do. What is 7 × 3?',
  },
] as const;

/** A lesson with the built-in tutor, word for word as it goes in this version. */
export const SampleLesson = () => (
  <figure aria-label={landingText.exampleHeading}>
    <Sheet floating>
      {LINES.map((line) => (
        <SheetRow key={line.text}>
          <p className="text-sm text-ink-soft">{line.by}</p>
          <p className="font-serif text-lg">{line.text}</p>
        </SheetRow>
      ))}
    </Sheet>
  </figure>
);
