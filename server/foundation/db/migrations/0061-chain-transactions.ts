import { Migration } from '@mikro-orm/migrations';

/**
 * One table for every transaction that we sign or send. What was in `chain_transfers` and `x402_settlements` about
 * signing and sending moves there, under the same ids; the two keep what they alone know.
 */
export class Migration0061ChainTransactions extends Migration {
  override up(): void {
    this.addSql(TABLE);
    this.addSql(TRANSFERS);
    this.addSql(SETTLEMENTS);
    this.addSql(INDEXES);
    this.addSql(DROP_MOVED_COLUMNS);
    this.addSql(JOBS);
  }
}

const TABLE = `
  create table chain_transactions (
    id text not null primary key,
    network text not null,
    kind text not null,
    subject_type text not null,
    subject_id text not null,
    state text not null default 'prepared',
    attempt int not null default 0,
    checks int not null default 0,
    tx_hash text null,
    from_address text null,
    signed_payload text null,
    nonce bigint null,
    last_block_height bigint null,
    signed_at timestamptz null,
    outbid_hashes jsonb not null default '[]',
    last_error text null,
    is_held boolean not null default false,
    next_attempt_at timestamptz null,
    settled_at timestamptz null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint chain_transactions_state_check check (state in ('prepared', 'sent', 'confirmed', 'failed'))
  );
`;

/** Solana ends the life of a transaction by a block height, the others by a nonce. */
const NONCE_COLUMNS = `case when network <> 'solana-mainnet' then marker end,
    case when network = 'solana-mainnet' then marker end`;

const TRANSFERS = `
  insert into chain_transactions (id, network, kind, subject_type, subject_id, state, attempt, checks, tx_hash,
    from_address, signed_payload, nonce, last_block_height, signed_at, outbid_hashes, last_error, is_held,
    next_attempt_at, settled_at, created_at, updated_at)
  select id, network, kind, subject_type, subject_id, state, attempt, checks, tx_hash,
    from_address, signed_payload, ${NONCE_COLUMNS}, signed_at, outbid_hashes, last_error, is_held,
    next_attempt_at, settled_at, created_at, updated_at
  from chain_transfers;
`;

/** One that is open may be on its way, or may never have been sent: it is asked about at once. */
const SETTLEMENTS = `
  insert into chain_transactions (id, network, kind, subject_type, subject_id, state, attempt, tx_hash,
    from_address, signed_payload, nonce, last_block_height, signed_at, outbid_hashes,
    next_attempt_at, settled_at, created_at, updated_at)
  select id, network, 'settlement', 'authorization', network || '/' || authorization_key,
    case state when 'signed' then 'sent' when 'settled' then 'confirmed' else 'failed' end,
    1 + jsonb_array_length(outbid_hashes), tx_hash, from_address, signed_payload, ${NONCE_COLUMNS}, updated_at, outbid_hashes,
    case when state = 'signed' then created_at end, case when state = 'settled' then updated_at end,
    created_at, updated_at
  from x402_settlements;
`;

const INDEXES = `
  alter table chain_transactions
    add constraint chain_transactions_kind_subject_type_subject_id_unique unique (kind, subject_type, subject_id),
    add constraint chain_transactions_network_tx_hash_unique unique (network, tx_hash);
  create index chain_transactions_due_index on chain_transactions (next_attempt_at, id)
    where next_attempt_at is not null;
  create index chain_transactions_live_nonce_index on chain_transactions (network, from_address, nonce)
    where state in ('prepared', 'sent');
`;

/** Indexes and constraints go with their columns. */
const DROP_MOVED_COLUMNS = `
  alter table chain_transfers drop column network, drop column kind, drop column subject_type,
    drop column subject_id, drop column state, drop column attempt, drop column checks, drop column tx_hash,
    drop column from_address, drop column signed_payload, drop column marker, drop column signed_at,
    drop column outbid_hashes, drop column last_error, drop column is_held, drop column next_attempt_at,
    drop column settled_at, drop column created_at, drop column updated_at;
  alter table x402_settlements rename to settlements;
  alter table settlements drop column network, drop column authorization_key, drop column tx_hash,
    drop column from_address, drop column signed_payload, drop column marker, drop column outbid_hashes,
    drop column state, drop column created_at, drop column updated_at;
  alter table settlements rename constraint x402_settlements_pkey to settlements_pkey;
  alter index x402_settlements_due_index rename to settlements_due_index;
`;

/** What was asked for goes on under the name that the job has now. */
const JOBS = `
  update outbox set job = 'follow-transaction.v1',
    payload = jsonb_build_object('transactionId', payload->>'transferId')
  where job = 'send-transfer.v1' and done_at is null and failed_at is null;
`;
