import { sql } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { anyOf, type Parameters, statement } from '../../foundation/db/statement.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { Agent } from '../../identity/agent.entity.ts';
import type { Caller } from '../../identity/caller.ts';
import { listProvenWallets } from '../../identity/proven-wallets.ts';
import { PaymentSpend } from '../../money/payments/payment-spend.entity.ts';

interface Values {
  walletKeys: readonly string[];
  now: Date;
}

/** Normalized by `normalizeWalletAddress`. */
const payerKey = sql<string>`case when spend.payer like '0x%' then lower(spend.payer) else spend.payer end`;

const attach = statement([Agent, PaymentSpend], (db, { walletKeys, now }: Parameters<Values>) =>
  db
    .updateTable('agents')
    .from('payment_spends as spend')
    .set({
      owner_wallet: sql`spend.payer`,
      owner_wallet_key: payerKey,
      owner_proof: 'wallet',
      updated_at: now,
    })
    .whereRef('spend.subject_id', '=', 'agents.id')
    .where('spend.subject_type', '=', 'registration')
    .where('agents.owner_proof', '=', 'x402')
    .where('agents.owner_wallet_key', 'is', null)
    .where('agents.owner_user_id', 'is', null)
    .where(payerKey, '=', anyOf(walletKeys)),
);

/**
 * Makes a caller the owner of agents that were registered with unlocked payments of its wallets. Until the paying
 * wallet is proven, they have no owner.
 */
export async function attachPaidAgents(em: EntityManager, clock: Clock, caller: Caller): Promise<void> {
  const walletKeys = [...(await listProvenWallets(em, caller))];
  if (caller.kind === 'agent' || walletKeys.length === 0) return;
  await attach.affected(em, { walletKeys, now: clock.now() });
}
