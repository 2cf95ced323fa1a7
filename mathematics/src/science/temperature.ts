import { inLine, nearAnswer } from '../formula/rounded.ts';
import { quantitiesIn } from '../quantities/read.ts';
import { told, type Task } from '../worked.ts';
import { kindOf } from './measured.ts';

type Scale = 'K' | '°C' | '°F';

const ASKED =
  /\b(?:to|in|into)\s+(?:(?:degrees?|°)\s*)?(Celsius|Fahrenheit|kelvins?|°\s?C|°\s?F|C\b|F\b|K\b)|\bhow many (kelvins?)\b/i;

const scaleOf = (word: string): Scale => (/c/i.test(word) ? '°C' : /f/i.test(word) ? '°F' : 'K');

const FROM_KELVIN: Readonly<Record<Scale, (kelvins: number) => number>> = {
  K: (kelvins) => kelvins,
  '°C': (kelvins) => kelvins - 273.15,
  '°F': (kelvins) => ((kelvins - 273.15) * 9) / 5 + 32,
};

const WAYS: Readonly<Record<string, string>> = {
  '°C K': 'Add 273.15',
  'K °C': 'Subtract 273.15',
  '°C °F': 'Times 9/5, plus 32',
  '°F °C': 'Minus 32, times 5/9',
  '°F K': 'Minus 32, times 5/9, plus 273.15',
  'K °F': 'Minus 273.15, times 9/5, plus 32',
};

/** One temperature in another scale. */
export const temperatureTask: Task = (text) => {
  if (text.length > 200 || !/\bconvert\w*|\bwhat\b|\bhow many\b|\bexpress\b|\bchange\b/i.test(text))
    return null;
  const [one, more] = quantitiesIn(text);
  const asked = ASKED.exec(text);
  if (!one || more || one.kind !== kindOf('K') || !asked) return null;
  const from = scaleOf(one.written.replace(/^[-\d.,\s]+/, '').replace(/degrees?/i, ''));
  const to = scaleOf((asked[1] ?? asked[2] ?? '').replace('°', ''));
  const way = WAYS[`${from} ${to}`];
  if (way === undefined || /\b(?:heat|gas|warm\w*|rises?|drops?|pressure|volume)\b/i.test(text)) return null;
  const value = FROM_KELVIN[to](one.value);
  return told(
    one.written,
    'temperature',
    [[`${inLine(value)} ${to}`, way, 'The scales start at different places and some have smaller steps.']],
    nearAnswer(value, text, to),
  );
};
