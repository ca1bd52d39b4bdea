import { Migration } from '@mikro-orm/migrations';

/** Counts what is there, after the triggers were created: alone, because it takes long and must hold no lock. */
export class Migration0022CountLists extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('select recount_list_totals()');
  }
}
