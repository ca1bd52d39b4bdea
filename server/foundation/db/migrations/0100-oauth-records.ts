import { Migration } from '@mikro-orm/migrations';

/** What the authorization server of the MCP endpoint keeps. */
export class Migration0100OauthRecords extends Migration {
  override up(): void {
    this.addSql(`
      create table oauth_records (
        kind text not null,
        id_hash text not null,
        grant_id text null,
        account_id text null,
        audience text null,
        payload jsonb not null,
        consumed_at timestamptz null,
        expires_at timestamptz not null,
        created_at timestamptz not null,
        primary key (kind, id_hash)
      );
      create index oauth_records_grant_id_kind_index on oauth_records (grant_id, kind);
      create index oauth_records_expires_at_index on oauth_records (expires_at);
    `);
  }
}
