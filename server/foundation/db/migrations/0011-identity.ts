import { Migration } from '@mikro-orm/migrations';

/**
 * People as the identity provider names them, their wallets, and the profiles that people and wallets write. A
 * profile's key is the wallet's, or `user:` and the person's id, so that both share one table.
 */
export class Migration0011Identity extends Migration {
  override up(): void {
    this.addSql(`
      create table users (
        idp_user_id text primary key,
        username text not null,
        display_name text not null,
        twitter_username text null,
        google_email text null,
        avatar_url text null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );

      create table user_wallets (
        address_key text primary key,
        address text not null,
        chain text not null,
        idp_user_id text not null,
        linked_at timestamptz not null,
        constraint user_wallets_chain_check check (chain in ('solana', 'base')),
        constraint user_wallets_idp_user_id_foreign foreign key (idp_user_id) references users (idp_user_id)
      );
      create index user_wallets_idp_user_id_index on user_wallets (idp_user_id);

      create table profiles (
        key text primary key,
        display_name text null,
        bio text null,
        avatar_url text null,
        twitter_handle text null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
    `);
  }
}
