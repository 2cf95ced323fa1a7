import { describe, expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const mozilla = (rest: string): string => `Mozilla/5.0 ${rest}`;
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const mac = '(Macintosh; Intel Mac OS X 10_15_7)';
const windows = '(Windows NT 10.0; Win64; x64)';
const android = '(Linux; Android 14; Pixel 8)';

describe('the name of a device', () => {
  it.each([
    ['Chrome on macOS', mozilla(`${mac} ${webkit} Chrome/141.0.0.0 Safari/537.36`)],
    ['Chrome on Windows', mozilla(`${windows} ${webkit} Chrome/141.0.0.0 Safari/537.36`)],
    ['Edge on Windows', mozilla(`${windows} ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`)],
    ['Opera on Windows', mozilla(`${windows} ${webkit} Chrome/141.0.0.0 Safari/537.36 OPR/120.0.0.0`)],
    ['Chrome on Android', mozilla(`${android} ${webkit} Chrome/141.0.0.0 Mobile Safari/537.36`)],
    [
      'Samsung Internet on Android',
      mozilla(`${android} ${webkit} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`),
    ],
    ['Chrome on ChromeOS', mozilla(`(X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/141.0.0.0 Safari/537.36`)],
    ['Safari on macOS', mozilla(`${mac} AppleWebKit/605.1.15 (KHTML) Version/18.0 Safari/605.1.15`)],
    [
      'Safari on iPhone',
      mozilla('(iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'),
    ],
    ['Chrome on iPad', mozilla('(iPad; CPU OS 18_0 like Mac OS X) CriOS/141.0 Mobile/15E148 Safari/604.1')],
    ['Firefox on Linux', mozilla('(X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')],
    ['A program', 'curl/8.5.0'],
    ['A browser on Windows', mozilla(windows)],
    ['An unknown device', 'something else'],
    ['An unknown device', ''],
    ['An unknown device', null],
  ])('is %s for %s', (name, userAgent) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
