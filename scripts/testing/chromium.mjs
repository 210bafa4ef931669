// The browser for the tests: CHROMIUM_PATH, Debian's headless shell, Playwright's own, or the system's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensureProgram } from './debian.mjs';

/** Chromium without a window system. A test needs a third of the processor time that it takes in `chromium`. */
const SHELL = 'chromium-headless-shell';
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const firstOf = (files) => files.find((file) => file && existsSync(file));

function findChromium() {
  return firstOf([process.env.CHROMIUM_PATH, `/usr/bin/${SHELL}`, chromium.executablePath(), ...SYSTEM]);
}

/** Returns the path of a browser, and installs one if missing. Throws if none can be installed. */
export function ensureChromium() {
  if (!firstOf([process.env.CHROMIUM_PATH])) ensureProgram(SHELL, SHELL);
  if (!findChromium()) spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  const installed = findChromium();
  if (!installed) throw new Error('No Chromium: install one and name it in CHROMIUM_PATH.');
  return installed;
}
