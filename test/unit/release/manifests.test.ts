import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const manifestOf = (folder: string) => JSON.parse(read(`${folder}/package.json`));
const root = manifestOf('.');
const lock = JSON.parse(read('package-lock.json'));

describe.each(root.workspaces as string[])('the manifest of %s', (folder) => {
  const manifest = manifestOf(folder);

  it('says where it comes from and where it runs', () => {
    expect(manifest).toMatchObject({
      license: 'MIT',
      homepage: `https://github.com/agent-market/agent-market/tree/main/${folder}#readme`,
      bugs: root.bugs,
      repository: { ...root.repository, directory: folder },
      engines: { node: '>=20' },
      sideEffects: expect.any(Boolean),
      keywords: expect.arrayContaining(['agent-market']),
      publishConfig: { access: 'public' },
    });
  });

  it('is raised with the others', () => {
    const { fixed } = JSON.parse(read('.changeset/config.json'));
    expect(fixed).toEqual([expect.arrayContaining([manifest.name])]);
    expect(manifest.version).toBe(root.version);
  });
});

it('every package of the lock file is fixed by its hash', () => {
  const open = Object.entries<{ link?: boolean; integrity?: string }>(lock.packages)
    .filter(([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity)
    .map(([path]) => path);
  expect(open).toEqual([]);
});

it('the lock file has the packages of every platform, without which npm ci refuses it', () => {
  interface Locked {
    optionalDependencies?: Record<string, string>;
  }
  const missing = Object.values<Locked>(lock.packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).filter(
      (name) => !Object.keys(lock.packages).some((path) => path.endsWith(`node_modules/${name}`)),
    ),
  );
  expect(missing).toEqual([]);
});
