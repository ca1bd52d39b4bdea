import { fileURLToPath } from 'node:url';
import { buildPackage, type PackageBuild } from '../scripts/build-package.ts';

/** Writes the published files. */
export function build(options: Pick<PackageBuild, 'directory' | 'types'> = {}): Promise<void> {
  return buildPackage({
    folder: fileURLToPath(new URL('.', import.meta.url)),
    libraries: ['index', 'index.node', 'node', 'express', 'fetch', 'callback', 'testing'],
    programs: ['cli'],
    ...options,
  });
}

if (import.meta.main) await build();
