import { lettersIn, numberIn, type Worked } from '@studia/mathematics';
import { workedIn } from '../working/worked.ts';

const NUMBER = String.raw`[-−]?\d+(?:\.\d+)?(?:\s?/\s?\d+)?`;
const POINTS = new RegExp(String.raw`\(\s?(${NUMBER})\s?,\s?(${NUMBER})\s?\)`, 'gu');
const HIGH_AND_LOW = new RegExp(
  String.raw`\b(max|min)(?:imum)?s?\b[^\d,;−-]{0,24}?(${NUMBER})[^\d−-]{1,24}?\b(max|min)(?:imum)?s?\b[^\d,;−-]{0,24}?(${NUMBER})`,
  'iu',
);

/**
 * What is said of the places where a curve turns, in the form that its task asks for: “(1, −2) and (−1, 2)” and “max at −1, min at 1” name two places,
 * “(2, −5)” a place or a height. Points beside the curve, and a height that is called a depth, stay as they were said.
 */
export const turnsAsAsked = (message: string, { instruction, problem, answer }: Worked): string => {
  if (instruction !== 'critical points' && instruction !== 'vertex') return message;
  const letter = lettersIn(problem.text)[0] ?? 'x';
  const heightAt = (place: string): number | null =>
    numberIn(workedIn(`Evaluate ${problem.text} at ${letter} = ${place}`)?.answer.text ?? '');
  const points = Array.from(message.matchAll(POINTS), ([, place = '', height = '']) => ({ place, height }));
  const areOnCurve = points.every(({ place, height }) => heightAt(place) === numberIn(height));
  if (points.length > 0 && !areOnCurve) return message;
  if (instruction === 'vertex') {
    const [point, more] = points;
    if (!point || more || answer.text.startsWith('(')) return message;
    return answer.text.startsWith(letter) ? `${letter} = ${point.place}` : point.height;
  }
  const places = points.length > 0 ? points.map(({ place }) => place) : highAndLow(message, heightAt);
  return places.length > 0 ? places.map((place) => `${letter} = ${place}`).join(' or ') : message;
};

/** The two places where a curve is highest and lowest near by, where the first is the higher of them. */
const highAndLow = (message: string, heightAt: (place: string) => number | null): string[] => {
  const [, first = '', one = '', second = '', other = ''] = HIGH_AND_LOW.exec(message) ?? [];
  if (one === '' || first.toLowerCase() === second.toLowerCase()) return [];
  const [high, low] = (first.toLowerCase() === 'max' ? [one, other] : [other, one]).map(heightAt);
  return typeof high === 'number' && typeof low === 'number' && high > low ? [one, other] : [];
};
