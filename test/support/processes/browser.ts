import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** The machine's browser, if there is one. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return process.env.CHROMIUM_PATH ?? candidates.find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function launchBrowser(executablePath: string): Promise<Browser> {
  // the browser's sandbox needs privileges that containers rarely grant
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

export interface MonitoredPage {
  page: Page;
  /** Errors in the console, including blocked loads. */
  errors: string[];
  /** Hosts of all requests. */
  hosts: Set<string>;
}

export async function openMonitoredPage(browser: Browser, url: string): Promise<MonitoredPage> {
  const page = await browser.newPage();
  const errors: string[] = [];
  const hosts = new Set<string>();
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('request', (request) => {
    if (request.url().startsWith('http')) hosts.add(new URL(request.url()).host);
  });
  await page.goto(url);
  return { page, errors, hosts };
}
