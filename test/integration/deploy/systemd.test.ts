import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const FOLDER = fileURLToPath(new URL('../../../deploy/systemd/', import.meta.url));
const units = globSync('*.service', { cwd: FOLDER });
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

it.runIf(hasSystemd)('systemd finds no mistakes in the units', () => {
  const folder = createTemporaryFolder();
  onTestFinished(() => folder.remove());
  for (const unit of units) {
    const text = readFileSync(join(FOLDER, unit), 'utf8');
    // it looks whether the program is there, which depends on the machine
    writeFileSync(join(folder.path, unit), text.replaceAll('/usr/bin/node', process.execPath));
  }
  const paths = units.map((unit) => join(folder.path, unit.replace('@.', '@1.')));
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...paths], {
    encoding: 'utf8',
    env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder.path}:` },
  });
  expect({ output: stdout + stderr, status }).toEqual({ output: '', status: 0 });
  expect(units).toHaveLength(3);
});
