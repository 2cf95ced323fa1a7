import type { Dialogue, DialogueLine } from '@studia/contract/podcast';
import * as z from 'zod/mini';

const Words = z.string().check(z.minLength(1));
/** Seconds to think. */
const Pause = z.optional(z.number().check(z.gte(2), z.lte(8)));

/** Who says it is the name of the line, so that a page of them reads like a play. */
const WrittenLine = z.union([
  z.strictObject({ host: Words, pause: Pause }),
  z.strictObject({ explainer: Words, pause: Pause }),
]);
type WrittenLine = z.infer<typeof WrittenLine>;
const Lines = z.array(WrittenLine).check(z.minLength(2));

/** The podcast of a chapter as it is written down. */
export const WrittenDialogue = z.strictObject({
  hello: Lines,
  ideas: z.record(
    z.string(),
    z.strictObject({ heart: Lines, scenes: z.array(Lines).check(z.minLength(2)), back: Lines }),
  ),
  bye: Lines,
});
export type WrittenDialogue = z.infer<typeof WrittenDialogue>;

const lineFrom = (line: WrittenLine): DialogueLine => {
  const pause = line.pause === undefined ? {} : { pause: line.pause };
  return 'host' in line
    ? { speaker: 'host', text: line.host, ...pause }
    : { speaker: 'explainer', text: line.explainer, ...pause };
};

/** `book` stands before the names of the ideas, as everywhere else. */
export const dialogueFrom = (book: string, { hello, ideas, bye }: WrittenDialogue): Dialogue => ({
  hello: hello.map(lineFrom),
  ideas: Object.fromEntries(
    Object.entries(ideas).map(([name, { heart, scenes, back }]) => [
      `${book}/${name}`,
      {
        heart: heart.map(lineFrom),
        scenes: scenes.map((scene) => scene.map(lineFrom)),
        back: back.map(lineFrom),
      },
    ]),
  ),
  bye: bye.map(lineFrom),
});
