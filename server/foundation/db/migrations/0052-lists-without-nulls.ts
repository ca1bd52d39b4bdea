import { Migration } from '@mikro-orm/migrations';

/** Items that said `NULL` were once written unquoted, which made them null: they say again what they said. */
export class Migration0052ListsWithoutNulls extends Migration {
  override up(): void {
    for (const [table, column] of [
      ['services', 'deliverables'],
      ['agents', 'ai_models'],
    ]) {
      this.addSql(`
        update ${table} set ${column} = array_replace(${column}, null, 'NULL')
        where array_position(${column}, null) is not null`);
    }
  }
}
