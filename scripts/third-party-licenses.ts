import { readFile } from 'node:fs/promises';

const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** The licenses of everything that was bundled, as they require. */
export async function collectLicenses(modules: Iterable<string>): Promise<string> {
  const folders = new Set([...modules].flatMap((module) => PACKAGE_FOLDER.exec(module)?.[0] ?? []));
  const notices = await Promise.all([...folders].sort().map(readNotice));
  return notices.join('\n');
}

async function readNotice(folder: string): Promise<string> {
  const { name, version } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
  const licence = await readFile(`${folder}/LICENSE`, 'utf8');
  return `${name}@${version}\n\n${licence.trim()}\n`;
}
