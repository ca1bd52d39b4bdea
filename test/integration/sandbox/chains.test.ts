import { createPublicClient, erc20Abi, http } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { expect, test } from 'vitest';
import { evmChain, solanaChain } from '../../support/chains/chains.ts';

test('the shared EVM chain of a run mints USDC that viem can read', async () => {
  const chain = await evmChain();
  const owner = privateKeyToAddress(generatePrivateKey());
  await chain.mintUsdc(owner, 12_500_000n);
  const client = createPublicClient({ transport: http(chain.rpcUrl) });
  const call = { address: chain.usdc, abi: erc20Abi, functionName: 'balanceOf', args: [owner] } as const;
  expect(await client.readContract(call)).toBe(12_500_000n);
  expect(await client.getChainId()).toBe(chain.chainId);
});

test('every asker gets the same Solana chain', async () => {
  const [one, two] = await Promise.all([solanaChain(), solanaChain()]);
  expect(one.rpcUrl).toBe(two.rpcUrl);
});
