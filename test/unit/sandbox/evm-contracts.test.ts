import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { compileFolder } from '../../../sandbox/evm/contracts/compile.ts';

const root = resolve(import.meta.dirname, '../../..');

test.each([
  [
    'sandbox/evm/contracts',
    ['LendingVault.gen.ts', 'LiquidityVault.gen.ts', 'Multicall3.gen.ts', 'Usdc.gen.ts'],
  ],
  [
    'test/support/chains/contracts',
    [
      'ContractWallet.gen.ts',
      'ContractWalletFactory.gen.ts',
      'FeeOnTransferToken.gen.ts',
      'GreedyWallet.gen.ts',
      'LyingToken.gen.ts',
    ],
  ],
])('the checked-in artifacts of %s are what its Solidity compiles to', (folder, names) => {
  const compiled = compileFolder(resolve(root, folder));
  expect([...compiled.keys()].map((path) => basename(path)).sort()).toEqual(names);
  for (const [path, text] of compiled) expect(readFileSync(path, 'utf8')).toBe(text);
});
