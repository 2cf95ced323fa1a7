/** The `key: value` lines between two lines of dashes, and the text below them. */
export const readFrontMatter = (file: string): { values: Record<string, string>; body: string } => {
  const [, head = '', body = file] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(file) ?? [];
  const values = Object.fromEntries(
    head
      .split(/\r?\n/)
      .map((line) => line.split(/:\s+(.*)/s))
      .filter(([key, value]) => key && value)
      .map(([key = '', value = '']) => [key.trim(), value.trim()]),
  );
  return { values, body: body.trim() };
};
