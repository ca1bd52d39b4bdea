import { BadRequestError, UnprocessableError } from '../../server/foundation/platform/errors.ts';
import { MoneyError, parseUsd } from '../../server/foundation/platform/money.ts';
import type { Network } from '../../server/foundation/platform/networks.ts';
import type { LocalChain, LocalChains } from '../networks/local-chain.ts';

export interface FaucetRequest {
  network: Network;
  address: string;
  /** Decimal: 100.00 USDC, 1.5 SOL. */
  usdc?: string | number;
  /** By default, some is added to USDC for gas; "0" omits it. */
  native?: string | number;
}

const MAX_USDC = 1_000_000n;
const USDC_DECIMALS = 6;
const MAX_NATIVE = 1_000n;
/** Defaults: more than a first hire costs, and gas for many transfers. */
const DEFAULT_USDC = '100.00';
const DEFAULT_NATIVE = '0.1';
const ZERO_PATTERN = /^0+(\.0+)?$/;

/** Gives out test money on the sandbox's chains. */
export class Faucet {
  readonly #chains: LocalChains;

  constructor(chains: LocalChains) {
    this.#chains = chains;
  }

  /** Returns the transactions, all final. Pays nothing unless the whole request is valid. */
  async pay({ network, address, usdc, native }: FaucetRequest): Promise<string[]> {
    const chain = this.#getChain(network);
    const to = chain.parseAddress(address);
    if (!to) throw invalidRequestError(`address is not an address on ${network}`);
    const coins = native ?? DEFAULT_NATIVE;
    const units = ZERO_PATTERN.test(String(coins))
      ? undefined
      : parseNativeUnits(coins, chain.nativeDecimals);
    const dollars = usdc ?? (native === undefined ? DEFAULT_USDC : undefined);
    const micro = dollars === undefined ? undefined : parseUsdcMicro(dollars);
    if (units === undefined && micro === undefined)
      throw invalidRequestError('say how much: usdc, native or both');
    return rejectionsAsUnprocessable(async () => [
      ...(units === undefined ? [] : [await chain.sendNative(to, units)]),
      ...(micro === undefined ? [] : [await chain.sendUsdc(to, micro)]),
    ]);
  }

  #getChain(network: Network): LocalChain {
    const chain = this.#chains.get(network);
    if (chain) return chain;
    throw new UnprocessableError(
      'unprocessable',
      `${network} is not a chain of this sandbox, so it has no faucet.`,
    );
  }
}

function parseUsdcMicro(value: string | number): bigint {
  try {
    return requireWithinLimit(parseUsd(value), MAX_USDC, USDC_DECIMALS, 'usdc');
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
    throw invalidRequestError(`usdc: ${error.message}`);
  }
}

function parseNativeUnits(value: string | number, decimals: number): bigint {
  const [, whole, fraction = ''] = /^(\d{1,15})(?:\.(\d+))?$/.exec(String(value)) ?? [];
  if (!whole) throw invalidRequestError('native must be a plain decimal number such as "1.5"');
  if (fraction.length > decimals)
    throw invalidRequestError(`native has at most ${decimals} decimals on this network`);
  const units = BigInt(whole) * 10n ** BigInt(decimals) + BigInt(fraction.padEnd(decimals, '0'));
  return requireWithinLimit(units, MAX_NATIVE, decimals, 'native');
}

function requireWithinLimit(units: bigint, most: bigint, decimals: number, field: string): bigint {
  if (units > 0n && units <= most * 10n ** BigInt(decimals)) return units;
  throw invalidRequestError(`${field} must be above 0 and at most ${most} per call`);
}

/** A chain may reject a valid request, such as fewer lamports than the rent-exempt minimum. */
async function rejectionsAsUnprocessable<T>(pay: () => Promise<T>): Promise<T> {
  try {
    return await pay();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnprocessableError('unprocessable', `The chain did not take it. ${reason}`, { cause: error });
  }
}

function invalidRequestError(message: string): BadRequestError {
  return new BadRequestError('validation_failed', message);
}
