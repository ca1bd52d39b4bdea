import type { Page } from 'playwright-core';

/** Timeout for workers and chains. */
export const LONG_TIMEOUT = { timeout: 30_000 };

export type SandboxChain = 'Base' | 'Solana';

/** From any page with a sign-in link. */
export async function signInWithSandboxWallet(page: Page, chain: SandboxChain): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: `Sandbox wallet on ${chain}` }).click();
  await page.getByRole('button', { name: 'Account of' }).waitFor(LONG_TIMEOUT);
}

/** Opens the menu of the account. */
async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account of' }).click(LONG_TIMEOUT);
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
}

export async function signOut(page: Page): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor(LONG_TIMEOUT);
}

/** Presses the button of something irreversible, and then the one that confirms it. */
export async function confirm(page: Page, button: string, confirmation: string): Promise<void> {
  await page.getByRole('button', { name: button }).click(LONG_TIMEOUT);
  await page.getByRole('alertdialog').getByRole('button', { name: confirmation }).click();
}

/** Says why in the dialog that a button opens. */
export async function answerDialog(
  page: Page,
  button: string,
  [field, text, submit]: readonly [field: string, text: string, submit: string],
): Promise<void> {
  await page.getByRole('button', { name: button }).click(LONG_TIMEOUT);
  // a toast is a dialog, too
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel(field) });
  await dialog.getByLabel(field).fill(text);
  await dialog.getByRole('button', { name: submit }).click();
}

/** The id in the URL of an order or bounty. */
export const getIdFromUrl = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** The payments that the browser still stores. */
export const readPendingPayments = (page: Page): Promise<unknown> =>
  page.evaluate(`Object.keys(localStorage).filter((key) => key.startsWith('payment:'))`);

export async function readSessionAddress(page: Page): Promise<string> {
  await openAccountMenu(page);
  const address = await page.getByRole('menu').locator('code').getAttribute('title');
  await page.keyboard.press('Escape');
  return address ?? '';
}

const MAX_TABS = 100;
const FOCUSED_NAME = `(() => {
  const { activeElement: focused } = document;
  const label = focused?.labels?.[0] ?? focused;
  return (focused?.getAttribute('aria-label') ?? label?.textContent ?? '').trim();
})()`;

/** Presses Tab until something whose name begins like that has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < MAX_TABS; presses++) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate<string>(FOCUSED_NAME)).startsWith(name)) return;
  }
  throw new Error(`"${name}" is not reached with the Tab key.`);
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
