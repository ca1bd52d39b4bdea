import { Migration } from '@mikro-orm/migrations';

/** The columns and their order are those rate-limiter-flexible writes. */
export class Migration0004RateLimitCounters extends Migration {
  override up(): void {
    this.addSql(`
      create table rate_limit_counters (
        key varchar(255) not null,
        points int not null default 0,
        expire bigint null,
        primary key (key)
      );
      create index rate_limit_counters_expire_index on rate_limit_counters (expire);
    `);
  }
}
