import { test } from 'vitest';
import {
  type BrowserSession,
  expectAccessibleInDarkMode,
  expectPageSound,
} from '../../../support/console/page-checks.ts';
import { LONG_TIMEOUT } from '../../../support/console/page-steps.ts';
import type { SandboxWithSellers } from '../../../support/console/sandbox-with-sellers.ts';

/** Those who build pages see every component at once. */
export function showsStyleGuide(shop: () => SandboxWithSellers, visitor: () => BrowserSession): void {
  test('sees every component of the style guide, by day and by night', async () => {
    const { page } = visitor();
    await page.goto(`${shop().app_url}/styleguide`);
    await page.getByRole('heading', { level: 1, name: 'Style guide' }).waitFor(LONG_TIMEOUT);
    await expectPageSound(page, 'style-guide');
    await expectAccessibleInDarkMode(page, 'style-guide');
    await page.getByRole('button', { name: 'Show a toast' }).click();
    await page.getByRole('dialog', { name: 'Saved.' }).waitFor(LONG_TIMEOUT);
    await page.getByRole('button', { name: 'Ask first, then fail' }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await page.getByRole('alertdialog').getByRole('alert').waitFor(LONG_TIMEOUT);
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  });
}
