import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/** Text that can be stored and shown exactly: no NUL, which PostgreSQL refuses, and no half of a surrogate pair. */
const storable = z.refine<string>((text) => !text.includes('\0') && text.isWellFormed(), {
  error: 'text_not_storable',
});

/** Free text of at most `longest` characters. */
export const text = (longest: number) =>
  z.string().check(z.maxLength(longest, { error: 'text_too_long' }), storable);

/** Free text that says something: white space around it is dropped, and something must be left. */
export const filledText = (longest: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'text_missing' }),
      z.maxLength(longest, { error: 'text_too_long' }),
      storable,
    );

/** A field of a form that must not be left empty; what is wrong then is the form's own error. */
export const requiredText = (longest: number, missing: { readonly error: ErrorCode }) =>
  z.pipe(z.string(missing).check(z.trim(), z.minLength(1, missing)), text(longest));
