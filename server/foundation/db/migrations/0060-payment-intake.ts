import { Migration } from '@mikro-orm/migrations';

/** Whose a payment is: what shows it again later, what was presented early, and what is kept until it goes back. */
export class Migration0060PaymentIntake extends Migration {
  override up(): void {
    this.addSql(SPENDS);
    this.addSql(PRESENTATIONS);
    this.addSql(HELD_PAYMENTS);
    this.addSql(RETURNS);
    this.addSql(OWED_ACCOUNTS);
  }
}

const SPENDS = `
  alter table payment_claims add column lock text null, add column request_key_hash text null;
  alter table payment_claims drop constraint payment_claims_subject_type_check;
  alter table payment_claims add constraint payment_claims_subject_type_check
    check (subject_type in ('order', 'x402', 'bounty', 'registration', 'deposit', 'return'));
`;

const PRESENTATIONS = `
  create table payment_presentations (
    network text not null,
    reference text not null,
    wallet_key text not null,
    presented_at timestamptz not null,
    primary key (network, reference, wallet_key)
  );
  create index payment_presentations_presented_at_index on payment_presentations (presented_at);
`;

const HELD_PAYMENTS = `
  create table kept_payments (
    id text primary key,
    network text not null,
    reference text not null,
    payer text not null,
    amount_micro bigint not null,
    state text not null,
    reason text not null,
    return_at timestamptz null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint kept_payments_network_reference_unique unique (network, reference),
    constraint kept_payments_amount_micro_check check (amount_micro > 0),
    constraint kept_payments_state_check check (state in ('kept', 'used', 'returning', 'returned'))
  );
  create index kept_payments_due_index on kept_payments (return_at, id) where state = 'kept';
`;

/** Payments on their way back go on under the name that all of them have now. */
const RETURNS = `
  update chain_transfers set kind = 'payment_return', subject_type = 'payment' where kind = 'x402_return';
`;

/** What is kept cannot go back twice. */
const OWED_ACCOUNTS = `
  alter table ledger_accounts drop constraint ledger_accounts_owed_check;
  alter table ledger_accounts add constraint ledger_accounts_owed_check
    check (balance >= 0 or kind <> all (array['escrow', 'payable', 'refunds', 'pool', 'kept']));
`;
