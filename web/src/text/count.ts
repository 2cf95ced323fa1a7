/** A number with its noun: “1 chapter”, “2,400 chapters”. */
export const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;
