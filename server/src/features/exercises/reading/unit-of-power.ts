import type { Worked } from '@studia/mathematics';

/** “6 × 10^14 Hz” without its unit, where that is the unit of the answer: behind a power nobody else reads one. */
export const withoutUnitOfPower = (message: string, { answer }: Worked): string => {
  const unit = /\d\)?\s(\p{L}[\p{L}\d/·²³^]*)$/u.exec(answer.text)?.[1];
  return unit === undefined
    ? message
    : message.replaceAll(POWER_WITH_UNIT, (whole, power: string, own: string) =>
        own === unit ? power : whole,
      );
};
const POWER_WITH_UNIT = /(\b10\s?\^\s?\(?[-−]?\d{1,3}\)?)\s?(\p{L}[\p{L}\d/·²³^]*)/gu;
