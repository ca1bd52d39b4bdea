import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Phone and desktop. */
const WIDTHS = [360, 1280];
const HEIGHT = 800;
const SEVERE_IMPACTS = ['serious', 'critical'];

/** One user's browser, which records everything that goes wrong. */
export interface BrowserSession {
  context: BrowserContext;
  page: Page;
  /** Errors in the browser's console, including blocked loads. */
  errors: string[];
  /** Origins of all requests. */
  origins: Set<string>;
}

export async function openBrowserSession(browser: Browser): Promise<BrowserSession> {
  // without motion, so that nothing is checked while it changes
  const context = await browser.newContext({
    viewport: { width: 1280, height: HEIGHT },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const errors: string[] = [];
  const origins = new Set<string>();
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('request', (request) => {
    if (request.url().startsWith('http')) origins.add(new URL(request.url()).origin);
  });
  return { context, page, errors, origins };
}

/** Checks the page: no severe axe violations and no overflow, at both widths. */
export async function expectPageSound(page: Page, name: string): Promise<void> {
  await expectNoOverflow(page, name);
  await expectAccessible(page, name);
}

/** No overflow at both widths, desktop last. For another state of an already checked page. */
export async function expectNoOverflow(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await saveScreenshot(page, `${name}-${width}`);
    const wide = await page.evaluate('document.documentElement.scrollWidth');
    expect(wide, `${name} at ${width}`).toBeLessThanOrEqual(width);
  }
}

/** A screenshot of a state that is checked elsewhere, if SCREENSHOTS names a folder. */
export async function takeScreenshots(page: Page, name: string): Promise<void> {
  if (process.env.SCREENSHOTS) await expectNoOverflow(page, name);
}

/** Colors are defined in one place, so a few pages suffice. */
export async function expectAccessibleInDarkMode(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, `${name} by night`);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The whole page, or a part of it. */
export async function expectAccessible(page: Page, name: string, part = 'html'): Promise<void> {
  // within the page, which has no frames: twice as fast as in a separate page
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include(part)
    .options({ resultTypes: ['violations'] })
    .analyze();
  const severe = violations.filter(({ impact }) => SEVERE_IMPACTS.includes(impact ?? ''));
  expect(severe.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html}`)).toEqual([]);
}

/** Screenshots, if SCREENSHOTS names a folder. */
async function saveScreenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`), fullPage: true });
  }
}
