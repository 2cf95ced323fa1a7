import type { Idea } from '@studia/contract/lessons';
import type { Wish } from '@studia/contract/live-events';
import type { IdeaScenes, Scene } from '@studia/contract/live-scenes';
import { FULL } from './board-text.ts';
import { TAPS } from './phrases.ts';
import type { Script } from './script.ts';
import type { Around, LessonTurn } from './turn.ts';

type Scenes = Pick<Around, 'scenes'>;

/** What a student may ask for in the middle of a scene. */
type Help = 'why' | 'simpler' | 'example';
/** What else helps who has heard it already, the easiest first. */
const HELPS: readonly Help[] = ['simpler', 'example', 'why'];
const HELP_FOR: Partial<Readonly<Record<Wish, Help>>> = {
  why: 'why',
  simpler: 'simpler',
  lost: 'simpler',
  slower: 'simpler',
  hint: 'simpler',
  example: 'example',
};

const scenesOf = ({ id }: Idea, { scenes }: Scenes): IdeaScenes | null => scenes[id] ?? null;

/** The scene that an idea is at; null behind the last one, and where nobody has written any. */
export const sceneAt = ({ state }: Pick<Script, 'state'>, idea: Idea, around: Scenes): Scene | null =>
  scenesOf(idea, around)?.scenes[state.scene] ?? null;

/** Whether an idea is taught in scenes here: one that was begun without them, by an older version or a model, goes on so. */
export const isInScenes = ({ state }: Pick<Script, 'state'>, { id }: Idea, { scenes }: Scenes): boolean =>
  scenes[id] !== undefined && !(state.scene === 0 && state.steps > 0 && state.pending === null);

/** Says and draws the scene at hand, and asks its question. */
export const playScene = (script: Script, idea: Idea, scene: Scene, around: Scenes): void => {
  const { steps, scene: at } = script.state;
  const earlier = scenesOf(idea, around)?.scenes.slice(0, at) ?? [];
  const first = earlier.reduce((sum, { board = 0 }) => sum + board, 0);
  // Who hears a scene again, after something else, has its drawing already.
  const drawn = (idea.board ?? []).slice(Math.max(steps, first), first + (scene.board ?? 0));
  for (const [place, line] of scene.lines.entries()) {
    const isLast = place === scene.lines.length - 1;
    const shown = isLast ? drawn.slice(place) : drawn.slice(place, place + 1);
    if (place === 0 && scene.write) script.sayAndWrite(line, scene.write);
    else
      script.say(line, {
        draw: shown.flatMap(({ draw }) => draw),
        shows: shown.flatMap(({ shows }) => shows ?? []).join(' '),
      });
  }
  // Handwriting would lie over what is drawn.
  if (drawn.length > 0) script.set({ steps: Math.max(steps, first) + drawn.length, lines: FULL });
  script.set({ pending: { text: idea.statement, quote: idea.quote } });
  askScene(script, scene);
};

/** Asks the question of a scene, or asks it again; what was tried in vain is no choice any more. */
export const askScene = (script: Script, { ask, options }: Scene): void => {
  const { missed } = script.state;
  script.set({ waits: 'scene' });
  script.ask(ask, [
    ...options.filter(({ says }) => !missed.includes(says)).map(({ says }) => ({ label: says, wish: null })),
    TAPS.noIdea,
    TAPS.why,
    TAPS.simpler,
    TAPS.example,
  ]);
};

/** Fewer options are no second try. */
const WORTH_ANOTHER_TRY = 3;

/**
 * Says what an answer is worth; answers whether the scene is over with it. Who is wrong, or does not know, gets a nudge and another
 * try first, where there is something left to choose; then they are told.
 */
export const replyInScene = (
  script: Script,
  idea: Idea,
  scene: Scene,
  { words, option }: Pick<Extract<LessonTurn, { kind: 'scene' }>, 'words' | 'option'>,
): boolean => {
  const { missed, isNudged } = script.state;
  const isWrong = option?.is === 'wrong';
  if (isWrong) {
    script.note('mistake', `${scene.ask} → ${words}`);
    countMiss(script, idea, scene);
  }
  const mayTryAgain = isWrong && scene.options.length >= WORTH_ANOTHER_TRY;
  const hasNoIdea = !option && words === '';
  if (
    (mayTryAgain || hasNoIdea) &&
    !isNudged &&
    nudge(script, idea, scene, isWrong ? 'wrong' : 'noProblem')
  ) {
    script.set({ isNudged: true, missed: isWrong ? [option.says] : [] });
    askScene(script, scene);
    return false;
  }
  if (option?.is === 'right' && missed.length > 0) script.note('mended', `${scene.ask} → ${words}`);
  if (option) {
    leaveScene(script);
    script.say(option.reply, option.is ? { tone: option.is } : {});
  } else {
    countMiss(script, idea, scene);
    tellInScene(script, scene, hasNoIdea ? 'tellYou' : 'howISeeIt');
  }
  return true;
};

/** Past the scene at hand. */
export const leaveScene = (script: Script): void =>
  script.set({ scene: script.state.scene + 1, missed: [], isNudged: false, waits: 'nothing' });

/** What is so, for who did not say it; the next scene builds on it. */
export const tellInScene = (
  script: Script,
  scene: Scene,
  words: 'tellYou' | 'howISeeIt' | 'leaveIt',
): void => {
  leaveScene(script);
  script.speak(words);
  script.say(scene.other);
};

/** A step towards the answer that does not tell it; answers false where nothing is left that would help. */
const nudge = (script: Script, idea: Idea, scene: Scene, words: 'wrong' | 'noProblem'): boolean => {
  const help = (['simpler', 'example'] as const).find((one) => !isGiven(script, idea, one));
  if (!help) return false;
  script.speak(words, {}, words === 'wrong' ? { tone: 'wrong' } : {});
  give(script, idea, scene, help);
  return true;
};

/** A question that was missed counts once; a guess can't be missed. */
export const countMiss = (script: Script, { id }: Idea, { options }: Scene): void => {
  if (options.every(({ is }) => is === undefined)) return;
  const { outcomes, scene } = script.state;
  script.set({
    outcomes: outcomes.map((one) =>
      one.idea === id
        ? Object.assign({}, one, { misses: Array.from(new Set([...(one.misses ?? []), scene])) })
        : one,
    ),
  });
};

/** Helps at the very place where somebody asks for it; answers false where everything was said already. */
export const helpInScene = (script: Script, idea: Idea, scene: Scene, wish: Wish): boolean => {
  const wanted = HELP_FOR[wish] ?? 'simpler';
  const help = [wanted, ...HELPS].find((one) => !isGiven(script, idea, one));
  if (!help) return false;
  give(script, idea, scene, help);
  return true;
};

const nameOf = ({ state }: Script, { id }: Idea, help: Help): string => `${id} scene ${state.scene} ${help}`;
const isGiven = (script: Script, idea: Idea, help: Help): boolean =>
  script.state.given.includes(nameOf(script, idea, help));
const give = (script: Script, idea: Idea, scene: Scene, help: Help): void => {
  script.set({ given: [...script.state.given, nameOf(script, idea, help)] });
  script.say(scene[help]);
};

/** Once more, in smaller words, what the last scene was about; answers false where that was said already. */
export const sayLastSimpler = (script: Script, idea: Idea, around: Scenes): boolean => {
  const scenes = scenesOf(idea, around)?.scenes ?? [];
  const last = scenes.at(-1);
  const name = `${idea.id} scene ${scenes.length - 1} simpler`;
  if (!last || script.state.given.includes(name)) return false;
  script.set({ given: [...script.state.given, name] });
  script.say(last.simpler);
  return true;
};

/** Says a scene once more. */
export const repeatScene = (script: Script, scene: Scene): void => {
  script.say(scene.lines.join(' '));
  askScene(script, scene);
};

/** What settles the puzzle that the idea began with; said once, behind its last scene. */
export const closeScenes = (script: Script, idea: Idea, around: Scenes): void => {
  const scenes = scenesOf(idea, around);
  const { given } = script.state;
  const name = `${idea.id} close`;
  if (!scenes || given.includes(name)) return;
  script.say(scenes.close, { quote: idea.quote });
  script.note('idea', idea.statement, idea.quote);
  const { misses = [] } = script.state.outcomes.find((one) => one.idea === idea.id) ?? {};
  // Who got through most scenes at once has shown something already.
  const streak = misses.length * 2 < scenes.scenes.length ? 1 : 0;
  script.set({ pending: null, streak, given: [...given, name] });
};
