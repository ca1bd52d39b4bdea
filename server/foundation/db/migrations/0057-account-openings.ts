import { Migration } from '@mikro-orm/migrations';

/** Accounts are opened at the treasury's cost once per address. Until now every transfer on Solana could open one. */
export class Migration0057AccountOpenings extends Migration {
  override up(): void {
    this.addSql(`
      create table account_openings (
        network text not null,
        address text not null,
        transfer_id text not null,
        created_at timestamptz not null,
        primary key (network, address)
      );
      insert into account_openings (network, address, transfer_id, created_at)
      select distinct on (to_address) network, to_address, id, signed_at from chain_transfers
      where network = 'solana-mainnet' and tx_hash is not null and signed_at is not null
      order by to_address, (state = 'confirmed') desc, signed_at;
      alter table chain_transfers add column is_held boolean not null default false;
    `);
  }
}
