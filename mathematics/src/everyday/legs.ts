import { nearAnswer } from '../formula/rounded.ts';
import { plainSolution } from '../steps/plain.ts';
import type { Task } from '../worked.ts';
import { hasOtherNumbers, plainText } from './plain-text.ts';

const LEG =
  /(\d{1,4}(?:\.\d{1,2})?)\s?(?:km|kilomet(?:er|re)s?) (?:in|for) (\d{1,3}(?:\.\d{1,2})?)\s?(min(?:ute)?s?|h|hours?)\b/g;
/** A rest counts too, and a way back may be another question. */
const MORE = /\b(?:waits?|stops?|break|breaks|rests?|pause[sd]?|then back|returns?|more|less|than|each)\b/;

/** The average speed of a trip in several parts: the whole distance by the whole time. */
export const legsTask: Task = (written) => {
  const text = plainText(written);
  const legs = [...text.matchAll(LEG)];
  if (legs.length < 2 || !/\b(?:average|mean) speed\b/.test(text) || MORE.test(text)) return null;
  if (
    hasOtherNumbers(
      text,
      legs.map(([all]) => all),
    )
  )
    return null;
  const ways = legs.map(([, way = '']) => way);
  const times = legs.map(([, , time = '', unit = '']) => (unit.startsWith('h') ? time : `${time}/60`));
  const [way, time] = [sumOf(ways), sumOf(times)];
  if (time === 0) return null;
  return plainSolution(
    written.trim(),
    'formula',
    nearAnswer(way / time, written, 'km/h'),
    [`${ways.join(' + ')} = ${short(way)}`, 'Add up the distances'],
    [`${times.join(' + ')} = ${short(time)}`, 'Add up the times'],
    [`(${ways.join(' + ')})/(${times.join(' + ')})`, 'Divide the whole distance by the whole time'],
  );
};

const sumOf = (parts: readonly string[]): number =>
  parts.reduce((all, part) => {
    const [top = '0', bottom = '1'] = part.split('/');
    return all + Number(top) / Number(bottom);
  }, 0);
const short = (value: number): string => String(Number(value.toPrecision(5)));
