import { Migration } from '@mikro-orm/migrations';

export class Migration0019EarnSharePrices extends Migration {
  override up(): void {
    this.addSql(`create table earn_share_prices (
      pool_key text not null,
      day date not null,
      share_price numeric(78,0) not null,
      read_at timestamptz not null,
      constraint earn_share_prices_pkey primary key (pool_key, day)
    )`);
  }
}
