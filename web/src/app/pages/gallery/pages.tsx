import { Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingScreen } from '../../../ui/feedback/loading-screen.tsx';
import { MasteryBar } from '../../../ui/feedback/mastery-bar.tsx';
import { ProofTick } from '../../../ui/feedback/proof-tick.tsx';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Chip } from '../../../ui/layout/chip.tsx';
import { FirstLine, OpenBook, TwoSlips } from '../../../ui/layout/illustrations.tsx';
import { Sheet, SheetRow } from '../../../ui/layout/sheet.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { Section, Specimen } from './section.tsx';

/** What lies on the desk, full, empty, broken and on its way. */
export const Pages = () => (
  <Section
    number={6}
    id="pages"
    title="Pages"
    lead="Lines instead of boxes. Every page has four states: there, on its way, empty, broken."
  >
    <div className="grid gap-10 lg:grid-cols-2">
      <Specimen title="Sheet with rows, ProofTick and Chip">
        <Exercise />
      </Specimen>
      <Specimen title="Card">
        <Card title="This week" aside="4 subjects">
          <div className="grid gap-3">
            <MasteryBar label="Cells" alone={0.52} helped={0.74} />
            <MasteryBar label="Photosynthesis" alone={0.28} helped={0.66} />
            <MasteryBar label="Genetics" alone={0.81} helped={0.85} />
          </div>
          <p className="mt-4 text-sm text-ink-soft">Solid: alone. Hatched: with help.</p>
        </Card>
      </Specimen>
    </div>
    <Specimen title="Tabs · the marker shows where you are">
      <Shelf />
    </Specimen>
    <Specimen title="Skeleton · in the shape of what comes">
      <div className="grid gap-8 sm:grid-cols-2">
        <Sheet>
          <SheetRow>
            <Skeleton label="Loading the answer" lines={4} />
          </SheetRow>
        </Sheet>
        <Skeleton label="Loading conversations">
          <div className="grid gap-5 py-3">
            {['w-3/5', 'w-4/5', 'w-2/5'].map((width) => (
              <div key={width} className="flex items-center gap-3">
                <Bone round className="size-10" />
                <div className="grid flex-1 gap-2">
                  <Bone className={`h-2.5 ${width}`} />
                  <Bone className="h-2 w-1/3" />
                </div>
              </div>
            ))}
          </div>
        </Skeleton>
      </div>
    </Specimen>
    <div className="grid gap-10 md:grid-cols-2">
      <Specimen title="EmptyState">
        <EmptyState
          drawing={<OpenBook />}
          title="Bring your first book"
          action={<Button icon={Upload}>Add a book</Button>}
        >
          A PDF, a Word file or photos of the pages. Studia reads it and finds its chapters.
        </EmptyState>
      </Specimen>
      <Specimen title="ErrorState">
        <ErrorState title="We could not load your books" retryLabel="Try again" onRetry={() => undefined}>
          The connection was lost on the way. Nothing of yours is gone.
        </ErrorState>
      </Specimen>
      <Specimen title="EmptyState · conversations">
        <EmptyState
          drawing={<TwoSlips />}
          title="No conversations yet"
          action={
            <Button look="quiet" icon={Plus}>
              New learning
            </Button>
          }
        >
          Ask anything, for example why the sky is blue.
        </EmptyState>
      </Specimen>
      <Specimen title="EmptyState · notes">
        <EmptyState drawing={<FirstLine />} title="A fresh page">
          Save a line from any answer and it will stand here.
        </EmptyState>
      </Specimen>
    </div>
    <Specimen title="LoadingScreen">
      <div className="overflow-clip rounded border border-line [&>div]:min-h-0 [&>div]:py-14">
        <LoadingScreen title="Setting up your experience..." detail="This will only take a moment" />
      </div>
    </Specimen>
  </Section>
);

const Exercise = () => (
  <Sheet>
    <SheetRow margin="1">
      <p className="font-serif text-lg">Solve 2x + 3 = 11.</p>
    </SheetRow>
    <SheetRow
      divided
      margin={
        <ProofTick label="Step checked: open the proof">
          <p className="font-serif text-base">
            “<mark>Whatever you do to one side</mark>, do to the other.”
          </p>
          <p className="mt-3">
            <Chip source="Algebra 1" place="p. 42" href="#pages" />
          </p>
        </ProofTick>
      }
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-serif text-lg">2x = 11 − 3</span>
        <span className="text-sm text-ink-soft">take 3 from both sides</span>
      </p>
    </SheetRow>
    <SheetRow divided>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-serif text-lg text-ink-soft">x = …</span>
        <Button look="plain" size="sm">
          Show this step
        </Button>
      </p>
    </SheetRow>
  </Sheet>
);

const SHELF = [
  { id: 'books', label: 'My books', count: 3 },
  { id: 'curriculum', label: 'Curriculum' },
  { id: 'notes', label: 'Notes', count: 12 },
  { id: 'cards', label: 'Cards due today', count: 7 },
] as const;

type ShelfTab = (typeof SHELF)[number]['id'];

const Shelf = () => {
  const [tab, setTab] = useState<ShelfTab>('books');
  return (
    <Tabs label="Shelf" tabs={SHELF} value={tab} onChange={setTab}>
      <ul className="divide-y divide-line">
        {['Algebra 1', 'Biology for the upper grades', 'A short history of Rome'].map((title, index) => (
          <li key={title} className="flex items-center justify-between gap-4 py-3">
            <span className="truncate font-serif text-lg">{title}</span>
            <Badge tone={index === 0 ? 'accent' : 'plain'}>{index === 0 ? 'Reading' : tab}</Badge>
          </li>
        ))}
      </ul>
    </Tabs>
  );
};
