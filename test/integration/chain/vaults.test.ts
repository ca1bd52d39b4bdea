import type { Hex } from 'viem';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { findFreePort } from '../../../sandbox/postgres/ports.ts';
import type { SignedTransaction } from '../../../server/chain/types.ts';
import { VaultRefusedError, VaultUnavailableError } from '../../../server/chain/vaults/errors.ts';
import { convertToAssets } from '../../../server/chain/vaults/share-price.ts';
import type { Vault } from '../../../server/chain/vaults/vault.ts';
import { openTreasurySigners } from '../../../server/composition/treasuries.ts';
import { checkVaults, createVaults } from '../../../server/composition/vaults.ts';
import { loadConfig } from '../../../server/config/config.ts';
import type { EarnVenue } from '../../../server/config/earn-venues.ts';
import { systemClock } from '../../../server/foundation/platform/clock.ts';
import type { Logger } from '../../../server/foundation/platform/log.ts';
import { evmChain } from '../../support/chains/chains.ts';
import { createEvmFixture, type EvmFixture } from '../../support/chains/evm-fixture.ts';
import { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import { signDraft } from '../../support/chains/sign-draft.ts';
import { buildVenue, createVaultWithControls, encodeVenues, openVault } from '../../support/chains/vaults.ts';
import { MINIMAL_ENVIRONMENT } from '../../support/server/minimal-environment.ts';

const USD = 1_000_000n;
let world: EvmFixture;

beforeAll(async () => {
  world = await createEvmFixture(await evmChain());
  await world.chain.mintUsdc(world.treasury.address, 1_000_000n * USD);
});
afterAll(() => world.adapter.close());

function open(venue: EarnVenue, rpcUrl = world.config.rpcUrl): Vault {
  const vault = openVault({ ...world.config, rpcUrl }, venue);
  onTestFinished(() => vault[Symbol.asyncDispose]());
  return vault;
}

async function send(signed: SignedTransaction): Promise<string> {
  await world.adapter.broadcast(signed);
  const { status } = await world.reader.waitForTransactionReceipt({ hash: signed.txHash as Hex });
  expect(status).toBe('success');
  return signed.txHash;
}

const signer = () => world.adapter.treasurySigner;

async function deposit(vault: Vault, micro: bigint): Promise<string> {
  await send(await signDraft(vault.draftApproval(signer(), micro)));
  return send(await signDraft(vault.draftDeposit(signer(), micro)));
}

describe.each(['lending', 'liquidity'] as const)('a %s vault', (kind) => {
  const decimals = kind === 'lending' ? 18 : 6;
  const unit = 10n ** BigInt(decimals);

  it('takes exactly what was approved, and tells what it gave for it', async () => {
    const vault = open(buildVenue(await createVaultWithControls(world.chain, kind)));
    const before = await world.adapter.readUsdcBalance(vault.treasury);
    const preview = await vault.previewDeposit(250n * USD);
    const txHash = await deposit(vault, 250n * USD);

    expect(await vault.readDeposit(txHash)).toEqual({ assetsMicro: 250n * USD, shares: preview.shares });
    expect(preview.valueMicro).toBe(250n * USD);
    expect(await vault.readAllowanceMicro()).toBe(0n);
    expect(await world.adapter.readUsdcBalance(vault.treasury)).toBe(before - 250n * USD);
    expect(await vault.readRedemption(txHash)).toBeUndefined();
    expect(await vault.read()).toMatchObject({
      shareDecimals: decimals,
      totalAssetsMicro: 250n * USD,
      totalShares: 250n * unit,
      ownShares: 250n * unit,
      ownAssetsMicro: 250n * USD,
      redeemableShares: 250n * unit,
      redeemableMicro: 250n * USD,
      depositableMicro: 2n ** 256n - 1n,
    });
  });

  it('gives back what free liquidity it has and no more', async () => {
    const levers = await createVaultWithControls(world.chain, kind, { seedMicro: 50n * USD });
    const vault = open(buildVenue(levers));
    await deposit(vault, 100n * USD);
    await levers.setFreeLiquidity(30n * USD);

    const short = await vault.read();
    expect(short).toMatchObject({ totalAssetsMicro: 150n * USD, ownAssetsMicro: 100n * USD });
    expect(short).toMatchObject({ redeemableMicro: 30n * USD, redeemableShares: 30n * unit });
    const tooMuch = signDraft(vault.draftRedemption(signer(), short.ownShares));
    await expect(tooMuch).rejects.toThrow(VaultRefusedError);

    const before = await world.adapter.readUsdcBalance(vault.treasury);
    const txHash = await send(await signDraft(vault.draftRedemption(signer(), short.redeemableShares)));
    expect(await vault.readRedemption(txHash)).toEqual({ assetsMicro: 30n * USD, shares: 30n * unit });
    expect(await world.adapter.readUsdcBalance(vault.treasury)).toBe(before + 30n * USD);
    expect(await vault.read()).toMatchObject({ redeemableShares: 0n, ownShares: 70n * unit });

    await levers.setFreeLiquidity(120n * USD);
    const last = await send(await signDraft(vault.draftRedemption(signer(), 70n * unit)));
    expect(await vault.readRedemption(last)).toEqual({ assetsMicro: 70n * USD, shares: 70n * unit });
  });

  it('that takes no deposits refuses them before anything is signed', async () => {
    const levers = await createVaultWithControls(world.chain, kind);
    const vault = open(buildVenue(levers));
    await levers.setDepositsPaused(true);
    expect(await vault.read()).toMatchObject({ depositableMicro: 0n });
    await expect(vault.previewDeposit(USD)).rejects.toThrow(VaultRefusedError);
    await send(await signDraft(vault.draftApproval(signer(), USD)));
    const refused = await signDraft(vault.draftDeposit(signer(), USD)).catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 422, message: expect.stringContaining('lend-usdc') });
    expect(refused).toMatchObject({ message: expect.stringContaining('deposit more than max') });
    await send(await signDraft(vault.draftApproval(signer(), 0n)));
    expect(await vault.readAllowanceMicro()).toBe(0n);
  });
});

it('a loss and a gain of a liquidity vault show in what shares are worth and in what they bring', async () => {
  const levers = await createVaultWithControls(world.chain, 'liquidity');
  const vault = open(buildVenue(levers, { strategy: 'liquidity' }));
  await deposit(vault, 1000n * USD);
  await levers.setFreeLiquidity(100n * USD);
  await levers.simulateLoss(250n * USD);
  const low = await vault.read();
  expect(low).toMatchObject({ totalAssetsMicro: 750n * USD, redeemableMicro: 0n });
  expect(convertToAssets(low, low.ownShares)).toBe(low.ownAssetsMicro);
  await levers.simulateGain(350n * USD);
  const { ownShares, ownAssetsMicro } = await vault.read();
  // the vault's virtual share has its part of the gain
  expect(ownAssetsMicro).toBe(1100n * USD - 1n);
  await levers.setFreeLiquidity(1100n * USD);
  const txHash = await send(await signDraft(vault.draftRedemption(signer(), ownShares)));
  expect(await vault.readRedemption(txHash)).toEqual({ assetsMicro: ownAssetsMicro, shares: ownShares });
});

it('a better offer for a deposit is the same deposit', async () => {
  const vault = open(buildVenue(await createVaultWithControls(world.chain, 'lending')));
  await send(await signDraft(vault.draftApproval(signer(), 5n * USD)));
  const signed = await signDraft(vault.draftDeposit(signer(), 5n * USD));
  const better = await (await world.adapter.draftReplacement(signer(), signed))?.sign(0n);
  expect(better?.nonce).toBe(signed.nonce);
  expect(better?.txHash).not.toBe(signed.txHash);
  const txHash = await send(better ?? signed);
  expect(await vault.readDeposit(txHash)).toMatchObject({ assetsMicro: 5n * USD });
  expect(await world.adapter.readTransactionStatus(signed)).not.toBe('finalized');
});

it('a deposit that would cost more gas than we pay for is refused', async () => {
  const venue = buildVenue(await createVaultWithControls(world.chain, 'lending'));
  await using vault = openVault(world.config, venue, { maxGas: 100_000n });
  await send(await signDraft(vault.draftApproval(signer(), USD)));
  await expect(signDraft(vault.draftDeposit(signer(), USD))).rejects.toThrow(
    /lend-usdc .* the maximum is 100000/,
  );
});

it('a donation that would swallow the first deposit shows before money moves', async () => {
  const levers = await createVaultWithControls(world.chain, 'liquidity');
  const vault = open(buildVenue(levers));
  await levers.simulateGain(10_000n * USD);
  expect(await vault.previewDeposit(100n * USD)).toEqual({ shares: 0n, valueMicro: 0n });
});

describe('a vault as it is configured', () => {
  const check = async (venues: EarnVenue[], overrides: Record<string, string> = {}) => {
    const env = {
      ...MINIMAL_ENVIRONMENT,
      BASE_RPC_URL: world.config.rpcUrl,
      BASE_CHAIN_ID: String(world.config.chainId),
      BASE_USDC_ADDRESS: world.config.usdc,
      EARN_VENUES: encodeVenues(venues),
      ...overrides,
    };
    const config = loadConfig(env);
    const { vaults, close } = createVaults(config, await openTreasurySigners(config), { clock: systemClock });
    onTestFinished(close);
    const log = { warn: vi.fn() };
    await checkVaults(vaults, log as unknown as Logger);
    return log.warn.mock.calls;
  };

  it('lets the server start when it is right or out of reach, and not when it is wrong', async () => {
    const right = buildVenue(await createVaultWithControls(world.chain, 'lending'));
    const wrong = buildVenue({ address: world.chain.usdc }, { key: 'wrong', market: 'other' });
    expect(await check([right])).toEqual([]);
    await expect(check([right, wrong])).rejects.toThrow('the vault of wrong, 0x');
    const gone = { BASE_RPC_URL: `http://127.0.0.1:${await findFreePort()}` };
    const reason = expect.stringContaining('lend-usdc on base-mainnet is unavailable');
    expect(await check([right], gone)).toEqual([[{ venue: 'lend-usdc', reason }, 'vault unavailable']]);
  });

  it('is in order when its asset is USDC', async () => {
    const liquidity = await createVaultWithControls(world.chain, 'liquidity');
    const feeApr = { function: 'tradingFeeApr', sharePct: 60 };
    expect(await open(buildVenue(liquidity, { feeApr })).findConfigMismatches()).toEqual([]);
  });

  it('is refused when it is of another token, no vault, or without the function for its fees', async () => {
    const other = await createVaultWithControls(world.chain, 'lending');
    const { address } = other;
    const config = { ...world.config, usdc: address };
    await using wrong = openVault(config, buildVenue(other));
    expect(await wrong.findConfigMismatches()).toEqual([
      `EARN_VENUES: the vault of lend-usdc, ${address}, holds ${world.chain.usdc}, not USDC (${address}).`,
    ]);
    const [none] = await open(buildVenue({ address: world.chain.usdc })).findConfigMismatches();
    expect(none).toContain('is not an ERC-4626 vault on base-mainnet');
    const [nobody] = await open(buildVenue({ address: `0x${'12'.repeat(20)}` })).findConfigMismatches();
    expect(nobody).toContain('is not an ERC-4626 vault on base-mainnet');
    const feeApr = { function: 'fees', sharePct: 60 };
    const [feeless] = await open(buildVenue(other, { feeApr })).findConfigMismatches();
    expect(feeless).toContain('has no function fees()');
  });
});

describe('a vault whose node does not answer', () => {
  it('is named, and whoever asks meanwhile does not ask again', async () => {
    const levers = await createVaultWithControls(world.chain, 'lending');
    const gone = open(buildVenue(levers), `http://127.0.0.1:${await findFreePort()}/canary-key`);
    const failure = await gone.readCached().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(VaultUnavailableError);
    expect(failure).toMatchObject({
      status: 503,
      message: expect.stringContaining('lend-usdc on base-mainnet'),
    });
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('canary-key');
    await expect(gone.read()).rejects.toThrow(VaultUnavailableError);
    await expect(signDraft(gone.draftRedemption(signer(), 1n))).rejects.toMatchObject({ status: 503 });
  });

  it('is asked once by a thousand who ask together', async () => {
    const proxy = await RpcProxy.start(world.config.rpcUrl);
    onTestFinished(() => proxy.close());
    const vault = open(buildVenue(await createVaultWithControls(world.chain, 'lending')), proxy.url);
    const first = await vault.readCached();
    const asked = proxy.calls.length;
    const readings = await Promise.all(Array.from({ length: 1000 }, () => vault.readCached()));
    expect(readings.every((reading) => reading === first)).toBe(true);
    expect(proxy.calls).toHaveLength(asked);
  });
});
