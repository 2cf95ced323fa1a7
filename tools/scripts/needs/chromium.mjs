import { existsSync } from 'node:fs';
import { canInstall, install } from './install.mjs';

/** Chromium without its windows: the same engine, and a new page costs a quarter of the time. */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Where Chromium is; installs it where that is possible, and says what to do where it is not. */
export const findChromium = () => {
  const named = process.env['CHROMIUM'];
  if (named && existsSync(named)) return named;
  if (hasPackage('chromium-headless-shell', WINDOWLESS)) return WINDOWLESS;
  const found = USUAL_PLACES.find((path) => existsSync(path));
  if (found) return found;
  if (hasPackage('chromium', '/usr/bin/chromium')) return '/usr/bin/chromium';
  throw new Error(
    'The browser tests need Chromium or Chrome. Install it (Debian: sudo apt-get install chromium; macOS: brew install --cask chromium), or set CHROMIUM to its path.',
  );
};

/**
 * Whether a program is there, if need be after installing its package.
 * @param {string} name
 * @param {string} program
 */
const hasPackage = (name, program) => {
  if (existsSync(program)) return true;
  if (!canInstall()) return false;
  try {
    install(name);
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
  }
  return existsSync(program);
};
