import { workedIn } from '../working/worked.ts';
import type { ClaimedResult } from './claimed-result.ts';
import { withoutReason } from './readings.ts';

/** Quantities that may be asked of one and the same situation, longest names first. */
const NAMES =
  /\b(average speed|mean speed|final speed|initial speed|impact speed|speed|velocity|distance|deceleration|acceleration|net force|resultant force|friction force|force|weight|kinetic energy|potential energy|energy|work|momentum|power|total resistance|resistance|total current|current|voltage|charge|pressure|density|new volume|volume|mass|time|area|perimeter|circumference|hypotenuse|frequency|wavelength|period|profit|interest|molar mass|pay|costs?|price)\b/gi;
/** What is measured in a unit, the likeliest first. */
const MEASURED: readonly (readonly [unit: RegExp, names: readonly string[]])[] = [
  [/^(?:k?j|joules?)$/i, ['kinetic energy', 'potential energy', 'work', 'energy']],
  [/^(?:k?n|newtons?)$/i, ['force', 'weight']],
  [/^m\/s(?:\^?2|²|\/s)$/i, ['acceleration']],
  [/^(?:m\/s|km\/h|kmh|mph)$/i, ['speed', 'final speed', 'average speed', 'speed when it hits the ground']],
  [/^(?:a|amps?|amperes?)$/i, ['current']],
  [/^(?:ohms?|Ω)$/i, ['total resistance', 'resistance']],
  [/^(?:v|volts?)$/i, ['voltage']],
  [/^(?:k?w|watts?)$/i, ['power']],
  [/^(?:k?pa|pascals?|atm)$/i, ['pressure']],
  [/^(?:g\/(?:cm(?:\^?3|³)|ml)|kg\/m(?:\^?3|³))$/i, ['density']],
  [/^(?:k?m|met(?:er|re)s?)$/i, ['distance']],
  [/^(?:s|sec(?:ond)?s?|min(?:ute)?s?|h|hours?)$/i, ['time']],
];
const NUMBER = String.raw`[-−]?\$?\d+(?:,\d{3})*(?:\.\d+)?(?:\s?/\s?\d+)?`;
const UNIT = String.raw`%|[\p{L}Ω]+(?:/[\p{L}]+)?(?:\^?[23]|[²³])?`;
const CLAIM = new RegExp(String.raw`(?<![\p{L}\d.,^*×/+-])(${NUMBER})\s?(?:(${UNIT})(?![\p{L}\d]))?`, 'gu');
const MOST = 4;

/** “And the distance is 160 m”: what is said of a situation that was given before, with the question that it answers. */
export const ofSituation = (message: string, situations: readonly string[]): ClaimedResult[] => {
  const text = withoutReason(message)
    .replace(/^.*\b(?:oops|wait)\b/i, '')
    .replace(/(?<=\d.{0,12}?)\s+but\s.*$/i, '');
  const claims = Array.from(text.matchAll(CLAIM), ([, number = '', unit = '']) => ({ number, unit }));
  const last = claims.at(-1);
  if (last && NUMBER_ALONE.test(text)) return ofQuestion(`${last.number} ${last.unit}`.trim(), situations);
  if (!last || /\?\s*$|^\W*(?:what|how|why|if)\b/i.test(text)) return [];
  const named = Array.from(text.matchAll(NAMES), ([name]) => name.toLowerCase()).at(-1);
  const byUnit = MEASURED.find(([units]) => units.test(last.unit))?.[1] ?? [];
  const isTotal = /\btotal\b/i.test(text) && byUnit.some((one) => one.startsWith('total'));
  const isNamed =
    isTotal || (named !== undefined && (byUnit.length === 0 || byUnit.some((one) => kin(one, named))));
  const names =
    isNamed && named !== undefined ? [named, ...byUnit.filter((one) => one.endsWith(` ${named}`))] : byUnit;
  const own = new Set(claims.filter(({ unit }) => unit === last.unit).map(({ number }) => number));
  const found = situations.slice(0, MOST).flatMap((situation, at) => {
    const problems = names
      .flatMap((name) => [
        asked(arranged(situation, text), name),
        combined(situation, claims.slice(0, -1), name),
      ])
      .filter((one) => one !== null);
    return (isNamed ? problems.slice(0, 1) : problems).map((problem) => ({ problem, at }));
  });
  return found.flatMap(({ problem, at }) =>
    Array.from(own, (number) => ({
      problem,
      claim: `${number} ${last.unit}`.trim(),
      isFurther: true as const,
      ...((!isNamed || at > 0 || own.size > 1 || saysMore(text, last.number, situations[at] ?? '')) && {
        isPerhaps: true as const,
      }),
    })),
  );
};

/** The same parts in the other arrangement: “and if they’re in parallel …”. */
const arranged = (situation: string, message: string): string => {
  const [now] = /\b(?:series|parallel)\b/i.exec(message) ?? [];
  return now === undefined ? situation : situation.replace(/\b(?:series|parallel)\b/i, now);
};

/** What was worked out before, together with what is named now: “so the 4 ohm one gets 2 V”, where 0.5 A flow. */
const combined = (
  situation: string,
  given: readonly { number: string; unit: string }[],
  name: string,
): string | null => {
  const found = workedIn(situation)?.answer.text;
  const measures = given.filter(({ unit }) => unit !== '').map(({ number, unit }) => `${number} ${unit}`);
  if (found === undefined || measures.length === 0 || !/\d \S/.test(found)) return null;
  const problem = `${[found, ...measures].join(' and ')}. What is the ${name}?`;
  return workedIn(problem) ? problem : null;
};

/** Who brings numbers of their own, or a condition, speaks of something else than what was given. */
const saysMore = (message: string, claim: string, situation: string): boolean =>
  /\b(?:if|when|instead|again|twice|doubl\w+|half|more|less)\b/i.test(message) ||
  (message.replace(claim, ' ').match(/\d+(?:\.\d+)?/g) ?? []).some(
    (one) => !new RegExp(String.raw`(?<![\d.])${one.replace('.', '\\.')}(?![\d.]*\d)`).test(situation),
  );

const NUMBER_ALONE =
  /^\W*(?:so |then |its |it's |is it )*[-−]?\d[\d./]*\s?\S{0,6}(?: then| right| too)?\W*$/i;

/** “−5 then” after “if it brakes from 20 to 0 in 4 s, is the acceleration negative”. */
const ofQuestion = (claim: string, situations: readonly string[]): ClaimedResult[] => {
  const speed = situations.map((one) => /\d\s?(m\/s|km\/h|mph)\b/.exec(one)?.[1]).find(Boolean) ?? 'm/s';
  return situations.slice(0, 2).flatMap((situation) => {
    const name = Array.from(situation.matchAll(NAMES), ([one]) => one.toLowerCase()).at(-1);
    const facts = situation
      .replace(/[\s,]*\b(?:is|are|does|will|would) (?:the|its|it) .*$/i, '')
      .replace(
        /\bfrom (\d+(?:\.\d+)?)(?: ?(?:m\/s|km\/h|mph))? to (\d+(?:\.\d+)?)(?: ?(?:m\/s|km\/h|mph))?/i,
        `from $1 ${speed} to $2 ${speed}`,
      )
      .replace(/\b(?:brakes|slows(?: down)?|stops)\b/i, 'goes')
      .replace(/^\W*(?:and |so |what )*if\b/i, '');
    const problem = name === undefined || facts === situation ? null : asked(facts.trim(), name);
    return problem === null ? [] : [{ problem, claim, isFurther: true, isPerhaps: true }];
  });
};

const kin = (one: string, other: string): boolean => one.includes(other) || other.includes(one);

const ASKING =
  /(?:^|[\s,.;:])(?:(?:and |so )?(?:what|whats|what's|find|how|calculate|work out|determine|which)\b.*|(?:the )?(?:acceleration|speed|force|current|density|energy|power|pressure|weight|distance|time)\s*\?\s*)$/is;

/** What a situation gives, and a question about it that can be worked out; a quantity that has no part in it is left out. */
const asked = (situation: string, name: string): string | null => {
  const given = situation.replace(ASKING, '').replace(/[\s.,;:]+$/, '');
  if (!/\d/.test(given) || new RegExp(String.raw`\b${name}\b`, 'i').test(given)) return null;
  const speeds = /\bacceleration\b/i.test(situation) ? ' with constant acceleration' : '';
  const question = /^(?:pay|cost|price)/.test(name)
    ? 'How much do you pay?'
    : `What is the ${name === 'average speed' ? 'mean speed' : name}?`;
  const whole = `${given}${name === 'acceleration' ? '' : speeds}. ${question}`;
  return (
    [whole, ...withoutOne(given).map((one) => `${one}. ${question}`)].find((one) => workedIn(one)) ?? null
  );
};

const GIVEN =
  /\s?(?:,|\b(?:and|with|on|at|of|in|for|by|from|to)\b)?\s?(?:an? )?(?<![\d.])\d{1,12}(?:\.\d{1,9})?\s?[\p{L}Ω][\p{L}/²³Ω]{0,15}/gu;
const MOST_GIVEN = 4;
const withoutOne = (given: string): string[] => {
  const measures = Array.from(given.matchAll(GIVEN), ([measure]) => measure);
  return measures.length < 2 || measures.length > MOST_GIVEN
    ? []
    : measures.map((measure) => given.replace(measure, '')).toReversed();
};
