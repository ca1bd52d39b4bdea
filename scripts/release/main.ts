/** `npm run release:version`, after changesets has bumped the packages: the platform gets the same version. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { releaseNotes } from './changelog.ts';

const PYTHON_PACKAGES = [
  ['sdk-python', 'agent_market'],
  ['webhook-verifier-python', 'agent_market_webhooks'],
] as const;
const read = (path: string) => readFileSync(path, 'utf8');
const { version } = JSON.parse(read('sdk/package.json')) as { version: string };
const today = new Date().toISOString().slice(0, 10);

writeFileSync('package.json', read('package.json').replace(/"version": "[^"]+"/, `"version": "${version}"`));
writeFileSync(
  'mcp/server.json',
  read('mcp/server.json').replace(/"version": "[^"]+"/g, `"version": "${version}"`),
);
for (const [folder, module] of PYTHON_PACKAGES) {
  writeFileSync(`${folder}/src/${module}/_version.py`, `__version__ = "${version}"\n`);
  const changelog = `${folder}/CHANGELOG.md`;
  writeFileSync(changelog, releaseNotes(read(changelog), version, today));
}
writeFileSync('CHANGELOG.md', releaseNotes(read('CHANGELOG.md'), version, today));
// From now on, changes are compared with this contract.
copyFileSync('generated/openapi.json', 'spec/released/openapi.json');
