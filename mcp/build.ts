import { fileURLToPath } from 'node:url';
import { buildPackage, type PackageBuild } from '../scripts/build-package.ts';

/** Writes the published files: one program without dependencies. */
export function build(options: Pick<PackageBuild, 'directory' | 'types'> = {}): Promise<void> {
  return buildPackage({
    folder: fileURLToPath(new URL('.', import.meta.url)),
    libraries: [],
    programs: ['cli'],
    platform: 'node',
    ...options,
  });
}

if (import.meta.main) await build();
