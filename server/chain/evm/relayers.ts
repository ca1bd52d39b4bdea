import { InsufficientFeeBalanceError } from '../errors.ts';
import type { Signer } from '../signer.ts';
import { parseAddress } from './address.ts';
import type { EvmContext } from './context.ts';

interface Relayer {
  signer: Signer;
  nextNonce: bigint;
}

/** The first in turn that can pay for a transaction. */
type PickRelayer = (maxFeeWei: bigint) => Relayer;

/** Relayers take turns; without relayers, the treasury pays. */
export function createRelayerReader(
  context: Pick<EvmContext, 'reader' | 'config'>,
): () => Promise<PickRelayer> {
  const { relayers = [], treasury } = context.config;
  // processes that start together do not begin with the same one
  let turn = Math.floor(Math.random() * Math.max(relayers.length, 1));
  return async () => {
    if (relayers.length === 0) {
      const nextNonce = await readNextNonce(context, treasury);
      return () => ({ signer: treasury, nextNonce });
    }
    const turns = relayers.map((_, index) => relayers[(turn + index) % relayers.length] as Signer);
    turn += 1;
    const read = await Promise.all(turns.map((signer) => readRelayer(context, signer)));
    return (maxFeeWei) => pickFunded(read, maxFeeWei);
  };
}

type ReadRelayer = Awaited<ReturnType<typeof readRelayer>>;

function pickFunded(relayers: readonly ReadRelayer[], requiredNative: bigint): Relayer {
  const funded = relayers.find(({ balanceNative }) => balanceNative >= requiredNative);
  if (funded) return funded;
  const { balanceNative } = relayers.reduce((one, other) =>
    other.balanceNative > one.balanceNative ? other : one,
  );
  throw new InsufficientFeeBalanceError('ETH', { requiredNative, balanceNative });
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
