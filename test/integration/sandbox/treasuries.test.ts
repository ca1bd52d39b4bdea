import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Connection, Keypair } from '@solana/web3.js';
import { expect, test } from 'vitest';
import { startLocalSolana } from '../../../sandbox/networks/solana.ts';

test('the USDC account of a treasury is opened once, however often the sandbox starts', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'treasuries-'));
  const owner = Keypair.generate().publicKey;
  const openAccount = async () => {
    const chain = await startLocalSolana({ port: 0, dataDir: join(parent, 'solana') });
    await chain.openUsdcAccount(owner.toBase58());
    const connection = new Connection(chain.variables.SOLANA_RPC_URL ?? '', 'confirmed');
    const transactions = await connection.getSignaturesForAddress(owner);
    await chain.close();
    return transactions.map(({ signature }) => signature);
  };
  try {
    const first = await openAccount();
    expect(first).toHaveLength(1);
    expect(await openAccount()).toEqual(first);
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
});
