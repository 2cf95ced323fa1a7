import { existsSync } from 'node:fs';
import { canInstall, install } from './install.mjs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Where Chromium is; installs it where that is possible, and says what to do where it is not. */
export const findChromium = () => {
  const found = [process.env.CHROMIUM, ...USUAL_PLACES].find((path) => path && existsSync(path));
  if (found) return found;
  if (canInstall()) {
    install('chromium');
    return '/usr/bin/chromium';
  }
  throw new Error(
    'The browser tests need Chromium or Chrome. Install it (Debian: sudo apt-get install chromium; macOS: brew install --cask chromium), or set CHROMIUM to its path.',
  );
};
