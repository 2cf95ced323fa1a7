/** Browsers by what gives them away; the later ones also say they are one of the earlier ones, so order counts. */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
  [/^(?:curl|Wget|python-requests|node)\b/i, 'A program'],
];

const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const find = (list: typeof BROWSERS, text: string): string | undefined =>
  list.find(([sign]) => sign.test(text))?.[1];

/** What to call a browser so that its owner recognises it: `Chrome on macOS`. */
export const deviceName = (userAgent: string | null): string => {
  const browser = find(BROWSERS, userAgent ?? '');
  const system = find(SYSTEMS, userAgent ?? '');
  if (browser === undefined && system === undefined) return 'An unknown device';
  return [browser ?? 'A browser', ...(system === undefined ? [] : [`on ${system}`])].join(' ');
};
