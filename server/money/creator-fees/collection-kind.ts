import { expressionBuilder } from 'kysely';
import type { TransactionKind } from '../../chain/transactions/kind.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement, type Tables } from '../../foundation/db/statement.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { FeeAccount } from './fee-account.entity.ts';
import { FeeCollection, FeeShare } from './fee-collection.entity.ts';

/** What a collection means for the tokens: nothing until it is final. It is not signed anew, for the vaults fill meanwhile. */
export function collectionKind(clock: Clock): TransactionKind {
  return {
    async onConfirmed(em, { id }) {
      if (await settle(em, id, 'collected', clock.now())) await credit.affected(em, { id });
    },
    async onFailure(em, { id }, { final }) {
      if (final) await settle(em, id, 'failed', clock.now());
    },
  };
}

/** False where it was settled before. */
async function settle(em: EntityManager, id: string, state: 'collected' | 'failed', settledAt: Date) {
  return (await em.nativeUpdate(FeeCollection, { id, state: 'sent' }, { state, settledAt })) > 0;
}

type Schema = Tables<typeof FeeAccount | typeof FeeShare>;
const column = expressionBuilder<Schema, 'fee_accounts' | 'fee_shares'>();

const credit = statement([FeeAccount, FeeShare], (db, { id }: Parameters<{ id: string }>) =>
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
