import { sql } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { requireAdapter } from '../get-adapter.ts';
import type { Chains, Finality } from '../types.ts';
import { ChainTransaction } from './chain-transaction.entity.ts';

interface Payment {
  network: Network;
  reference: string;
}

const findReplacement = statement([ChainTransaction], (db, { network, reference }: Parameters<Payment>) =>
  db
    .selectFrom('chain_transactions')
    .select('id')
    .where('network', '=', network)
    .where('state', '=', 'confirmed')
    .where(sql<boolean>`outbid_hashes @> to_jsonb(${reference}::text)`),
);

/**
 * How deep a payment is; undefined if it is not on the chain. If we submitted it, a fork may have included another
 * signing of it instead, which is the same payment.
 */
export async function findPaymentFinality(
  em: EntityManager,
  chains: Chains,
  payment: Payment,
): Promise<Finality | undefined> {
  const { network, reference } = payment;
  const finality = await requireAdapter(chains, network).findFinality(reference);
  if (finality !== undefined) return finality;
  return (await findReplacement.firstRow(em, payment)) && 'finalized';
}
