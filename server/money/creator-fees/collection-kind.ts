import { expressionBuilder } from 'kysely';
import type { TransactionKind } from '../../chain/transactions/transaction-kind.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement, type Tables } from '../../foundation/db/statement.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { FeeAccount } from './fee-account.entity.ts';
import { FeeCollection, FeeShare } from './fee-collection.entity.ts';

/**
 * A collection counts for the tokens only once it is final. It is not signed again, because the vaults fill
 * meanwhile.
 */
export function createCollectionKind(clock: Clock): TransactionKind {
  return {
    async onConfirmed(em, { id }) {
      if (await finishCollection(em, id, 'collected', clock.now())) await creditAccounts.affected(em, { id });
    },
    async onFailure(em, { id }, { isFinal }) {
      if (isFinal) await finishCollection(em, id, 'failed', clock.now());
    },
  };
}

/** False if it was recorded before. */
async function finishCollection(
  em: EntityManager,
  id: string,
  state: 'collected' | 'failed',
  settledAt: Date,
) {
  return (await em.nativeUpdate(FeeCollection, { id, state: 'sent' }, { state, settledAt })) > 0;
}

type Schema = Tables<typeof FeeAccount | typeof FeeShare>;
const column = expressionBuilder<Schema, 'fee_accounts' | 'fee_shares'>();

const creditAccounts = statement([FeeAccount, FeeShare], (db, { id }: Parameters<{ id: string }>) =>
  db
    .updateTable('fee_accounts')
    .from('fee_shares')
    .set({
      collected_lamports: column('fee_accounts.collected_lamports', '+', column.ref('fee_shares.lamports')),
      agent_lamports: column('fee_accounts.agent_lamports', '+', column.ref('fee_shares.agent_lamports')),
    })
    .whereRef('fee_shares.token_mint', '=', 'fee_accounts.token_mint')
    .where('fee_shares.collection_id', '=', id),
);
