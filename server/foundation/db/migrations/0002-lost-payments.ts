import { Migration } from '@mikro-orm/migrations';

/** Payments that are watched until they are final, and those that their chain dropped. */
export class Migration0002LostPayments extends Migration {
  override up(): void {
    this.addSql(`create table unfinal_payments (
      id text not null,
      network text not null,
      reference text not null,
      from_address text not null,
      block_height bigint not null,
      nonce bigint null,
      signed_payload text null,
      missing_since timestamptz null,
      check_at timestamptz not null,
      created_at timestamptz not null,
      primary key (id)
    )`);
    this.addSql('create index unfinal_payments_due_index on unfinal_payments (check_at, id)');
    this.addSql(`create table lost_payments (
      id bigserial primary key,
      network text not null,
      reference text not null,
      subject_type text not null,
      subject_id text not null,
      payer text null,
      amount_micro bigint not null,
      created_at timestamptz not null,
      constraint lost_payments_subject_type_subject_id_unique unique (subject_type, subject_id)
    )`);
    this.addSql('alter table orders add column payment_lost_at timestamptz null');
    this.addSql('alter table earn_deposits drop constraint earn_deposits_state_check');
    this.addSql(`alter table earn_deposits add constraint earn_deposits_state_check
      check (state in ('received', 'deploying', 'deployed', 'returning', 'returned', 'held', 'lost')) not valid`);
  }
}
