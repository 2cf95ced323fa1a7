/** A number as stories write it, as a group in a pattern: `1,250.5`. */
export const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?)`;

/** The same, perhaps with a dollar sign before it. */
export const PERHAPS_DOLLARS = String.raw`\$?${NUMBER}`;

/** The same, with a dollar sign before it. */
export const DOLLARS = String.raw`\$\s?${NUMBER}`;

/** What a written number is worth: commas only group its digits. */
export const numberOf = (written: string | undefined): number => Number((written ?? '').replaceAll(',', ''));
