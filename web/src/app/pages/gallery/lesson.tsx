import { useState } from 'react';
import { TOPICS } from '../../../features/landing/demos/board-topics.ts';
import { BookPage } from '../../../features/landing/demos/book-page.tsx';
import { PlayerStrip } from '../../../features/landing/demos/player-strip.tsx';
import { Transcript, type TranscriptLine } from '../../../features/landing/demos/transcript.tsx';
import { examplePlan } from '../../../features/landing/example-plan.ts';
import { Board } from '../../../ui/board/board.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { VoiceButton } from '../../../ui/form/voice-button.tsx';
import { Roadmap, type RoadmapItem } from '../../../ui/layout/roadmap.tsx';
import { Row, Section, Specimen } from './section.tsx';

const LINES: readonly TranscriptLine[] = [
  { at: 0, by: 'Ada', text: 'So a prime has exactly two divisors?' },
  { at: 5, by: 'Ben', text: 'One and itself. That is why one is not a prime.', place: 'p. 12' },
];

const PLAN = examplePlan('fractions', new Date('2026-11-15T12:00:00'));

const startButton = ({ title }: RoadmapItem) => (
  <Button look="quiet" size="sm" aria-label={`Start ${title}`}>
    Start
  </Button>
);

/** What a lesson is made of. */
export const Lesson = () => (
  <Section
    number={9}
    id="lesson"
    title="Lesson"
    lead="The board, the way to a goal, and what is read and heard."
  >
    <div className="grid gap-10 lg:grid-cols-2">
      {TOPICS.map(({ title, commands }) => (
        <Specimen key={title} title={`Board · ${title}`}>
          <PlayedBoard title={title} commands={commands} />
        </Specimen>
      ))}
      <Specimen title="Roadmap">
        <Roadmap label="Fractions" modules={PLAN} />
      </Specimen>
      <Specimen title="Roadmap · dense, with an action">
        <Roadmap label="Fractions, dense" modules={PLAN} dense action={startButton} />
      </Specimen>
      <Specimen title="BookPage">
        <BookPage
          book="Algebra 1"
          page={42}
          text="An equation is a balance. Whatever you do to one side, do to the other. Then it stays true."
          quote="Whatever you do to one side, do to the other."
        />
      </Specimen>
      <Specimen title="PlayerStrip, Transcript">
        <SpokenAnswer />
      </Specimen>
      <Specimen title="VoiceButton">
        <Row>
          <VoiceButton state="idle" label="Speak" onPress={() => undefined} />
          <VoiceButton state="listening" label="Stop listening" onPress={() => undefined} />
          <VoiceButton state="off" label="Speak: not possible here" onPress={() => undefined} />
        </Row>
      </Specimen>
    </div>
  </Section>
);

const LASTS = 6000;

const PlayedBoard = ({ title, commands }: (typeof TOPICS)[number]) => {
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState(LASTS);
  return (
    <div>
      <div className="squared rounded border border-line bg-sheet">
        <Board
          label={title}
          commands={commands}
          within={LASTS}
          playing={playing}
          at={at}
          onFinish={() => setPlaying(false)}
        />
      </div>
      <div className="mt-3 flex items-center gap-3">
        <Button
          look="quiet"
          size="sm"
          onClick={() => {
            setAt(playing ? at : 0);
            setPlaying(!playing);
          }}
        >
          {playing ? 'Pause' : 'Play'}
        </Button>
        <input
          type="range"
          aria-label={`Moment of ${title}`}
          min={0}
          max={LASTS}
          value={at}
          onChange={(event) => setAt(Number(event.target.value))}
          className="flex-1"
        />
      </div>
    </div>
  );
};

const SpokenAnswer = () => {
  const [now, setNow] = useState(5);
  return (
    <div className="grid gap-3">
      <PlayerStrip title="Prime numbers" playing={false} onToggle={() => setNow(0)} now={now} whole={10} />
      <Transcript label="Transcript" lines={LINES} now={now} onPick={setNow} />
    </div>
  );
};
