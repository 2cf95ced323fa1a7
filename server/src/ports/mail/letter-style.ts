import type { Letter } from './port.ts';

type LetterParts = Pick<Letter, 'subject' | 'text' | 'action' | 'unsubscribe'>;

/** The letter as plain text, complete with its address to press and the one that ends letters of its kind. */
export const textOf = ({ text, action, unsubscribe }: LetterParts): string => {
  const paragraphs = text.split('\n\n');
  const withAction =
    action === undefined ? paragraphs : paragraphs.toSpliced(-1, 0, `${action.label}: ${action.url}`);
  const end = unsubscribe === undefined ? [] : [`${STOP}: ${unsubscribe}`];
  return [...withAction, ...end].join('\n\n');
};

/**
 * The same letter as HTML. What it says may come from anybody, so all of it is escaped and nothing becomes a link but
 * the action. Styles stand in the elements, because many mail programs drop a stylesheet; what is lost then is the night.
 */
export const htmlOf = ({ subject, text, action, unsubscribe }: LetterParts): string => {
  const paragraphs = text.split('\n\n').map(paragraph);
  const button =
    action &&
    `<p style="margin:28px 0"><a class="press" href="${escape(action.url)}" style="${BUTTON}">${escape(action.label)}</a></p>`;
  const end =
    unsubscribe &&
    `<p style="margin:32px 0 0;font-size:14px"><a class="soft" href="${escape(unsubscribe)}" style="color:#5b5f6b">${STOP}</a></p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>${NIGHT}</style>
</head>
<body style="margin:0;padding:24px 12px;background:#fdfbf6;color:#23262f;font:16px/1.6 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:28px 28px 32px 32px;background:#ffffff;border:1px solid #e4dfd3;border-left:3px solid #c8553d;border-radius:10px">
<p style="margin:0 0 24px;font:600 22px/1.2 Georgia,'Times New Roman',serif">Studia</p>
${paragraphs.slice(0, -1).join('\n')}
${button ?? ''}
${paragraphs.at(-1) ?? ''}
${end ?? ''}
</div>
</body>
</html>`;
};

const STOP = 'Stop these emails';

// A code is typed over from the phone beside the screen: it is the largest thing in its letter.
const CODE = /^\d{6}$/;

const paragraph = (text: string): string =>
  CODE.test(text)
    ? `<p class="code" style="margin:20px 0;font:600 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px">${text}</p>`
    : `<p style="margin:0 0 16px;overflow-wrap:anywhere">${escape(text).replaceAll('\n', '<br>')}</p>`;

const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:10px;background:#1f4a7a;color:#ffffff;font-weight:600;text-decoration:none';

const AT_NIGHT = [
  ['body', 'background: #171a21 !important; color: #efebe2 !important'],
  [
    '.sheet',
    'background: #1e222b !important; color: #efebe2 !important; border-color: #363b47 !important; border-left-color: #e08a74 !important',
  ],
  ['.soft', 'color: #b3afa7 !important'],
  // The blue of the day would sink into the sheet.
  ['.press', 'background: #8fb8e8 !important; color: #14181f !important'],
] as const;

/** Most programs ask the system; Outlook's paint by themselves, mark what they painted, and can be told better. */
const NIGHT = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
${AT_NIGHT.map(([what, how]) => `${what} { ${how}; }`).join('\n')}
}
${AT_NIGHT.filter(([what]) => what !== 'body')
  .map(([what, how]) => `[data-ogsc] ${what}, [data-ogsb] ${what} { ${how}; }`)
  .join('\n')}`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
