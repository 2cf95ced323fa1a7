import { questionIn } from '../chance/parameters.ts';
import { inLine, nearAnswer } from '../formula/rounded.ts';
import { plainLine, told, type Task, type Worked } from '../worked.ts';
import { NAMED } from './elements.ts';
import { reactionIn, writtenReaction, type Reaction, type Species } from './equation.ts';
import { atomsIn, molarMass } from './formula.ts';
import { gasOf } from './substance.ts';

/** Reactions: balance them, and reckon from one substance to another. */
export const reactionTask: Task = (text) => {
  if (!/→|->|⟶|⇌|=>|\byields?\b/.test(text) || text.length > 900) return null;
  const reaction = reactionIn(text);
  if (!reaction?.numbers) return null;
  return (
    amounts(text, reaction, reaction.numbers) ??
    (/\bbalanc\w*/i.test(text) ? balanceWorked(text, reaction, reaction.numbers) : null)
  );
};

const balanceWorked = (text: string, reaction: Reaction, numbers: readonly number[]): Worked | null => {
  const written = writtenReaction(reaction, numbers);
  const all = [...reaction.left, ...reaction.right];
  const which = /\bcoefficient\b[^?.]*\b(?:of|for|in front of)\s+(?:the\s+)?([A-Z][\w()]*|[a-z]+)/.exec(
    questionIn(text),
  )?.[1];
  const steps = [
    [
      all.map(({ formula }) => formula).join(', '),
      'Count the atoms on both sides',
      'No atom gets lost and none comes from nowhere; charges too.',
    ],
    [written, 'Choose the numbers in front', 'The smallest whole numbers that make both sides alike.'],
  ] as const;
  if (which === undefined)
    return told(
      writtenReaction(
        reaction,
        all.map(() => 1),
      ),
      'balance',
      steps,
      { ...plainLine(written), value: null },
    );
  const at = all.findIndex(({ formula }) => formula === which || formula === NAMED[which.toLowerCase()]);
  return at < 0 ? null : told(written, 'balance', steps, nearAnswer(numbers[at] ?? 1, ''));
};

// Ethanol is C2H6O and C2H5OH.
const isSameSubstance = (a: string, b: string): boolean => {
  if (a === b) return true;
  const [one, other] = [atomsIn(a), atomsIn(b)];
  return (
    one !== null &&
    other !== null &&
    one.size > 2 &&
    one.size === other.size &&
    [...one].every(([element, count]) => other.get(element) === count)
  );
};

const nameOf = (formula: string): string[] => [
  formula,
  ...Object.keys(NAMED).filter((name) => isSameSubstance(NAMED[name] ?? '', formula)),
  ...['oxygen', 'nitrogen', 'hydrogen', 'chlorine', 'fluorine'].filter((name) => gasOf(name) === formula),
];

const mentions = (text: string, { formula }: Species): boolean =>
  nameOf(formula).some((name) =>
    new RegExp(
      String.raw`(?<![A-Za-z\d])${name.replaceAll(/[()]/g, String.raw`\$&`)}(?![A-Za-z\d(])`,
      name === formula ? '' : 'i',
    ).test(text.replaceAll(/_\(?(\d+)\)?/g, '$1')),
  );

const GIVEN = /(\d+(?:\.\d+)?)\s*(mol|moles?|g|grams?|kg)\s+(?:of\s+)?(?:the\s+)?(?=([A-Za-z()\d_ ]{1,30}))/g;

interface Told {
  readonly at: number;
  readonly value: number;
  readonly unit: string;
}

const molesOf = ({ at, value, unit }: Told, all: readonly Species[]): number => {
  const one = all[at];
  if (unit.startsWith('mol') || !one) return value;
  return (value * (unit === 'kg' ? 1_000 : 1)) / molarMass(one.atoms);
};

const amounts = (text: string, reaction: Reaction, numbers: readonly number[]): Worked | null => {
  const all = [...reaction.left, ...reaction.right];
  const question = questionIn(text);
  const given = [...text.matchAll(GIVEN)]
    .flatMap((match) => {
      const at = all.findIndex((one) =>
        mentions(
          (match[3] ?? '').split(
            /\b(?:and|react\w*|with|in|is|are|to|can|burns?|form\w*|made|produc\w*)\b/,
          )[0] ?? '',
          one,
        ),
      );
      return at < 0 ? [] : [{ at, value: Number(match[1]), unit: match[2] ?? '' }];
    })
    .filter((one, at, found) => found.findIndex((other) => other.at === one.at) === at);
  const [first, second, more] = given;
  if (!first || more) return null;
  const core = /\bhow (?:many|much)\b[\s\S]*|\bwhat mass\b[\s\S]*/i.exec(question)?.[0] ?? question;
  const asked = all.findIndex(
    (one, at) =>
      at !== first.at &&
      at !== second?.at &&
      mentions(core.split(/\b(?:from|when|if|react\w*|with|needed to)\b/)[0] ?? '', one),
  );
  const to = all[asked];
  const isTwo = second !== undefined && [first, second].every(({ at }) => at < reaction.left.length);
  if (!to || (second && (!isTwo || asked < reaction.left.length))) return null;
  const madeFrom = ({ at, value, unit }: Told): number =>
    (molesOf({ at, value, unit }, all) * (numbers[asked] ?? 1)) / (numbers[at] ?? 1);
  // What runs out first sets how much can form.
  const known = second && madeFrom(second) < madeFrom(first) ? second : first;
  const from = all[known.at];
  if (!from) return null;
  const [a, b] = [molarMass(from.atoms), molarMass(to.atoms)];
  const moles = molesOf(known, all);
  const made = madeFrom(known);
  const inGrams = /\b(?:grams?|mass|g)\b/i.test(core) && !/\bhow many moles\b/i.test(core);
  const value = inGrams ? made * b : made;
  const unit = inGrams ? 'g' : 'mol';
  return told(
    `${known.value} ${known.unit} ${from.formula}`,
    'reaction',
    [
      [writtenReaction(reaction, numbers), 'Balanced reaction', 'The numbers in front are numbers of moles.'],
      ...(second ? [[from.formula, 'Which one runs out', 'The other one is left over.'] as const] : []),
      ...(known.unit.startsWith('mol')
        ? []
        : [
            [
              `${inLine(moles)} mol ${from.formula}`,
              'Grams to moles',
              `One mole is ${inLine(a)} g.`,
            ] as const,
          ]),
      [
        `${inLine(made)} mol ${to.formula}`,
        `${numbers[known.at]} mol ${from.formula} go with ${numbers[asked]} mol ${to.formula}`,
        'Multiply by this ratio.',
      ],
      ...(inGrams ? [[`${inLine(value)} g`, 'Moles to grams', `One mole is ${inLine(b)} g.`] as const] : []),
    ],
    nearAnswer(value, text, unit),
  );
};

/** Shares of an element, and how much of what could form did form. */
export const percentTask: Task = (text) => {
  const question = questionIn(text);
  const gained = /\bpercent(?:age)? yield\b/i.test(question);
  if (gained) return yieldWorked(text);
  const share =
    /\bpercent(?:age)?(?: composition| by mass)?\b[^?]*?\b(?:of|by mass of)\s+([a-z]+|[A-Z][a-z]?)\s+(?:by mass\s+)?in\s+([A-Za-z()\d_ ]+)/i.exec(
      question,
    );
  const element = share?.[1] ?? '';
  const symbol =
    NAMED[element.toLowerCase()]?.replace(/\d/g, '') ?? SYMBOLS[element.toLowerCase()] ?? element;
  const written = (share?.[2] ?? '').trim().replaceAll(/_\(?(\d+)\)?/g, '$1');
  const formula = NAMED[written.toLowerCase()] ?? written.split(' ')[0] ?? '';
  const atoms = atomsIn(formula);
  const count = atoms?.get(symbol);
  const own = atomsIn(symbol);
  if (!atoms || count === undefined || !own) return null;
  const [part, whole] = [count * molarMass(own), molarMass(atoms)];
  return told(
    formula,
    'percent',
    [
      [
        `${inLine(part)} of ${inLine(whole)}`,
        'Mass of the element in one mole',
        `${count} × ${inLine(molarMass(own))} g of ${inLine(whole)} g.`,
      ],
      [`${inLine((100 * part) / whole)} %`, 'As a percentage', 'Part over whole, times 100.'],
    ],
    nearAnswer((100 * part) / whole, text, '%'),
  );
};

const SYMBOLS: Readonly<Record<string, string>> = {
  oxygen: 'O',
  hydrogen: 'H',
  nitrogen: 'N',
  chlorine: 'Cl',
  sulfur: 'S',
  phosphorus: 'P',
  potassium: 'K',
  carbon: 'C',
};

const yieldWorked = (text: string): Worked | null => {
  const theoretical =
    /\b(?:theoretical(?: yield)?|expected|calculated)\b[^.?\d]{0,40}?(\d+(?:\.\d+)?)\s*(?:g|grams?|mol|moles?|kg)\b(?![^.?\d]{0,20}\bobtained)|(\d+(?:\.\d+)?)\s*(?:g|grams?|mol|moles?|kg)\b[^.?\d]{0,30}\b(?:theoretical|(?:is|was|were) expected|(?:should|could) (?:form|be))/i.exec(
      text,
    );
  const actual =
    /\b(?:actual(?: yield)?|produced|obtained|isolated|recovered|formed|collected|gives?)\b[^.?\d]{0,30}?(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s*(?:g|grams?|mol|moles?)\b[^.?\d]{0,30}\b(?:actual|(?:is|are|was|were) (?:produced|obtained|isolated|recovered|formed|collected))/i.exec(
      text,
    );
  const [whole, part] = [Number(theoretical?.[1] ?? theoretical?.[2]), Number(actual?.[1] ?? actual?.[2])];
  if (!Number.isFinite(whole) || !Number.isFinite(part) || whole === part || whole === 0) return null;
  return told(
    `${part} of ${whole}`,
    'percent',
    [
      [
        `100 × ${part}/${whole} = ${inLine((100 * part) / whole)} %`,
        'Actual over theoretical',
        'What came out over what could come out.',
      ],
    ],
    nearAnswer((100 * part) / whole, text, '%'),
  );
};
