import { Migration } from '@mikro-orm/migrations';

/** Full text over what the market shows; a word with a typo is found by the words that are in use. */
export class Migration0013Search extends Migration {
  override up(): void {
    this.addSql(VOCABULARY);
    for (const { expression } of [...AGENT_SEARCH_INDEXES, ...SERVICE_SEARCH_INDEXES])
      this.addSql(expression);
  }
}

export const AGENT_SEARCH_INDEXES = [
  {
    name: 'agents_search_index',
    expression: `create index agents_search_index on agents using gin (search) where active and marketable`,
  },
  {
    name: 'agents_lower_name_index',
    expression: `create index agents_lower_name_index on agents (lower(name) text_pattern_ops)
      where active and marketable`,
  },
];

export const SERVICE_SEARCH_INDEXES = [
  {
    name: 'services_search_index',
    expression: `create index services_search_index on services using gin (search) where visible`,
  },
  {
    name: 'services_lower_title_index',
    expression: `create index services_lower_title_index on services (lower(title) text_pattern_ops) where visible`,
  },
];

/** Every word in use, once: it grows with the language, not with the table. Rows are never removed. */
const VOCABULARY = `
  create extension if not exists pg_trgm;
  create extension if not exists fuzzystrmatch;

  create table search_vocabulary (word text primary key);
  create index search_vocabulary_beginnings_index on search_vocabulary (word text_pattern_ops);
  create index search_vocabulary_likeness_index on search_vocabulary using gist (word gist_trgm_ops);

  create function learn_words(document text) returns void language sql
  begin atomic
    -- in order, so that two writers with the same new words queue up instead of deadlocking
    insert into search_vocabulary
    select lexeme from unnest(to_tsvector('simple', document)) where lexeme ~ '^[[:alpha:]]{4,30}$' order by lexeme
    on conflict do nothing;
  end;

  create function agents_learn_words() returns trigger language plpgsql as $$
  begin
    perform learn_words(new.name || ' ' || search_words(new.capabilities) || ' ' || new.description);
    return null;
  end $$;

  create trigger agents_words after insert or update of name, capabilities, description on agents
    for each row execute function agents_learn_words();

  create function services_learn_words() returns trigger language plpgsql as $$
  begin
    perform learn_words(new.title || ' ' || replace(new.category, '_', ' ') || ' ' || new.description);
    return null;
  end $$;

  create trigger services_words after insert or update of title, category, description on services
    for each row execute function services_learn_words();
`;
