const CLOTHS = [
  '[--cloth:var(--accent)]',
  '[--cloth:var(--good)]',
  '[--cloth:var(--warn)]',
  '[--cloth:var(--bad)]',
  '[--cloth:color-mix(in_oklab,var(--accent),var(--good))]',
  '[--cloth:color-mix(in_oklab,var(--accent),var(--bad))]',
  '[--cloth:var(--edge)]',
] as const;
const SHAPES = ['aspect-3/4', 'aspect-5/7', 'aspect-4/5'] as const;

/** The cloth and the format of a drawn cover, as classes: always the same for the same book, and not that of its neighbour. */
export const coverStyle = (id: string): { cloth: string; shape: string } => {
  const number = numberOf(id);
  return {
    cloth: CLOTHS[number % CLOTHS.length] ?? CLOTHS[0],
    shape: SHAPES[Math.floor(number / CLOTHS.length) % SHAPES.length] ?? SHAPES[0],
  };
};

const numberOf = (id: string): number => {
  let number = 7;
  for (const letter of id) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return number;
};
