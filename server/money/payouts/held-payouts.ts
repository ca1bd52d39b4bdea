import type { Selectable } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { affected, type Parameters, statement, type Tables, tables } from '../../foundation/db/statement.ts';
import { HeldPayout } from './held-payout.entity.ts';
import { type Payout, type PayoutKey, type PayoutSubject, toPayoutKey } from './payout.ts';

type Row = Selectable<Tables<typeof HeldPayout>['held_payouts']>;

/** True if it was not held before. */
export async function insertHeldPayout(
  em: EntityManager,
  payout: Payout,
  agentId: string,
  now: Date,
): Promise<boolean> {
  const { kind, subjectType, subjectId, network, asset, amountMicro, fundedBy } = payout;
  const insert = tables(HeldPayout)
    .insertInto('held_payouts')
    .values({
      subject_type: subjectType,
      subject_id: subjectId,
      kind,
      agent_id: agentId,
      network,
      asset,
      amount_micro: amountMicro,
      funding_network: fundedBy?.network ?? null,
      funding_reference: fundedBy?.reference ?? null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing());
  return (await affected(em, insert)) > 0;
}

const lock = statement(
  [HeldPayout],
  (db, { subjectType, subjectId }: Parameters<PayoutSubject>) =>
    db
      .selectFrom('held_payouts')
      .selectAll()
      .where('subject_type', '=', subjectType)
      .where('subject_id', '=', subjectId)
      .orderBy('kind')
      .forUpdate(),
  { prepared: false },
);

/** The held payout of a subject, locked until the transaction ends. */
export async function lockHeldPayouts(em: EntityManager, subject: PayoutSubject): Promise<Payout[]> {
  return (await lock.rows(em, subject)).map(toPayout);
}

const remove = statement([HeldPayout], (db, { subjectType, subjectId, kind }: Parameters<PayoutKey>) =>
  db
    .deleteFrom('held_payouts')
    .where('subject_type', '=', subjectType)
    .where('subject_id', '=', subjectId)
    .where('kind', '=', kind),
);

/** True if it was held. */
export async function deleteHeldPayout(em: EntityManager, payout: PayoutKey): Promise<boolean> {
  return (await remove.affected(em, toPayoutKey(payout))) > 0;
}

function toPayout(row: Row): Payout {
  const { funding_network: network, funding_reference: reference } = row;
  return {
    kind: row.kind,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    payee: { agentId: row.agent_id },
    network: row.network,
    asset: row.asset,
    amountMicro: row.amount_micro,
    ...(network && reference && { fundedBy: { network, reference } }),
  };
}
