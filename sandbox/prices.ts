import { createHash } from 'node:crypto';
import { parseDecimal, toMicro } from '../server/market/prices/decimal.ts';
import { type PriceFeed, PriceFeedError, type TokenPrice } from '../server/market/prices/price-feed.ts';
import { callRpc } from './networks/json-rpc.ts';

const WRAPPED_SOL = 'So11111111111111111111111111111111111111112';
/** The price of SOL in the sandbox. */
export const SOL_USD = '160';

interface Supply {
  amount: string;
  decimals: number;
}

/** A fixed made-up price for each token of the local chain; the market cap follows from its supply. */
export function createPriceFeed({ rpcUrl, usdcMint }: { rpcUrl: string; usdcMint: string }): PriceFeed {
  const fixed = new Map([
    [usdcMint, '1'],
    [WRAPPED_SOL, SOL_USD],
  ]);
  const priceOf = async (mint: string): Promise<[string, TokenPrice][]> => {
    const supply = await readSupply(rpcUrl, mint);
    const priceUsd = fixed.get(mint) ?? makeFakePrice(mint);
    return supply ? [[mint, { priceUsd, marketCapMicro: getMarketValue(supply, priceUsd) }]] : [];
  };
  return {
    read: async (mints) => new Map((await Promise.all(mints.map(priceOf))).flat()),
  };
}

/** Undefined if there is no such token. */
async function readSupply(rpcUrl: string, mint: string): Promise<Supply | undefined> {
  try {
    return (await callRpc<{ value: Supply }>(rpcUrl, 'getTokenSupply', [mint])).value;
  } catch (error) {
    // an unreachable node is a TypeError of fetch or a timeout; the node's own error is a plain one
    if (error instanceof Error && error.constructor === Error) return undefined;
    throw new PriceFeedError('of the sandbox', 'is unavailable', error);
  }
}

/** Between a millionth and a thousandth of a dollar. */
function makeFakePrice(mint: string): string {
  const nano = 1000 + (createHash('sha256').update(mint).digest().readUInt32BE() % 999_000);
  return parseDecimal(`${nano}e-9`) ?? '0';
}

function getMarketValue({ amount, decimals }: Supply, priceUsd: string): bigint {
  const pico = toMicro(parseDecimal(`${priceUsd}e6`) ?? '0');
  return (BigInt(amount) * pico) / 10n ** BigInt(decimals) / 1_000_000n;
}
