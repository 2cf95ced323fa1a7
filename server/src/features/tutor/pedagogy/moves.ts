import type {
  Amounts,
  Balance,
  Comparison,
  ByFormula,
  KnownFormula,
  Equality,
  Examined,
  Follows,
  Harder,
  OnTheWay,
  OwnLines,
  Judgement,
  Property,
} from '../../exercises/service.ts';
import type { HeardExchange, JudgedStatement, NearText, ToldSentence } from '../../lessons/service.ts';
import type { ProgramReading } from '../code/read-program.ts';
import type { IdeaPart } from '../state/state.ts';
import type { Act } from '../understand/acts.ts';
import type { AskedOfSentence } from '../understand/asked-of-sentence.ts';
import type { IdeaHeard } from '../understand/reading.ts';
import type { Request } from '../understand/request.ts';
import type { JudgedSentence } from '../understand/sentence-rules.ts';

type JudgementOf<Kind extends Judgement['kind']> = Extract<Judgement, { kind: Kind }>;

/** What a teacher can do next. */
export type Move =
  /** Exercises. */
  | { kind: 'open exercise'; problem: NonNullable<Examined['problem']> }
  | { kind: 'open list'; exercises: Examined['list'] }
  | ({ kind: 'confirm later' } & NonNullable<Examined['ofLater']>)
  | { kind: 'confirm answer'; over: 'all numbers' | 'the reals' }
  | { kind: 'confirm again' }
  | { kind: 'confirm line'; judgement: JudgementOf<'line'> }
  | { kind: 'confirm number'; found: OnTheWay }
  | { kind: 'ask for calculation' }
  | { kind: 'judge follows'; follows: Follows }
  | { kind: 'judge property'; property: Property }
  | { kind: 'check value'; value: string }
  | { kind: 'confirm part'; judgement: JudgementOf<'part'> }
  | { kind: 'ask for form'; judgement: JudgementOf<'form'> }
  | { kind: 'try method'; judgement: JudgementOf<'method'> }
  | { kind: 'locate slip'; judgement: JudgementOf<'wrong'> }
  | { kind: 'try method afterwards'; judgement: JudgementOf<'method'> }
  | { kind: 'judge lines'; work: OwnLines }
  | { kind: 'hint' }
  | { kind: 'hold back' }
  | { kind: 'show step' }
  | { kind: 'reveal' }
  | { kind: 'explain step'; how: 'why' | 'how' | 'simpler' | 'believed' }
  | { kind: 'twin example' }
  | { kind: 'explain solution' }
  | { kind: 'how to check' }
  | { kind: 'another exercise'; harder: Harder }
  | { kind: 'back to exercise' }
  | { kind: 'ask for work' }
  | { kind: 'count atoms'; balance: Balance }
  | { kind: 'judge amounts'; amounts: Amounts }
  /** Stories that nobody here has read as a whole. */
  | { kind: 'read story'; numbers: string[] }
  | { kind: 'go on with story' }
  | { kind: 'another story' | 'wonder' }
  | { kind: 'check calculation' }
  | { kind: 'judge equality'; equality: Equality }
  | { kind: 'name formula'; formula: KnownFormula }
  | { kind: 'confirm by formula'; found: ByFormula }
  | { kind: 'judge comparison'; comparison: Comparison }
  | { kind: 'tell scaling'; scaling: NonNullable<Examined['scaling']> }
  /** Ideas. */
  | { kind: 'explain idea'; idea: string; part: IdeaPart | 'first' }
  /** What is known about learning, for somebody who tells how they do it. */
  | { kind: 'advise'; idea: string }
  | { kind: 'narrow down'; ideas: readonly IdeaHeard[] }
  | { kind: 'contrast mistake'; idea: string; misconception: string }
  /** What students say that this may be, with the replies that were written for it, the most fitting first. */
  | { kind: 'exchange'; fitting: readonly HeardExchange[] }
  /** Two questions of one message, each with its reply, where there is one. */
  | { kind: 'answer both'; answers: readonly { question: string; answer: HeardExchange | null }[] }
  | { kind: 'tell thought'; is: 'right' | 'wrong' | 'unclear' | 'repeated' }
  | { kind: 'ask thought'; fitting: readonly HeardExchange[] }
  | { kind: 'answer from lesson'; near: NearText }
  /** What was told before is said again. */
  | { kind: 'confirm told'; sentence: ToldSentence }
  /** What the lesson knows to be right, or wrong. */
  | { kind: 'confirm claim'; judged: JudgedStatement }
  | { kind: 'correct claim'; judged: JudgedStatement }
  | { kind: 'compare claim'; near: NearText; isLikely: boolean }
  | { kind: 'show board'; idea: string }
  | { kind: 'judge explanation' }
  | { kind: 'ask item'; step: -1 | 0 | 1 }
  | { kind: 'judge item' }
  | { kind: 'hint item' }
  | { kind: 'reveal item' }
  | { kind: 'explain item'; part: 'simple' | 'why' | 'example' }
  /** What leans on the topic or the task at hand: tried, ranked, shown by an example, left open, told shorter, or asked where it comes from. */
  | {
      kind: 'stay with topic';
      how: 'step' | 'claim' | 'rank' | 'example' | 'open' | 'shorter' | 'number' | 'why';
    }
  /** A test on the topic at hand, or where to begin with it. */
  | { kind: 'about exam'; asks: 'on the test' | 'how asked' | 'where first' }
  /** Exams with their days, and the hours that a student has. */
  | { kind: 'plan exams' }
  /** What is asked of a sentence of an essay. */
  | { kind: 'look at sentence'; asked: AskedOfSentence }
  /** Books and pages. */
  | { kind: 'quote books' }
  | { kind: 'further in passage'; act: Act }
  /** What a student wants done about a topic. */
  | { kind: 'request'; request: Request }
  /** Work that has a page of its own. */
  | { kind: 'lead to'; page: 'quiz' | 'cards' | 'notes' | 'plan' | 'podcast' | 'help' }
  | { kind: 'go on with plan' }
  | { kind: 'coach essay' }
  | { kind: 'judge sentence'; judged: JudgedSentence }
  | { kind: 'judge program'; program: ProgramReading }
  /** Care, where it is doubtful: one gentle question. */
  | { kind: 'check in' }
  /** Talk. */
  | {
      kind: 'talk';
      about:
        | 'hello'
        | 'how are you'
        | 'bye'
        | 'thanks'
        /** Nothing but words that close a topic for now. */
        | 'closing'
        | 'about-you'
        | 'rude'
        | 'feeling'
        | 'figure'
        | 'off-topic'
        | 'no'
        | 'ready'
        /** A letter where none can be picked; nothing that could be read. */
        | 'letter'
        | 'nonsense'
        | 'why not'
        | 'loss'
        /** Of a student's own days. */
        | 'hurt'
        | 'blank'
        | 'calmer'
        | 'group'
        | 'load'
        | 'own plan'
        | 'own day';
    }
  | { kind: 'ask for reasons' }
  | { kind: 'ask what is meant' };
