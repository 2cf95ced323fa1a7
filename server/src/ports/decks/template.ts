const TAG = /\{\{([^{}]+)\}\}/g;
const SECTION = /\{\{([#^])([^{}]+)\}\}((?:(?!\{\{[#^/]).|\{\{(?![#^/]))*?)\{\{\/\2\}\}/gs;
const DEEPEST = 10;

/** Fills a card's template with the fields of its note, as Anki does: sections that depend on a field, then the fields. */
export const fillTemplate = (template: string, fields: ReadonlyMap<string, string>): string => {
  let filled = template;
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const before = filled;
    filled = filled.replaceAll(SECTION, (_, sign: string, name: string, inside: string) => {
      const isEmpty = (fields.get(name.trim()) ?? '').trim() === '';
      return (sign === '#') === isEmpty ? '' : inside;
    });
    if (filled === before) break;
  }
  // Filters such as `type:` and `hint:` stand before the field's own name.
  return filled.replaceAll(TAG, (_, tag: string) => fields.get(tag.split(':').at(-1)?.trim() ?? '') ?? '');
};
