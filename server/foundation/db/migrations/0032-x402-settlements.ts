import { Migration } from '@mikro-orm/migrations';

/** Payments that buyers signed and we sent to the chain for them. */
export class Migration0032X402Settlements extends Migration {
  override up(): void {
    this.addSql(`
      create table x402_settlements (
        id text primary key,
        network text not null,
        authorization_key text not null,
        tx_hash text not null,
        from_address text not null,
        signed_payload text not null,
        marker bigint not null,
        state text not null default 'signed',
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint x402_settlements_network_authorization_key_unique unique (network, authorization_key),
        constraint x402_settlements_state_check check (state in ('signed', 'settled', 'failed'))
      );
      create index x402_settlements_open_index on x402_settlements (network, from_address, marker)
        where state = 'signed';
    `);
  }
}
