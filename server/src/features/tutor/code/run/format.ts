import { isNumber, PythonError, rounded, shown, typeOf, Unknown, type Value } from './values.ts';

const SPEC = /^(?:([^{}])?([<>^]))?(0)?(\d{1,3})?(,)?(?:\.(\d{1,2}))?([dfs%])?$/;

/** A value as `f"{value:spec}"` shows it. */
export const formatted = (value: Value, spec: string): string => {
  if (spec === '') return shown(value);
  const [, fill = ' ', align, zero, width = '0', comma, places, type] = SPEC.exec(spec) ?? unknown();
  if (typeof value === 'object' || typeof value === 'boolean') return unknown();
  const isText = typeof value === 'string';
  if (isText && (type === 'd' || type === 'f' || type === '%'))
    throw new PythonError(
      'ValueError',
      `Unknown format code '${type}' for object of type '${typeOf(value)}'`,
    );
  if (isNumber(value) && type === 's')
    throw new PythonError('ValueError', `Unknown format code 's' for object of type '${typeOf(value)}'`);
  if (typeof value === 'number' && type === 'd')
    throw new PythonError('ValueError', "Unknown format code 'd' for object of type 'float'");
  // Both mean significant figures there, which nobody at school asks for.
  if (
    (isText && (zero || comma || places)) ||
    (isNumber(value) && places !== undefined && type === undefined)
  )
    return unknown();
  const body = isText ? value : inDigits(value, type, places);
  const grouped = comma ? body.replace(/\d+/, (digits) => BigInt(digits).toLocaleString('en-US')) : body;
  if (zero)
    return comma || align
      ? unknown()
      : grouped
          .replace(/^-?/, '')
          .padStart(Number(width) - (body.startsWith('-') ? 1 : 0), '0')
          .replace(/^/, body.startsWith('-') ? '-' : '');
  return aligned(grouped, Number(width), fill, align ?? (isText ? '<' : '>'));
};

const unknown = (): never => {
  throw new Unknown('format');
};

const inDigits = (value: bigint | number, type: string | undefined, places: string | undefined): string => {
  if (type === 'f' || type === '%') {
    const number = Number(value) * (type === '%' ? 100 : 1);
    return `${rounded(number, Number(places ?? '6'))}${type === '%' ? '%' : ''}`;
  }
  return shown(value);
};

const aligned = (body: string, width: number, fill: string, align: string): string => {
  const room = Math.max(0, width - Array.from(body).length);
  if (align === '<') return body + fill.repeat(room);
  if (align === '>') return fill.repeat(room) + body;
  return fill.repeat(Math.floor(room / 2)) + body + fill.repeat(Math.ceil(room / 2));
};
