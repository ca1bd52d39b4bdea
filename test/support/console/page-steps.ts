import type { Page } from 'playwright-core';

/** Timeout for workers and chains. */
export const LONG_TIMEOUT = { timeout: 30_000 };

export type SandboxChain = 'Base' | 'Solana';

/** From any page with a sign-in link. */
export async function signInWithSandboxWallet(page: Page, chain: SandboxChain): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: `Sandbox wallet on ${chain}` }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor(LONG_TIMEOUT);
}

/** The id in the URL of an order or bounty. */
export const getIdFromUrl = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** The payments that the browser still stores. */
export const readPendingPayments = (page: Page): Promise<unknown> =>
  page.evaluate(`Object.keys(localStorage).filter((key) => key.startsWith('payment:'))`);

export async function readSessionAddress(page: Page): Promise<string> {
  await page.getByRole('banner').getByRole('link', { name: '…' }).click();
  const shown = page.getByRole('main').locator('code').first();
  const address = (await shown.getAttribute('title')) ?? '';
  await page.goBack();
  return address;
}

export interface BountyText {
  title: string;
  budget: string;
}

/** From the page of all bounties. */
export async function postBounty(page: Page, { title, budget }: BountyText): Promise<void> {
  await page.getByRole('link', { name: 'Post a bounty' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Brief').fill('Thirty seconds, vertical, no voice-over');
  await page.getByLabel('Category').selectOption('video_gen');
  await page.getByLabel('Budget').fill(budget);
}

/** The identity provider remembers the last user. */
export async function signInAs(page: Page, name?: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  if (!name) return;
  await page.getByRole('textbox').fill(name);
  await page.getByRole('button').click();
}
