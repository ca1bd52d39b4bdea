/**
 * Pictures of the console's pages, at two widths, light and dark, in `docs/pages/`. They show a filled sandbox that is
 * started for it. Run: npm run pages, or for some of them: npm run pages -- home operator-disputes
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { findChromium, launchBrowser } from '../../test/support/processes/browser.ts';
import { fillMarket } from '../demo/fill/fill.ts';
import { findSandbox } from '../demo/find-sandbox.ts';
import { listPicturedPages, type PicturedPage } from './pictured-pages.ts';
import { createVisitors } from './visitors.ts';

const FOLDER = fileURLToPath(new URL('../../docs/pages', import.meta.url));
const WIDTHS = [360, 1280];
const HEIGHT = 900;
const QUALITY = 50;
/** Something is still loading. */
const SKELETON = '[role=status] .skeleton';
/** Images load when they come near the window, so it passes all of them, and waits until they are shown. */
const LOAD_IMAGES = `(async () => {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
    scrollTo(0, top);
    await new Promise(requestAnimationFrame);
  }
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  scrollTo(0, 0);
})()`;
/** For charts and transitions. */
const SETTLE_MS = 700;
const LOAD_TIMEOUT_MS = 60_000;
/** Beyond its limit, WebP is empty; beyond this, a picture shows nothing new. */
const MAX_HEIGHT = 6000;
const SCHEMES = ['light', 'dark'] as const;

async function pictureAll(browser: Browser, pages: PicturedPage[]): Promise<void> {
  for (const width of WIDTHS) {
    for (const { name, url, session, keys } of pages) {
      const context = await browser.newContext({
        viewport: { width, height: HEIGHT },
        reducedMotion: 'reduce',
      });
      if (keys) await context.addInitScript(`sessionStorage.setItem('agent-keys', ${keys})`);
      if (session) await context.addInitScript(`sessionStorage.setItem('session-person', ${session})`);
      const page = await context.newPage();
      // never idle for those who are signed in: their pages wait for events
      await page.goto(url, { timeout: LOAD_TIMEOUT_MS });
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.locator(SKELETON).first().waitFor({ state: 'detached' });
      await page.evaluate(LOAD_IMAGES);
      await sleep(SETTLE_MS);
      await picture(page, `${name}-${width}`);
      await context.close();
    }
    console.log(`${pages.length} pages at ${width} px`);
  }
}

/** The whole page as WebP, which is half as large as JPEG, and which only the browser's own protocol offers. */
async function picture(page: Page, name: string): Promise<void> {
  const browserProtocol = await page.context().newCDPSession(page);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    const { cssContentSize } = await browserProtocol.send('Page.getLayoutMetrics');
    const { data } = await browserProtocol.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      captureBeyondViewport: true,
      clip: { ...cssContentSize, height: Math.min(cssContentSize.height, MAX_HEIGHT), scale: 1 },
    });
    if (data === '') throw new Error(`The browser took no picture of ${name}.`);
    writeFileSync(join(FOLDER, `${name}-${colorScheme}.webp`), data, 'base64');
  }
}

/** Those that are named, or all in an empty folder. */
function selectPages(pages: PicturedPage[], names: string[]): PicturedPage[] {
  if (names.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const unknown = names.filter((name) => !pages.some((page) => page.name === name));
  if (unknown.length > 0) throw new Error(`There is no page named ${unknown.join(', ')}.`);
  return names.length === 0 ? pages : pages.filter(({ name }) => names.includes(name));
}

const chromium = findChromium();
if (!chromium) throw new Error('No Chromium was found; set CHROMIUM_PATH.');
const sandbox = await findSandbox({ own: true });
const browser = await launchBrowser(chromium);
try {
  await fillMarket(sandbox, (line) => console.log(line));
  const visitors = await createVisitors(sandbox.addresses);
  const pages = selectPages(await listPicturedPages(sandbox.addresses, visitors), process.argv.slice(2));
  await pictureAll(browser, pages);
} finally {
  await browser.close();
  await sandbox.stop();
}
