import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this script may install Debian packages here. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs Debian packages; what they print is shown only when it fails.
 * @param {string[]} packages
 */
export const install = (...packages) => {
  console.log(`Installing ${packages.join(', ')}…`);
  /** @type {import('node:child_process').ExecFileSyncOptions} */
  const options = { stdio: 'pipe', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
  } catch (error) {
    throw new Error(
      `apt-get could not install ${packages.join(', ')}:\n${error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)}`,
      { cause: error },
    );
  }
};
