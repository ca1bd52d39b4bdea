import { Migration } from '@mikro-orm/migrations';

/** Payouts that wait for an address have rows of their own, whatever they are for. */
export class Migration0065HeldPayouts extends Migration {
  override up(): void {
    this.addSql(TABLE);
    this.addSql(ORDER_PAYOUTS);
    this.addSql(JOBS);
  }
}

const TABLE = `
  create table held_payouts (
    subject_type text not null,
    subject_id text not null,
    kind text not null,
    agent_id text not null,
    network text not null,
    asset text not null,
    amount_micro bigint not null,
    funding_network text null,
    funding_reference text null,
    created_at timestamptz not null,
    primary key (subject_type, subject_id, kind),
    constraint held_payouts_agent_id_foreign foreign key (agent_id) references agents (id),
    constraint held_payouts_amount_micro_check check (amount_micro > 0)
  );
`;

const ORDER_PAYOUTS = `
  insert into held_payouts (subject_type, subject_id, kind, agent_id, network, asset, amount_micro,
    funding_network, funding_reference, created_at)
  select 'order', id, 'payout', agent_id, payment_network, 'USDC', payout_micro, payment_network, escrow_tx_hash, updated_at
  from orders where payout_held and payout_micro is not null;
  drop index orders_held_payout_index;
`;

/** What was asked for goes on under what the job carries now. */
const JOBS = `
  update outbox set job = 'release-payout.v2',
    payload = jsonb_build_object('subjectType', 'order', 'subjectId', payload->>'orderId')
  where job = 'release-payout.v1' and done_at is null and failed_at is null;
`;
