import type { App } from './app.ts';
import { ConfigError } from './config.ts';
import { openFolder } from './ports/files/folder.ts';

type Books = App['booksForEverybody'];

const HOW = `Say what to do with the books for everybody:
  npm run curriculum -- import <folder>             imports the books that <folder>/manifest.json lists
  npm run curriculum -- import <folder> --dry-run   says what that would do
  npm run curriculum -- list                        lists the imported books with their ids
  npm run curriculum -- remove <id>                 takes a book away, with what students left in it`;

/** What the operator wants done with the books for everybody; throws how to say it when it can't be understood. */
export const readCurriculumOrder = (args: readonly string[]) => {
  const [act, subject] = args.filter((arg) => !arg.startsWith('--'));
  const flags = args.filter((arg) => arg.startsWith('--'));
  const known = act === 'import' ? flags.every((flag) => flag === '--dry-run') : flags.length === 0;
  if (known && act === 'list') return { act } as const;
  if (known && act === 'import' && subject)
    return { act, folder: subject, dryRun: flags.length > 0 } as const;
  if (known && act === 'remove' && subject) return { act, id: subject } as const;
  throw new ConfigError(HOW);
};

/** Does it, and answers the last sentence; throws it when something could not be done. */
export const carryOutCurriculumOrder = async (
  order: ReturnType<typeof readCurriculumOrder>,
  books: Books,
  say: (line: string) => void,
): Promise<string> => {
  if (order.act === 'list') return listed(await books.list());
  if (order.act === 'remove') {
    if (!(await books.remove(order.id)))
      throw new Error(`No imported book has the id ${order.id}. See them with: npm run curriculum -- list`);
    return 'The book is gone, with everything that was made of it.';
  }
  const folder = await openFolder(order.folder);
  if (!folder) throw new Error(`There is no folder ${order.folder}.`);
  const { added, changed, unchanged, failed } = await books.run(folder, { dryRun: order.dryRun, say });
  const summary = `${order.dryRun ? 'Nothing was done. ' : ''}${added} added, ${changed} changed, ${unchanged} as before, ${failed} left out.`;
  if (failed > 0) throw new Error(summary);
  return summary;
};

const listed = (rows: Awaited<ReturnType<Books['list']>>): string =>
  rows.length === 0
    ? 'No book was imported yet. Import a folder with: npm run curriculum -- import <folder>'
    : rows
        .map(({ id, title, subject, grades, pages, stage, trouble }) => {
          const state =
            trouble ?? (stage === 'ready' || stage === 'embedded' ? `pages: ${pages}` : 'being read');
          return `${id}  ${title} (${subject}, grades ${grades}): ${state}`;
        })
        .join('\n');
