import { erc20Abi, type Hash } from 'viem';
import type { EarnVenue } from '../../config/earn-venues.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { withTimeoutFallback } from '../../foundation/platform/timeout.ts';
import { callNode } from '../call-node.ts';
import { ChainUnavailableError } from '../errors.ts';
import type { EvmContext } from '../evm/context.ts';
import type { Signer } from '../signer.ts';
import {
  draftTreasuryCall,
  encodeApproval,
  encodeDeposit,
  encodeRedemption,
  type TreasuryCall,
} from './calls.ts';
import { findEarlierPrice } from './earlier-price.ts';
import { VaultUnavailableError } from './errors.ts';
import { findVaultMismatches } from './mismatches.ts';
import { readDeposit, readRedemption } from './movement.ts';
import { previewDeposit } from './preview.ts';
import { computeAprPct, type PricePoint } from './rates.ts';
import { readDecimals, readFeeApr, readVault } from './read-vault.ts';
import { TimedCache } from './timed-cache.ts';
import type { Vault, VaultRates, VaultReading } from './vault.ts';

export interface VaultOptions {
  context: EvmContext;
  clock: Clock;
  /** Gas limit of a deposit or redemption. */
  maxGas: bigint;
}

/** Timeout for data that is only displayed. */
const READ_TIMEOUT_MS = 10_000;
/** The price of a day ago is cached until it is a day and a half old. */
const MAX_PRICE_AGE_MS = 36 * 3_600_000;

export function createVault(venue: EarnVenue, { context, clock, maxGas }: VaultOptions): Vault {
  const { network, vault: address } = venue;
  const asking = <T>(calls: () => Promise<T>) =>
    callNode(network, calls).catch((error) => rethrowAsVaultError(venue, error));
  const decimals = memoise(() => readDecimals(context, address));
  const read = async () => readVault(context, venue, await decimals());
  const earlier = cacheEarlierPrice(async () => findEarlierPrice(context, address, await decimals()));
  const readWithRates = async (): Promise<VaultReading & VaultRates> => {
    const [reading, fee] = await Promise.all([read(), readFeeApr(context, venue)]);
    const rates = { aprPct: computeAprPct(await earlier(reading), reading) };
    return { ...reading, ...rates, ...(fee !== undefined && { feeAprPct: fee }) };
  };
  const recent = new TimedCache(() => asking(readWithRates), clock);
  const draft = (signer: Signer, call: TreasuryCall) =>
    callNode(network, () => draftTreasuryCall(context, venue, signer, { ...call, maxGas }));
  return {
    venue,
    treasury: context.treasury,
    read: () => asking(read),
    readCached: () => withTimeoutFallback(READ_TIMEOUT_MS, recent.get(), () => throwReadTimeout(venue)),
    previewDeposit: (amountMicro) => asking(() => previewDeposit(context, venue, amountMicro)),
    readAllowanceMicro: () => asking(() => readAllowance(context, address)),
    draftApproval: (signer, amountMicro) => draft(signer, encodeApproval(address, amountMicro)),
    draftDeposit: (signer, amountMicro) => draft(signer, encodeDeposit(context, address, amountMicro)),
    draftRedemption: (signer, shares) => draft(signer, encodeRedemption(context, address, shares)),
    readDeposit: (hash) => asking(() => readDeposit(context, address, hash as Hash)),
    readRedemption: (hash) => asking(() => readRedemption(context, address, hash as Hash)),
    findConfigMismatches: () => asking(() => findVaultMismatches(context, venue)),
  };
}

/** The reference price; found again when it is too old. */
function cacheEarlierPrice(find: () => Promise<PricePoint | undefined>) {
  let known: PricePoint | undefined;
  return async (now: PricePoint): Promise<PricePoint> => {
    const isGood = known && now.time.getTime() - known.time.getTime() < MAX_PRICE_AGE_MS;
    if (!isGood) known = await find();
    return known ?? now;
  };
}

/** Retried until known, then cached. */
function memoise<T>(read: () => Promise<T>): () => Promise<T> {
  let known: T | undefined;
  return async () => {
    known ??= await read();
    return known;
  };
}

function readAllowance({ reader, config, treasury }: EvmContext, vault: EarnVenue['vault']): Promise<bigint> {
  const args = [treasury, vault] as const;
  return reader.readContract({ address: config.usdc, abi: erc20Abi, functionName: 'allowance', args });
}

function rethrowAsVaultError(venue: EarnVenue, error: unknown): never {
  if (!(error instanceof ChainUnavailableError)) throw error;
  throw new VaultUnavailableError(venue, (error.cause as Error).message);
}

function throwReadTimeout(venue: EarnVenue): never {
  throw new VaultUnavailableError(venue, `no response within ${READ_TIMEOUT_MS} ms`);
}
