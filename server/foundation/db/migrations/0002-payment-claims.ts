import { Migration } from '@mikro-orm/migrations';

/** One transaction on a chain pays one thing, ever: the unique key is the rule. */
export class Migration0002PaymentClaims extends Migration {
  override up(): void {
    this.addSql(`
      create table payment_claims (
        id bigserial primary key,
        network text not null,
        reference text not null,
        subject_type text not null,
        subject_id text not null,
        payer text null,
        amount_micro bigint not null,
        request_fingerprint text null,
        created_at timestamptz not null,
        constraint payment_claims_network_reference_unique unique (network, reference),
        constraint payment_claims_amount_micro_check check (amount_micro > 0),
        constraint payment_claims_subject_type_check
          check (subject_type in ('order', 'x402', 'bounty', 'registration', 'deposit'))
      );
      create index payment_claims_subject_type_subject_id_index on payment_claims (subject_type, subject_id);
    `);
  }
}
