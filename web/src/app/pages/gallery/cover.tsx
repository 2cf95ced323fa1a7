import { useTheme } from '../../../ui/appearance/theme.ts';
import { ProofTick } from '../../../ui/feedback/proof-tick.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Chip } from '../../../ui/layout/chip.tsx';
import { Sheet, SheetRow } from '../../../ui/layout/sheet.tsx';

/** The idea in one look: the same page by day and at night. */
export const Cover = () => {
  const { theme } = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <div className="grid grid-cols-1 items-center gap-12 py-10 pl-6 md:py-20 md:pl-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,29rem)]">
      <div className="md:pl-30">
        <h1 className="font-serif text-4xl font-normal md:text-6xl">
          A well-made <mark>exercise book</mark>
        </h1>
        <p className="measure mt-6 text-lg text-ink-soft">
          Paper, ink, a margin line and a marker. Calm enough to think in, warm enough to come back to. These
          are the parts that every page of Studia is made of, in every state they can be in.
        </p>
      </div>
      <div className="relative pb-16 md:ml-30 lg:ml-0 lg:pb-24">
        <div className="md:-rotate-[0.8deg]">
          <Lesson />
        </div>
        <div
          data-theme={other}
          className="absolute right-0 bottom-0 w-11/12 text-ink md:-right-2 md:w-4/5 md:rotate-[1.4deg]"
        >
          <OtherLight label={other === 'dark' ? 'The same page, at night' : 'The same page, by day'} />
        </div>
      </div>
    </div>
  );
};

const Lesson = () => (
  <Sheet floating>
    <SheetRow>
      <p className="text-sm text-ink-soft">You · Algebra, chapter 4</p>
      <p className="mt-0.5 font-serif text-lg">I got x = 5 for 2x + 3 = 11. Is that right?</p>
    </SheetRow>
    <SheetRow
      margin={
        <ProofTick label="Step checked: open the proof">
          <p className="font-semibold">Put back in</p>
          <p className="mt-1 font-serif text-base">2 · 5 + 3 = 13, and 13 is not 11.</p>
          <p className="mt-2 text-sm text-ink-soft">Checked by the algebra engine.</p>
        </ProofTick>
      }
    >
      <p className="text-sm text-ink-soft">Tutor</p>
      <p className="mt-0.5 font-serif text-lg">
        Close. Put 5 back in: 2·5 + 3 is 13, so one step went astray. What did you do to the <mark>3</mark>?
      </p>
      <p className="mt-4 font-serif">
        “Whatever you do to one side, do to the other.”{' '}
        <Chip source="Algebra 1" place="p. 42" onClick={() => undefined} />
      </p>
    </SheetRow>
    <div className="h-14 sm:h-10" />
  </Sheet>
);

const OtherLight = ({ label }: { label: string }) => (
  <Sheet floating>
    <SheetRow>
      <p className="text-sm text-ink-soft">{label}</p>
      <div className="mt-1 flex items-end justify-between gap-4">
        <p className="font-serif text-lg">
          2x = <mark>11 − 3</mark>
        </p>
        <Button size="sm">Next step</Button>
      </div>
    </SheetRow>
  </Sheet>
);
