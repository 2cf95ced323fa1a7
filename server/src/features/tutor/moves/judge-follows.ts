import type { Follows } from '../../exercises/service.ts';
import { isAboutExercise } from '../pedagogy/where.ts';
import { ask, say, type Part } from '../wording/parts.ts';
import type { MoveContext, Reply } from './context.ts';

/** What is said to follow from values that were found before: it does, or where it does not. */
export const judgeFollows = ({ state }: MoveContext, { line: written, isRight, by }: Follows): Reply => {
  const line = written.replaceAll('$', String.raw`\$`);
  const isOpen = isAboutExercise(state) || (state.focus === 'story' && !state.story?.isDone);
  const stays = { ...state, lost: 0, thought: null };
  if (!isRight) return { parts: [say('notQuite'), ...wrongly(line, by)], state: stays };
  return {
    parts: [
      say(by === 'way found' ? 'storyDerived' : 'askedRight', { line }),
      ...(isOpen ? [ask('whatNext')] : []),
    ],
    state: stays,
  };
};

const wrongly = (line: string, by: Follows['by']): Part[] => {
  if (by !== 'restating') return [ask('storyWrong', { line })];
  const [from = '', to = ''] = line.split(' = ').map((one) => one.replace(/^[-−\\$£€]*[\d.,/\s]+/, ''));
  return [from === '' || to === '' ? ask('sameAgain') : ask('sameUnits', { from, to })];
};
