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

/** Says and draws the scene at hand, and asks its question. */
export const playScene = (script: Script, idea: Idea, scene: Scene): void => {
  const { steps } = script.state;
  const drawn = (idea.board ?? []).slice(steps, steps + (scene.board ?? 0));
  for (const [at, line] of scene.lines.entries()) {
    const isLast = at === scene.lines.length - 1;
    const shown = isLast ? drawn.slice(at) : drawn.slice(at, at + 1);
    if (at === 0 && scene.write) script.sayAndWrite(line, scene.write);
    else
      script.say(line, {
        draw: shown.flatMap(({ draw }) => draw),
        shows: shown.flatMap(({ shows }) => shows ?? []).join(' '),
      });
  }
  // Handwriting would lie over what is drawn.
  if (drawn.length > 0) script.set({ steps: steps + drawn.length, lines: FULL });
  script.set({ pending: { text: idea.statement, quote: idea.quote } });
  askScene(script, scene);
};

/** Asks the question of a scene, or asks it again. */
export const askScene = (script: Script, { ask, options }: Scene): void => {
  script.set({ waits: 'scene' });
  script.ask(ask, [
    ...options.map(({ says }) => ({ label: says, wish: null })),
    TAPS.noIdea,
    TAPS.why,
    TAPS.simpler,
    TAPS.example,
  ]);
};

/** What is said to an answer; who was right without help needs fewer questions afterwards. */
export const replyInScene = (
  script: Script,
  scene: Scene,
  { said, option }: Pick<Extract<LessonTurn, { kind: 'scene' }>, 'said' | 'option'>,
): void => {
  const { scene: at } = script.state;
  script.set({ scene: at + 1, waits: 'nothing', streak: option?.is === 'right' ? 1 : 0 });
  if (!option) {
    script.speak(said === '' ? 'noProblem' : 'howISeeIt');
    script.say(scene.other);
    return;
  }
  if (option.is === 'wrong') script.note('mistake', `${scene.ask} → ${said}`);
  script.say(option.reply, option.is ? { tone: option.is } : {});
};

/** Helps at the very place where somebody asks for it; answers false where everything was said already. */
export const helpInScene = (script: Script, idea: Idea, scene: Scene, wish: Wish): boolean => {
  const wanted = HELP_FOR[wish] ?? 'simpler';
  const { given, scene: at } = script.state;
  const nameOf = (help: Help): string => `${idea.id} scene ${at} ${help}`;
  const help = [wanted, ...HELPS].find((one) => !given.includes(nameOf(one)));
  if (!help) return false;
  script.set({ given: [...given, nameOf(help)] });
  script.say(scene[help]);
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
  script.set({ pending: null, given: [...given, name] });
};
