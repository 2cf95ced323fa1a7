import type { NoteStyle } from '@studia/contract/ai-notes';
import { sourceLink } from '@studia/contract/note-text';
import type { NoteLine } from './note-lines.ts';

/** The notes on one chapter as Markdown; each line ends with the sign that opens its page. */
export const chapterMarkdown = (title: string, lines: readonly NoteLine[], style: NoteStyle): string =>
  [`## ${title}`, ...(style === 'cornell' ? [cornell(lines)] : groupsOf(lines).flatMap(blocksOf))].join(
    '\n\n',
  );

/** An idea with what belongs to it; every group is blocks of its own, so that one line can be changed and the rest made again. */
const groupsOf = (lines: readonly NoteLine[]): NoteLine[][] => {
  const groups: NoteLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (line.kind === 'idea' || last === undefined) groups.push([line]);
    else last.push(line);
  }
  return groups;
};

const blocksOf = (group: readonly NoteLine[]): string[] =>
  group.flatMap((line): string[] => {
    switch (line.kind) {
      case 'idea':
        return [`### ${line.cue}`, proved(line.text, line)];
      case 'term':
        return [proved(`**${line.cue}**: ${line.text}`, line)];
      case 'warning':
        return [proved(`**Watch out:** ${line.text}`, line)];
      case 'question':
        return [`**Q:** ${line.cue}\n**A:** ${proved(line.text, line)}`];
      case 'detail':
        return [proved(line.text, line)];
    }
  });

const proved = (text: string, { quote }: NoteLine): string => `${text} ${sourceLink(quote)}`;

/** Questions on the left, notes on the right, and the whole in a sentence below, as Cornell's students write. */
const cornell = (lines: readonly NoteLine[]): string => {
  const rows = groupsOf(lines).map((group) => {
    const [first] = group;
    const notes = group.map((line) => proved(inCell(line.text), line)).join(' ');
    return `| ${inCell(first?.cue ?? '')} | ${notes} |`;
  });
  const [first] = lines;
  const summary = first ? `**In one sentence:** ${proved(first.text, first)}` : '';
  return ['| Question | Notes |', '| - | - |', ...rows, '', summary].join('\n').trim();
};

/** A bar would end the cell: in a formula it has a name, elsewhere a backslash before it. */
const inCell = (text: string): string =>
  text
    .replaceAll(/\$[^$]+\$/g, (formula) => formula.replaceAll('|', String.raw`\vert `))
    .replaceAll(/(?<!\\)\|/g, String.raw`\|`);
