import { InsufficientFeeBalanceError } from '../errors.ts';
import type { Signer } from '../signer.ts';
import { parseAddress } from './address.ts';
import type { EvmContext } from './context.ts';

interface Relayer {
  signer: Signer;
  nextNonce: bigint;
}

/** Takes turns among the relayers that can pay for the transaction; without relayers, the treasury pays. */
export type PickRelayer = (maxFeeWei: bigint) => Promise<Relayer>;

export function createRelayerPicker(context: Pick<EvmContext, 'reader' | 'config'>): PickRelayer {
  const { relayers = [], treasury } = context.config;
  // processes that start together do not begin with the same one
  let turn = Math.floor(Math.random() * Math.max(relayers.length, 1));
  return async (maxFeeWei) => {
    if (relayers.length === 0) return { signer: treasury, nextNonce: await readNextNonce(context, treasury) };
    const turns = relayers.map((_, index) => relayers[(turn + index) % relayers.length] as Signer);
    turn += 1;
    const balances = await Promise.all(turns.map((signer) => readRelayer(context, signer)));
    const funded = balances.find(({ balanceNative }) => balanceNative >= maxFeeWei);
    if (funded) return funded;
    const richest = balances.reduce((one, other) => (other.balanceNative > one.balanceNative ? other : one));
    throw new InsufficientFeeBalanceError('ETH', {
      requiredNative: maxFeeWei,
      balanceNative: richest.balanceNative,
    });
  };
}

async function readRelayer(context: Pick<EvmContext, 'reader'>, signer: Signer) {
  const [balanceNative, nextNonce] = await Promise.all([
    context.reader.getBalance({ address: parseAddress(signer.address) }),
    readNextNonce(context, signer),
  ]);
  return { signer, balanceNative, nextNonce };
}

async function readNextNonce({ reader }: Pick<EvmContext, 'reader'>, { address }: Signer): Promise<bigint> {
  return BigInt(await reader.getTransactionCount({ address: parseAddress(address), blockTag: 'pending' }));
}
