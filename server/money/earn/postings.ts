import type { Network } from '../../foundation/platform/networks.ts';
import { accounts } from '../ledger/accounts.ts';
import { credit, debit, type Entry, type Posting } from '../ledger/posting.ts';

/** The ledger carries a pool at cost: what depositors paid, until the proceeds of their shares are known. */
interface PostedDeposit {
  id: string;
  poolKey: string;
  network: Network;
  amountMicro: bigint;
}

export function buildReceivedPosting({ id, poolKey, network, amountMicro }: PostedDeposit): Posting {
  return buildPosting('earn_deposit_received', id, network, [
    debit(accounts.treasury(network), amountMicro),
    credit(accounts.pool(poolKey), amountMicro),
  ]);
}

export function buildDeployedPosting({ id, poolKey, network, amountMicro }: PostedDeposit): Posting {
  return buildPosting('earn_deposit_placed', id, network, [
    debit(accounts.venue(poolKey), amountMicro),
    credit(accounts.treasury(network), amountMicro),
  ]);
}

interface PostedRedemption {
  id: string;
  poolKey: string;
  network: Network;
  /** The shares' cost and their proceeds. */
  costMicro: bigint;
  assetsMicro: bigint;
}

/** A gain is owed to those who redeem; a loss is deducted. Undefined if there is neither. */
export function buildRedeemedPosting(redeemed: PostedRedemption): Posting | undefined {
  const { id, poolKey, network, costMicro, assetsMicro } = redeemed;
  const gain = assetsMicro - costMicro;
  const pool = accounts.pool(poolKey);
  const entries: Entry[] = [];
  if (assetsMicro > 0n) entries.push(debit(accounts.treasury(network), assetsMicro));
  if (costMicro > 0n) entries.push(credit(accounts.venue(poolKey), costMicro));
  if (gain > 0n) entries.push(credit(pool, gain));
  if (gain < 0n) entries.push(debit(pool, -gain));
  return entries.length > 0 ? buildPosting('earn_redeemed', id, network, entries) : undefined;
}

function buildPosting(kind: string, reference: string, network: Network, entries: Entry[]): Posting {
  return { kind, reference, network, asset: 'USDC', entries };
}
