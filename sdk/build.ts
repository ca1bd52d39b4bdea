import { fileURLToPath } from 'node:url';
import { buildPackage, type PackageBuild } from '../scripts/build-package.ts';

/** Writes the published files. */
export function build(options: Pick<PackageBuild, 'directory' | 'types'> = {}): Promise<void> {
  return buildPackage({
    folder: fileURLToPath(new URL('.', import.meta.url)),
    libraries: ['index', 'evm', 'solana', 'agent', 'node'],
    external: ['viem'],
    ...options,
  });
}

if (import.meta.main) await build();
