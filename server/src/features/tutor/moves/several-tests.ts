import { subjectsIn } from '../understand/school-subjects.ts';
import { say } from '../wording/parts.ts';
import { goOn, type MoveContext, type Reply } from './context.ts';

/** How a plan for several tests is called until their days are known. */
export const SEVERAL = 'several tests';

const WORST =
  /([^.,;!?]{0,40})\b(?:(?:the )?(?:one|thing|class|subject) )?i(?:'m| am|m)? (?:\p{L}+ )?(?:worst|bad|hate|struggling|worried|scared|fail\w*)\b([^.,;!?]{0,40})|([^.,;!?]{0,40})\b(?:worries me|is (?:the |my |so )?(?:worst|hardest|hard)|scares me|worth)\b/iu;

/** A plan for several tests: the next one first, the hardest a little every day. */
export const planSeveral = ({ state, reading }: MoveContext): Reply => {
  const { plain } = reading;
  const subjects = subjectsIn(plain);
  const [, before = '', after = '', named = ''] = WORST.exec(plain) ?? [];
  const [worst] = subjectsIn(`${before} ${after} ${named}`);
  const first = firstIn(
    plain,
    subjects.map(({ name }) => name),
  );
  const page = `/goal-setting?goal=${encodeURIComponent(subjects.map(({ name }) => name).join(', ') || 'Tests')}`;
  return {
    parts: [
      worst && first
        ? say('planSeveral', { worst: worst.name.toLowerCase(), first: first.toLowerCase(), page })
        : say('planSeveralAny', { page }),
    ],
    state: goOn(state, { focus: 'none', plan: null }),
  };
};

/** “The order is psych day 3, calc day 5”: what stands nearest before the first day. */
const firstIn = (plain: string, names: readonly string[]): string | undefined => {
  const upTo = /^.*?\b(?:day 1|day 2|day 3|mon|tue|wed|thu|fri|first|tomorrow)\w*/.exec(plain)?.[0] ?? plain;
  return subjectsIn(upTo).at(-1)?.name ?? names[0];
};
