import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium, type BrowserContext } from '@playwright/test';

/** A browser that is started by hand on a profile that outlives it, so that it can be killed as a crash would. */
interface OwnBrowser {
  context: BrowserContext;
  /** SIGKILL to all its processes: none of them can write down or send anything more. */
  kill: () => Promise<void>;
}

const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--remote-debugging-port=0',
];

export const startBrowser = async (profile: string): Promise<OwnBrowser> => {
  const browser = spawn(
    process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    [...ARGUMENTS, `--user-data-dir=${profile}`, 'about:blank'],
    // A group of its own, so that its helpers die with it.
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(browser, 'exit');
  const connected = await chromium.connectOverCDP(await addressOf(browser));
  const [context] = connected.contexts();
  if (!context) throw new Error('The browser has no profile.');
  return {
    context,
    kill: async () => {
      const isRunning = browser.exitCode === null && browser.signalCode === null;
      if (isRunning && browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL');
      await ended;
    },
  };
};

const addressOf = async ({ stderr }: ChildProcess): Promise<string> => {
  if (!stderr) throw new Error('The browser says nothing.');
  for await (const line of createInterface({ input: stderr })) {
    const address = /^DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (!address) continue;
    // What it says from now on nobody reads, but a full pipe would stop it.
    stderr.resume();
    return address;
  }
  throw new Error('The browser ended before it was ready.');
};
