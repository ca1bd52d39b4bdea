import { Migration } from '@mikro-orm/migrations';

/** Connections from before there were several scopes read and work. Spending and Earn have to be asked for. */
export class Migration0124OauthScopes extends Migration {
  override up(): void {
    this.addSql(`
      update oauth_records set payload = jsonb_set(payload, '{resources}', (
        select jsonb_object_agg(resource.key, 'market:read market:work') from jsonb_each(payload -> 'resources') as resource
      ))
      where kind = 'Grant' and payload -> 'resources' <> '{}'
    `);
    this.addSql(`
      update oauth_records set payload = jsonb_set(payload, '{scope}', '"market:read market:work"')
      where payload ->> 'scope' = 'market'
    `);
    this.addSql(`
      update oauth_records set payload = jsonb_set(payload, '{params,scope}', '"market:read market:work"')
      where kind = 'Interaction' and payload -> 'params' ->> 'scope' = 'market'
    `);
  }
}
