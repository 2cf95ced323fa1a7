import type { StudentId } from '@studia/contract/ids';
import type { Handle } from '../../db/transaction.ts';
import type { Embed } from '../../ports/embed/port.ts';
import type { Language } from '../../ports/language/port.ts';
import { likenessesOf, packVectors } from '../../vectors.ts';
import { partsOf } from './rules/meaning.ts';
import { plainText } from './rules/plain-text.ts';
import { rank, type Candidate } from './rules/rank.ts';
import { makeNoteStore, type NoteFilter } from './store/notes.ts';

interface Dependencies {
  db: Handle;
  language: Pick<Language, 'termsOf'>;
  /** What texts mean; without it, notes are found by their words alone. */
  embed: Embed | null;
}

/** What a note is found by. */
export const makeNoteSearch = ({ db, language, embed }: Dependencies) => {
  const store = makeNoteStore(db);
  // One way of reading words for notes and questions alike, whatever language they are in.
  const termsOf = (text: string): string[] => [...new Set(language.termsOf(text, 'en'))];

  return {
    termsOf,

    /** The ids of the notes that answer a question, the best first. */
    find: async (owner: StudentId, question: string, filter: NoteFilter): Promise<string[]> => {
      const terms = termsOf(question);
      const words = question.trim().toLowerCase();
      if (words === '') return [];
      const [byWords, asked] = await Promise.all([
        store.withWords(owner, filter, { terms, words }),
        embed?.embed(question) ?? null,
      ]);
      const found = new Map<string, Candidate>(
        byWords.map(({ id, title, hits }) => {
          const inTitle = new Set(termsOf(title));
          const titleHits = terms.filter((term) => inTitle.has(term)).length;
          const likeness: number | null = null;
          return [id, { id, hits, titleHits, inTitle: title.toLowerCase().includes(words), likeness }];
        }),
      );
      if (asked)
        for (const { id, vectors } of await store.vectors(owner, filter)) {
          const none = { id, hits: 0, titleHits: 0, inTitle: false };
          found.set(id, {
            ...(found.get(id) ?? none),
            likeness: Math.max(-1, ...likenessesOf(asked, vectors ?? new Uint8Array())),
          });
        }
      return rank([...found.values()], terms.length);
    },

    /** The job: finds out what a note means, again if it changes meanwhile. */
    embed: async (id: string, signal: AbortSignal): Promise<void> => {
      for (let known = 0; ;) {
        const note = await store.toEmbed(id);
        if (!note || !embed || note.revision === known) return;
        const vectors: Float32Array[] = [];
        for (const part of partsOf(note.title, plainText(note.content))) {
          signal.throwIfAborted();
          const vector = await embed.background(part);
          signal.throwIfAborted();
          // The port has said why; then this note is found by its words.
          if (!vector) return;
          vectors.push(vector);
        }
        await store.keepVectors(id, packVectors(vectors));
        known = note.revision;
      }
    },
  };
};
