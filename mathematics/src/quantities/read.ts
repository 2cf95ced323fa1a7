import { keyOf, NO_UNIT, times, unitNamed, type Unit } from './units.ts';

/** A measured number in a text, in metres, kilograms and seconds. */
export interface Quantity {
  readonly value: number;
  /** What kind of quantity it is: the powers of the base units. */
  readonly kind: string;
  readonly written: string;
  readonly start: number;
  readonly end: number;
}

// `10^(-5) W` is a number too.
// A power of ten may have lost its raised digit in copying: 1.2 × 104 kg.
const NUMBER =
  /(?<![\w.^_*]|\*\s)10\s*\^\s*\(*\s*(?<bare>-?\d+)\s*\)*(?![\d.])|(?<![\w.^_])-?(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)?(?:\.\d+)?(?<=\d)(?:(?<=^|[^\d.]\d\.\d+)\s*\*\s*10(?=[2-9]\s)(\d)|\s*\*\s*\(?\s*10\s*\)?\s*\^\s*(?:\(+\s*(-?\d+)\s*\)+|(-?\d+))|[eE]([+-]?\d+)(?!\w))?/g;

/** All numbers with a unit, in order. */
export const quantitiesIn = (text: string): Quantity[] =>
  [...text.matchAll(NUMBER)].flatMap((match) => {
    const value = numberOf(match);
    const after = text.slice(match.index + match[0].length);
    const found = unitAt(after) ?? borrowed(after);
    if (!found || !Number.isFinite(value)) return [];
    // `by 5 °C` is a difference: its zero is zero.
    const shift = DIFFERENCE.test(text.slice(0, match.index)) ? 0 : (found.unit.offset ?? 0);
    return [
      {
        value: value * found.unit.factor + shift,
        kind: keyOf(found.unit.dimension),
        written: `${match[0].trim()} ${found.text.trim()}`,
        start: match.index,
        end: match.index + match[0].length + found.text.length,
      },
    ];
  });

const DIFFERENCE =
  /\b(?:by|(?:change|rise|increase|decrease|difference|drop)(?: in temperature)? of)\s*(?:about\s*)?$/i;

// `from 9.0 to 3.0 m/s`: the unit stands only behind the second number.
const borrowed = (after: string): { unit: Unit; text: string } | null => {
  const next = /^\s+to\s+-?\d[\d,]*(?:\.\d+)?(?=[\s-]*[(A-Za-z°Ωμ])/.exec(after);
  const found = next && unitAt(after.slice(next[0].length));
  return found && { unit: found.unit, text: '' };
};

const numberOf = (match: RegExpMatchArray): number => {
  const bare = match.groups?.['bare'];
  if (bare !== undefined) return 10 ** Number(bare);
  const base = Number((/^-?[\d,]*(?:\.\d+)?/.exec(match[0])?.[0] ?? '').replaceAll(',', ''));
  return base * 10 ** Number(match[2] ?? match[3] ?? match[4] ?? match[5] ?? 0);
};

/** The unit right after a number: `m/s^2`, `((m)/(s^2))`, `-kg`, `miles per hour`, `cubic meters`. */
export const unitAt = (text: string): { unit: Unit; text: string } | null => {
  const reader = new UnitReader(text);
  const unit = reader.read();
  return unit && { unit, text: text.slice(0, reader.at) };
};

const SHAPE = /^(square|cubic)\s+/i;

class UnitReader {
  at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  read(): Unit | null {
    this.#skip(/^[\s-]{0,2}/);
    // `12 × 10⁻⁶ per °C`
    const isUnder =
      this.at === 0 || this.#text[0] === ' '
        ? this.#skip(/^(?:per\s+|1?\/\s*)(?=°|K\b|deg|m\b|s\b|second\b)/) !== ''
        : false;
    const first = this.#factor();
    if (!first) return null;
    let unit = isUnder ? times(NO_UNIT, first, -1) : first;
    let isBelow = false;
    for (;;) {
      const before = this.at;
      const joint = this.#skip(/^\s*(?:\/|\bper\b|\*|-|·)?\s*/);
      // J/kg·K means J/(kg·K).
      isBelow = /\/|per/.test(joint) || (isBelow && /[*·]/.test(joint));
      // `0.3 m turns` is a length and a verb.
      const isVerb =
        /^\s+$/.test(joint) &&
        /^(?:turns?|revs?|degrees?|days?|hours?|min)\b/.test(this.#text.slice(this.at));
      const next = this.#text[this.at] === ')' || isVerb ? null : this.#factor();
      // `5 m a` is no unit; after a space only a known unit goes on.
      if (!next || (joint === '' && before === this.at)) {
        this.at = before;
        return unit;
      }
      unit = times(unit, next, isBelow ? -1 : 1);
    }
  }

  #skip(form: RegExp): string {
    const found = form.exec(this.#text.slice(this.at))?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  #factor(): Unit | null {
    const start = this.at;
    if (this.#skip(/^\(/) !== '') {
      const inner = this.read();
      if (inner && this.#skip(/^\s*\)/) !== '') return this.#raised(inner);
      this.at = start;
      return null;
    }
    const shape = SHAPE.exec(this.#text.slice(this.at));
    if (shape) this.at += shape[0].length;
    const word =
      /^(?:mm\s?Hg\b|(?:degrees?\s+|°\s?)(?:C|Celsius|F|Fahrenheit)\b|light[ -]years?\b|electron[ -]?volts?\b|°|[kM]?Ω|[A-Za-zμµ]+Ω?)/.exec(
        this.#text.slice(this.at),
      )?.[0] ?? '';
    const unit = word === '' ? null : unitNamed(word);
    if (!unit) {
      this.at = start;
      return null;
    }
    this.at += word.length;
    if (shape) return times(NO_UNIT, unit, /square/i.test(shape[1] ?? '') ? 2 : 3);
    return this.#raised(unit);
  }

  #raised(unit: Unit): Unit {
    const power = /^\s*\^\s*\(\s*(-?\d)\s*\)|^\s*\^\s*(-?\d)|^\s+(squared|cubed)\b/.exec(
      this.#text.slice(this.at),
    );
    if (!power) return unit;
    this.at += power[0].length;
    const digits = power[1] ?? power[2];
    const exponent = digits === undefined ? (power[3] === 'squared' ? 2 : 3) : Number(digits);
    return times(NO_UNIT, unit, exponent);
  }
}
