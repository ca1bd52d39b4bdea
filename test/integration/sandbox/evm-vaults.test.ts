import { encodeFunctionData } from 'viem';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type EvmChain, startEvmChain } from '../../../sandbox/evm/chain.ts';
import { lendingVaultArtifact } from '../../../sandbox/evm/contracts/LendingVault.gen.ts';
import type { Vault } from '../../../server/chain/vaults/vault.ts';
import { createEvmFixture, type EvmFixture } from '../../support/chains/evm-fixture.ts';
import { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import { signDraft } from '../../support/chains/sign-draft.ts';
import { buildVenue, createVaultWithControls, openVault } from '../../support/chains/vaults.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';

const USD = 1_000_000n;
const DAY = 86_400;
const CHAIN = { chainId: 84532, finalizeAfterMs: 0 };
const FEE_APR = { function: 'tradingFeeApr', sharePct: 60 };

let chain: EvmChain;
let world: EvmFixture;
beforeAll(async () => {
  chain = await startEvmChain({ ...CHAIN, withVaults: true });
  world = await createEvmFixture(chain);
  await chain.mintUsdc(world.treasury.address, 100_000n * USD);
});
afterAll(async () => {
  await world.adapter.close();
  await chain.close();
});

function vaultsOf({ vaults }: EvmChain) {
  if (!vaults) throw new Error('no vaults');
  return vaults;
}

function open(kind: 'lending' | 'liquidity'): Vault {
  const feeApr = kind === 'liquidity' ? FEE_APR : undefined;
  const vault = openVault(world.config, buildVenue(vaultsOf(chain)[kind], { strategy: kind, feeApr }));
  onTestFinished(() => vault[Symbol.asyncDispose]());
  return vault;
}

async function deposit(vault: Vault, micro: bigint): Promise<void> {
  const { treasurySigner: signer } = world.adapter;
  await world.adapter.broadcast(await signDraft(vault.draftApproval(signer, micro)));
  await world.adapter.broadcast(await signDraft(vault.draftDeposit(signer, micro)));
}

describe('the lending vault of the sandbox', () => {
  it('pays interest by the clock of the chain, out of USDC that it has', async () => {
    const vault = open('lending');
    await deposit(vault, 1000n * USD);
    const before = await vault.read();
    expect(before.ownAssetsMicro).toBeGreaterThanOrEqual(1000n * USD - 1n);
    expect(before.redeemableMicro).toBe(before.ownAssetsMicro);
    await chain.advanceTime(365 * DAY);
    const after = await vault.read();
    const earned = after.ownAssetsMicro - before.ownAssetsMicro;
    expect(Number(earned) / 1e6).toBeCloseTo(42.5, 2);
    const { treasurySigner: signer } = world.adapter;
    const redemption = await signDraft(vault.draftRedemption(signer, after.ownShares));
    await world.adapter.broadcast(redemption);
    const paid = await vault.readRedemption(redemption.txHash);
    expect(paid?.shares).toBe(after.ownShares);
    expect(Number((paid?.assetsMicro ?? 0n) - after.ownAssetsMicro)).toBeCloseTo(0, -3);
  });

  it('shows its rate by what a share was worth a day ago', async () => {
    const vault = open('lending');
    await chain.advanceTime(DAY);
    expect((await vault.readCached()).aprPct).toBeCloseTo(4.25, 1);
    await vaultsOf(chain).lending.setRate(0);
    for (let day = 0; day < 2; day++) await chain.advanceTime(DAY);
    expect((await open('lending').readCached()).aprPct).toBe(0);
  });
});

it('the rate of a vault younger than a day, or by a node without old state, is that since the first price', async () => {
  const levers = await createVaultWithControls(chain, 'lending', {
    seedMicro: 1000n * USD,
    reserveMicro: 1000n * USD,
  });
  await levers.setRate(10);
  const start = await world.reader.getBlockNumber();
  const proxy = await RpcProxy.start(chain.rpcUrl);
  onTestFinished(() => proxy.close());
  const rate = async () => {
    await using vault = openVault({ ...world.config, rpcUrl: proxy.url }, buildVenue(levers));
    return (await vault.readCached()).aprPct;
  };
  await chain.advanceTime(DAY / 2);
  expect(await rate()).toBeCloseTo(10, 0);
  await chain.advanceTime(DAY / 4);
  let hidden = 0;
  proxy.fault = (method, [, block]) => {
    if (method !== 'eth_call' || block === 'latest' || BigInt(String(block)) > start) return undefined;
    hidden += 1;
    return { pretend: '0x' };
  };
  expect(await rate()).toBeCloseTo(10, 0);
  expect(hidden).toBeGreaterThan(0);
});

describe('the liquidity vault of the sandbox', () => {
  it('tells what its holders get of trading fees, and its rate falls with its value', async () => {
    await vaultsOf(chain).liquidity.setTradingFeeApr(20);
    await chain.advanceTime(2 * DAY);
    const calm = await open('liquidity').readCached();
    expect(calm.feeAprPct).toBe(12);
    expect(calm.aprPct).toBeCloseTo(12, 0);
    await vaultsOf(chain).liquidity.simulateLoss(50_000n * USD);
    await chain.advanceTime(1);
    expect((await open('liquidity').readCached()).aprPct).toBe(-100);
  });
});

it('levers move for their manager only', async () => {
  const pause = { abi: lendingVaultArtifact.abi, functionName: 'pauseDeposits', args: [true] } as const;
  const data = encodeFunctionData(pause);
  const attempt = world.reader.call({ account: world.payer, to: vaultsOf(chain).lending.address, data });
  await expect(attempt).rejects.toThrow('caller is not the manager');
});

it('vaults stand at the same places on a chain that was there before them, and stay as they are', async () => {
  const { path: dataDir, remove } = createTemporaryFolder();
  onTestFinished(remove);
  await (await startEvmChain({ ...CHAIN, dataDir })).close();
  const old = await startEvmChain({ ...CHAIN, dataDir, withVaults: true });
  const { lending, liquidity } = vaultsOf(old);
  expect([lending.address, liquidity.address]).toEqual([
    vaultsOf(chain).lending.address,
    vaultsOf(chain).liquidity.address,
  ]);
  await lending.setFreeLiquidity(7n * USD);
  await old.close();
  const again = await startEvmChain({ ...CHAIN, dataDir, withVaults: true });
  onTestFinished(() => again.close());
  const config = { ...world.config, rpcUrl: again.rpcUrl };
  await using vault = openVault(config, buildVenue(vaultsOf(again).lending));
  const { totalAssetsMicro } = await vault.read();
  expect(Number(totalAssetsMicro) / 1e6).toBeCloseTo(100_000, 0);
  await vaultsOf(again).lending.setFreeLiquidity(8n * USD);
});
