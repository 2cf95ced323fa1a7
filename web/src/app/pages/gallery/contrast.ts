/** The tokens of one theme that are plain colours, by role. */
export type Palette = Readonly<Record<string, string>>;

/** Reads the colours of both themes out of tokens.css. */
export const readPalettes = (css: string): { light: Palette; dark: Palette } => ({
  light: readBlock(css, 'light'),
  dark: readBlock(css, 'dark'),
});

const readBlock = (css: string, theme: string): Palette => {
  const block = css.split(`[data-theme='${theme}'] {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries(
    Array.from(block.matchAll(/--([\w-]+): (oklch\([\d. ]+\));/gu), ([, role = '', colour = '']) => [
      role,
      colour,
    ]),
  );
};

/** WCAG 2.2 contrast of two opaque `oklch()` colours, from 1 to 21. */
export const contrast = (first: string, second: string): number => {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** One colour laid over another by `color-mix(in oklab, …)`: how washes are made. */
export const wash = (over: string, share: number, under: string): string => {
  const [first, second] = [toLab(over), toLab(under)];
  const mix = (index: 0 | 1 | 2) => first[index] * share + second[index] * (1 - share);
  const [a, b] = [mix(1), mix(2)];
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return `oklch(${mix(0)} ${Math.hypot(a, b)} ${(hue + 360) % 360})`;
};

const toLab = (colour: string): [number, number, number] => {
  const [lightness = 0, chroma = 0, hue = 0] = (colour.match(/[\d.]+/gu) ?? []).map(Number);
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
};

const clip = (channel: number) => Math.min(1, Math.max(0, channel));

// OKLab → linear sRGB (Ottosson's matrices), clipped to what a screen can show.
const luminance = (colour: string): number => {
  const [lightness, a, b] = toLab(colour);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
