import * as z from 'zod/mini';
import { gradesFrom } from '../shelf/rules/grades.ts';
import type { BookDescription } from '../store/books.ts';

/** The file in a folder that says which books lie there. */
export const MANIFEST = 'manifest.json';

/** A book of a manifest: which file it is, and what the operator tells about it. */
export interface ListedBook {
  file: string;
  cover: string | null;
  description: BookDescription;
}

/** An entry of a manifest, by the name to speak of it: a book, or what is wrong with it. */
export type Entry = { name: string } & ({ book: ListedBook } | { problems: string[] });

/** The whole folder can't be imported; the message is for the operator. */
class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
}

const requiredText = (longest: number) => {
  const error = `must be a text of 1 to ${longest} characters`;
  return z.string({ error }).check(
    z.trim(),
    z.minLength(1, { error }),
    z.maxLength(longest, { error }),
    z.refine((text) => !text.includes('\0') && text.isWellFormed(), {
      error: 'has signs that can not be kept',
    }),
  );
};

const place = requiredText(500).check(
  z.refine((path) => !/^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)/i.test(path), {
    error: 'must lie inside the folder',
  }),
);

const country = requiredText(80).check(
  z.refine((name) => !name.includes(','), { error: 'must be one country; several stand in a list' }),
);

const GRADES =
  'must be a grade from 1 to 12, a range such as "6-9" or "11-12+", Undergraduate, Graduate, Postgraduate, Professional or Other, or a list of these';
const grades = z.pipe(
  z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))], { error: GRADES }),
  z.transform((given, context) => {
    const read = gradesFrom(given);
    if (read === null || read === '') context.issues.push({ code: 'custom', message: GRADES, input: given });
    return read ?? '';
  }),
);

const LANGUAGE = 'must be two letters, such as "en" or "hi"';
const language = z
  .string({ error: LANGUAGE })
  .check(z.trim(), z.toLowerCase(), z.regex(/^[a-z]{2}$/, { error: LANGUAGE }));

const ListedEntry = z.strictObject(
  {
    file: place,
    title: requiredText(200),
    author: z.optional(requiredText(200)),
    licence: requiredText(200),
    source: z.optional(
      requiredText(500).check(
        z.regex(/^https?:\/\/\S+$/i, { error: 'must be a web address; leave it out where there is none' }),
      ),
    ),
    language,
    grade: z.optional(grades),
    grades: z.optional(grades),
    subject: requiredText(100),
    country: z.optional(country),
    countries: z.optional(z.array(country, { error: 'must be a list of countries' })),
    stream: z.optional(requiredText(80)),
    cover: z.optional(place),
    description: z.optional(requiredText(1_000)),
  },
  { error: ({ code }) => (code === 'invalid_type' ? 'must be a book in braces' : undefined) },
);

const Manifest = z.object({ books: z.array(z.unknown()) });

/** Reads a manifest entry by entry: one that is wrong does not spoil the others. */
export const readManifest = (text: string | null): Entry[] => {
  if (text === null)
    throw new ImportRefused(`There is no ${MANIFEST} in this folder. It lists the books to import.`);
  const manifest = z.safeParse(Manifest, parsed(text));
  if (!manifest.success) throw new ImportRefused(`${MANIFEST} must have the form { "books": [ … ] }.`);
  if (manifest.data.books.length === 0) throw new ImportRefused(`${MANIFEST} lists no books.`);
  return manifest.data.books.map(entryOf);
};

const parsed = (text: string): unknown => {
  try {
    // Some editors put a mark before the text.
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new ImportRefused(
      `${MANIFEST} can not be read as JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
};

const entryOf = (given: unknown, at: number): Entry => {
  const name = nameOf(given) ?? `Book ${at + 1}`;
  const read = z.safeParse(ListedEntry, given);
  if (!read.success) return { name, problems: read.error.issues.map(sentenceOf) };
  const { data } = read;
  const wanted = data.grades ?? data.grade;
  if (wanted === undefined) return { name, problems: ['grades is missing.'] };
  const countries = [...new Set([...(data.countries ?? []), ...(data.country ? [data.country] : [])])];
  const description: BookDescription = {
    title: data.title,
    author: data.author ?? null,
    licence: data.licence,
    source_url: data.source ?? null,
    language: data.language,
    grades: wanted,
    subject: data.subject,
    country: countries.join(', ') || null,
    stream: data.stream ?? null,
    summary: data.description ?? null,
  };
  return { name, book: { file: data.file, cover: data.cover ?? null, description } };
};

const nameOf = (given: unknown): string | null => {
  const { title, file } = (typeof given === 'object' && given !== null ? given : {}) as Record<
    string,
    unknown
  >;
  return [title, file].find((one): one is string => typeof one === 'string' && one.trim() !== '') ?? null;
};

const sentenceOf = (issue: z.core.$ZodIssue): string => {
  const [field] = issue.path;
  if (issue.code === 'unrecognized_keys')
    return `${issue.keys.join(', ')}: nobody here knows what that is. Known are ${Object.keys(ListedEntry.def.shape).join(', ')}.`;
  if (field === undefined) return `It ${issue.message}.`;
  if (issue.code === 'invalid_type' && issue.input === undefined) return `${String(field)} is missing.`;
  return `${String(field)} ${issue.message}.`;
};
