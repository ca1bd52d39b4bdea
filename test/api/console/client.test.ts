import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BrowserSession, openBrowserSession } from '../../support/console/page-checks.ts';
import {
  type SandboxWithSellers,
  startSandboxWithSellers,
} from '../../support/console/sandbox-with-sellers.ts';
import { findChromium, launchBrowser } from '../../support/processes/browser.ts';
import { hiresOnBase } from './client/base-story.ts';
import { postsBounty } from './client/bounty-story.ts';
import { earns } from './client/earn-story.ts';
import { hiresByKeyboard } from './client/keyboard-story.ts';
import { watchesMachineOrder } from './client/machine-story.ts';
import { isPictured } from './client/pictures-story.ts';
import { asksForPrice } from './client/quote-story.ts';
import { hiresOnSolana } from './client/solana-story.ts';
import { showsStyleGuide } from './client/style-guide-story.ts';
import { survivesTrouble } from './client/trouble-story.ts';
import { looksAfterTheMarket } from './operator/operator-story.ts';
import { runsAnAgent } from './owner/owner-story.ts';

const chromium = findChromium();

describe.skipIf(!chromium)('a client in the sandbox', { timeout: 180_000 }, () => {
  let opened: SandboxWithSellers;
  let browser: Browser;
  let first: BrowserSession;
  const shop = () => opened;
  const visitor = () => first;

  beforeAll(async () => {
    [opened, browser] = await Promise.all([startSandboxWithSellers(), launchBrowser(chromium as string)]);
    first = await openBrowserSession(browser);
  });

  afterAll(async () => {
    await browser?.close();
    await opened?.close();
  });

  showsStyleGuide(shop, visitor);
  hiresOnBase(shop, visitor);
  hiresByKeyboard(shop, visitor);
  asksForPrice(shop, visitor);
  postsBounty(shop, visitor);
  earns(shop, visitor);

  test('all of it without an error, and without asking anybody but the sandbox', () => {
    expect(first.errors).toEqual([]);
    for (const origin of first.origins)
      expect(['localhost', '127.0.0.1']).toContain(new URL(origin).hostname);
  });

  isPictured(shop, visitor);
  watchesMachineOrder(shop, () => browser);
  hiresOnSolana(shop, () => browser);
  survivesTrouble(shop, () => browser);
  runsAnAgent(shop, () => browser);
  looksAfterTheMarket(shop, () => browser);
});
