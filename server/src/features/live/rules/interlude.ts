import { phrase, TAPS } from './phrases.ts';
import { askAgain, askForHeld, askHunch, askToGoOn } from './questions.ts';
import { askScene, sceneAt } from './scenes.ts';
import type { Script } from './script.ts';
import { plainLine, sentencesIn, wordsIn } from './sentences.ts';
import type { Around, LessonTurn, TutorReply } from './turn.ts';

/** What the tutor answered, said line by line; an exercise grows on the board, and a lesson goes on afterwards. */
export const sayReply = (
  script: Script,
  { words, reply }: Extract<LessonTurn, { kind: 'reply' }>,
  around: Around,
): void => {
  const isLesson = script.state.ideas.length > 0;
  const { lines, closing } = linesOf(reply.text);
  script.set({ tutor: reply.state });
  openExercise(script, reply);
  const onBoard = boardLines(script, reply);
  for (const [at, line] of lines.entries()) {
    // At least one line: it is an answer.
    if (at > 0 && wordsIn(line) > script.left()) break;
    const quote = at === 0 ? (reply.quotes[0] ?? null) : null;
    if (at === 0 && onBoard.length > 0)
      script.sayAndWrite(line, onBoard, { quote, ...(reply.solved && { ink: 'good' as const }) });
    else script.say(line, { quote });
  }
  if (reply.solved) script.note('answer', reply.solved.answer);
  if (reply.exercise) return waitForStep(script, reply, closing);
  script.set({ exercise: null });
  if (!isLesson) return askWhatNext(script, reply, closing);
  if (!reply.solved) script.note('question', words, reply.quotes[0] ?? null);
  backToLesson(script, around);
};

/** The lines of a reply without the question at its end, which is asked and not told. */
const linesOf = (text: string): { lines: string[]; closing: string | null } => {
  const paragraphs = text
    .split(/\n{2,}/)
    .map(plainLine)
    .filter((line) => line !== '' && !/^[A-F]\) /.test(line));
  const lines = paragraphs.flatMap(sentencesIn);
  const last = lines.at(-1);
  return last !== undefined && lines.length > 1 && last.endsWith('?')
    ? { lines: lines.slice(0, -1), closing: last }
    : { lines, closing: null };
};

const openExercise = (script: Script, { exercise }: TutorReply): void => {
  if (!exercise || script.state.mode === 'exercise') return;
  script.set({ mode: 'exercise', exercise: null, topic: script.state.topic || exercise.problem });
  script.sheet(exercise.problem);
};

/** What comes onto the board of an exercise now: its line where that is a new one, or what leads to its answer. */
const boardLines = (script: Script, { exercise, solved }: TutorReply): string[] => {
  const before = script.state.exercise;
  if (solved) {
    const known = solved.steps.findLastIndex(({ text }) => text === before);
    const rest = solved.steps
      .slice(known + 1)
      .filter(({ text }) => text !== solved.answer)
      .map(({ latex }) => latex);
    script.set({ exercise: null });
    return [...rest.slice(-MOST_LINES), `${solved.answer} ✓`];
  }
  if (!exercise || exercise.line === before) return [];
  script.set({ exercise: exercise.line });
  return [exercise.line];
};
const MOST_LINES = 5;

const waitForStep = (script: Script, { choices }: TutorReply, closing: string | null): void => {
  script.set({ waits: 'exercise' });
  const own = choices.map((label) => ({ label, wish: null }));
  script.ask(closing ?? phrase('check', 0), own.length > 0 ? own : [HINT, LOST]);
};
// They are words to the tutor, who knows what they mean at this step.
const HINT = { label: 'Give me a hint', wish: null };
const LOST = { label: 'I’m lost', wish: null };

const askWhatNext = (script: Script, { choices }: TutorReply, closing: string | null): void => {
  script.set({ mode: 'choosing', waits: 'topic' });
  const own = choices.map((label) => ({ label, wish: null }));
  const yes = closing === null || own.length > 0 ? [] : [{ label: 'Yes', wish: null }];
  script.ask(closing ?? phrase('whatElse', 0), [...own, ...yes, TAPS.finish]);
};

const backToLesson = (script: Script, around: Around): void => {
  script.set({ mode: 'lesson' });
  if (askForHeld(script)) return;
  const { question, ideas, at } = script.state;
  const idea = around.ideas.find(({ id }) => id === ideas[at]);
  if (idea?.hunch && script.state.waits === 'hunch') return askHunch(script, idea.hunch);
  const scene = idea && script.state.waits === 'scene' ? sceneAt(script, idea, around) : null;
  if (scene) {
    script.speak('backTo');
    return askScene(script, scene);
  }
  if (!idea || !question) return askToGoOn(script);
  script.set({ waits: 'item' });
  script.speak('backTo');
  return askAgain(script, idea, around.show);
};
