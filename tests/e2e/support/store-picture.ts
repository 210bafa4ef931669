import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';

/** Saves a page's picture and text for review if PICTURES=1. */
export async function storePicture(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  const path = `test-results/pictures/${name}`;
  mkdirSync(dirname(path), { recursive: true });
  await page.screenshot({ path: `${path}.png`, fullPage: true });
  writeFileSync(`${path}.txt`, await page.locator('body').innerText());
}
