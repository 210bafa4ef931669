import type { Download, Locator, Page } from '@playwright/test';

/** Clicks the button and returns the download that it starts. */
export async function downloadBy(page: Page, button: Locator): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return download;
}
