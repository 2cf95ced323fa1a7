/** Taking a map along. */
export const mapExportText = {
  export: 'Export',
  asPng: 'Picture (PNG)',
  asSvg: 'Picture (SVG)',
  asMarkdown: 'Outline (Markdown)',
  exportFailed: 'The file couldn’t be made. Try again.',
} as const;
