import { Keypair } from '@solana/web3.js';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { expect, it, onTestFinished } from 'vitest';
import { closeChains, createChains } from '../../../server/composition/chains.ts';
import { openTreasurySigners } from '../../../server/composition/treasuries.ts';
import { loadConfig } from '../../../server/config/config.ts';
import { listTreasuries } from '../../../server/money/ledger/treasuries.ts';
import { evmChain, solanaChain } from '../../support/chains/chains.ts';
import { MINIMAL_ENVIRONMENT } from '../../support/server/minimal-environment.ts';

it('reads what each treasury holds on its real chain', async () => {
  const [solana, base] = await Promise.all([solanaChain(), evmChain()]);
  const [solanaKey, evmKey] = [Keypair.generate(), generatePrivateKey()];
  const config = loadConfig({
    ...MINIMAL_ENVIRONMENT,
    SOLANA_RPC_URL: solana.rpcUrl,
    SOLANA_USDC_MINT: solana.usdcMint,
    SOLANA_TREASURY_KEY: JSON.stringify([...solanaKey.secretKey]),
    BASE_RPC_URL: base.rpcUrl,
    BASE_CHAIN_ID: String(base.chainId),
    BASE_USDC_ADDRESS: base.usdc,
    BASE_TREASURY_KEY: evmKey,
  });
  const chains = createChains(config, await openTreasurySigners(config));
  onTestFinished(() => closeChains(chains));
  const balances = () =>
    Promise.all(
      listTreasuries(chains).map(async ({ chain, address }) => [
        chain.network,
        await chain.readUsdcBalance(address),
      ]),
    );
  expect(await balances()).toEqual([
    ['solana-mainnet', 0n],
    ['base-mainnet', 0n],
  ]);
  await solana.mintUsdc(solanaKey.publicKey.toBase58(), 7_000_001n);
  await base.mintUsdc(privateKeyToAccount(evmKey).address, 5_000_002n);
  expect(await balances()).toEqual([
    ['solana-mainnet', 7_000_001n],
    ['base-mainnet', 5_000_002n],
  ]);
});
