import { Migration } from '@mikro-orm/migrations';

/** Offers to swap USDC for SOL, and what became of them. */
export class Migration0089Swaps extends Migration {
  override up(): void {
    this.addSql(TABLE);
  }
}

const TABLE = `
  create table swaps (
    id text not null primary key,
    state text not null,
    taker text not null,
    receiver text not null,
    amount_micro bigint not null,
    out_lamports bigint not null,
    min_out_lamports bigint not null,
    reference text not null,
    transaction text not null,
    signed_transaction text null,
    tx_hash text null,
    expires_at timestamptz not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint swaps_state_check check (state in ('offered', 'sent', 'done')),
    constraint swaps_amount_micro_check check (amount_micro > 0),
    constraint swaps_done_check check (state <> 'done' or tx_hash is not null)
  );
  create index swaps_offered_index on swaps (created_at) where state = 'offered';
`;
