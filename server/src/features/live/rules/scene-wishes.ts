import type { Idea } from '@studia/contract/lessons';
import type { Wish } from '@studia/contract/live-events';
import type { Scene } from '@studia/contract/live-scenes';
import { markLost } from './outcomes.ts';
import {
  askScene,
  countMiss,
  helpInScene,
  leaveScene,
  repeatScene,
  replyInScene,
  tellInScene,
} from './scenes.ts';
import type { Script } from './script.ts';
import type { Around } from './turn.ts';
import { back } from './way-back.ts';

/** On with the idea: its next scene, or what comes behind the last one. */
type CarryOn = (script: Script, idea: Idea, around: Around) => void;

interface Hand {
  script: Script;
  idea: Idea;
  scene: Scene;
  around: Around;
  carryOn: CarryOn;
}

/** Does what somebody wishes for while a scene waits for its answer. */
export const obeyInScene = (hand: Hand, wish: Wish): void => {
  const { script, idea, scene, around, carryOn } = hand;
  switch (wish) {
    case 'go-on':
    case 'more':
      // “No idea” is a reason to help first.
      if (replyInScene(script, idea, scene, NOTHING_SAID)) carryOn(script, idea, around);
      return;
    case 'reveal':
      return tellAnswer(hand);
    case 'skip':
      script.speak('skip');
      countMiss(script, idea, scene);
      leaveScene(script);
      return carryOn(script, idea, around);
    case 'repeat':
      return repeatScene(script, scene);
    case 'faster':
      script.set({ slow: false });
      script.speak('faster');
      return askAgain(hand);
    case 'slower':
      script.set({ slow: true });
      script.speak('slower');
      return help(hand, wish);
    case 'lost':
      markLost(script, idea);
      script.speak('lost');
      return help(hand, wish);
    default:
      return help(hand, wish);
  }
};

/** Who has heard everything that helps is told the answer. */
const help = (hand: Hand, wish: Wish): void => {
  const { script, idea, scene } = hand;
  if (helpInScene(script, idea, scene, wish)) askAgain(hand);
  else tellAnswer(hand);
};

/** Who cut in hears the rest first. */
const askAgain = ({ script, scene, around }: Hand): void =>
  around.unheard.length > 0 ? back(script, around) : askScene(script, scene);

const NOTHING_SAID = { words: '', option: null } as const;

const tellAnswer = ({ script, idea, scene, around, carryOn }: Hand): void => {
  countMiss(script, idea, scene);
  tellInScene(script, scene, 'tellYou');
  carryOn(script, idea, around);
};
