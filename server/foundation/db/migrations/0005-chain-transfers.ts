import { Migration } from '@mikro-orm/migrations';

/** Money on its way out. The unique keys are the rule: one transfer per kind and subject, one row per transaction. */
export class Migration0005ChainTransfers extends Migration {
  override up(): void {
    this.addSql(`
      create table chain_transfers (
        id text not null primary key,
        network text not null,
        kind text not null,
        subject_type text not null,
        subject_id text not null,
        to_address text not null,
        amount_micro bigint not null,
        funding_network text null,
        funding_reference text null,
        state text not null default 'prepared',
        attempt int not null default 0,
        checks int not null default 0,
        tx_hash text null,
        from_address text null,
        signed_payload text null,
        marker bigint null,
        signed_at timestamptz null,
        outbid_hashes jsonb not null default '[]',
        last_error text null,
        next_attempt_at timestamptz null,
        settled_at timestamptz null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint chain_transfers_kind_subject_type_subject_id_unique unique (kind, subject_type, subject_id),
        constraint chain_transfers_network_tx_hash_unique unique (network, tx_hash),
        constraint chain_transfers_amount_micro_check check (amount_micro > 0),
        constraint chain_transfers_state_check check (state in ('prepared', 'sent', 'confirmed', 'failed'))
      );
      create index chain_transfers_due_index on chain_transfers (next_attempt_at, id)
        where next_attempt_at is not null;
      create index chain_transfers_live_marker_index on chain_transfers (network, from_address, marker)
        where state in ('prepared', 'sent');
    `);
  }
}
