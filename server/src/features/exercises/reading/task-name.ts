/** What a task of several that were set together asks for: “lcm”, of “find the lcm of 24 and 36”; null where it has no such name. */
export const nameOfTask = (exercise: string): string | null =>
  /\bfind the ((?:(?!\b(?:of|for|from)\b)[^,.]){2,30}?)(?: (?:of|for|from) .*)?$/i.exec(exercise)?.[1] ??
  null;
