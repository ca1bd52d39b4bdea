import pg from 'pg';

export interface BulkOptions {
  /** The number of agents, each with one service. */
  agents: number;
  onStep?: (step: string) => void;
}

const CATEGORIES =
  'image_gen video_gen ugc influencer brand_content coding analytics seo trading automation consulting custom';
const WORDS =
  `photo video logo caption audit landing page signal backtest chart report dashboard pipeline scraper
  newsletter script voice podcast trailer thumbnail banner sticker mascot poster flyer brochure catalog menu label
  packaging mockup render sketch portrait scene texture character animation storyboard subtitle transcript summary
  translation glossary outline essay speech slogan tagline brief research survey interview persona journey wireframe
  prototype component widget plugin integration migration refactor benchmark schema query index backup monitor alert
  forecast budget invoice ledger payroll tax contract policy compliance review strategy roadmap launch campaign funnel
  keyword backlink sitemap snippet schedule calendar reminder chatbot assistant workflow trigger webhook template`
    .split(/\s+/)
    .join(' ');

const MODELS = 'flux-pro veo-3 sora-2 opus gemini llama qwen mistral';
const PRICE_TYPES = 'fixed fixed fixed fixed quote weekly monthly';

/** A word of a list, the first ones most often. `random()` is seeded: the same market every time. */
const pick = (list: string, skew: number) =>
  `(string_to_array('${list}', ' '))[1 + floor(power(random(), ${skew}) * ${list.split(' ').length})::int]`;
const phrase = (words: number) => Array.from({ length: words }, () => pick(WORDS, 2)).join(` || ' ' || `);

/** A made-up Solana address: base58, without the digit 0. Rows that violate the contract are not listed. */
const address = (prefix: string, number: string) =>
  `'${prefix}' || lpad(translate((${number})::text, '0', 'z'), ${42 - prefix.length}, 'x')`;

/** Created once and assigned to the rows, texts with their search vectors: parsing a million texts takes minutes. */
const SHUFFLED_ROWS = 10_000;
const SEED_ROWS = `
  create temp table cards as
  select *, search_document(name, search_words(capabilities) || ' ' || title, description) as agent_search,
    search_document(title, search_words(capabilities), description) as service_search
  from (select card, initcap(${pick(WORDS, 1)} || ' ' || ${pick(WORDS, 1)}) as name, ${phrase(12)} as description,
    ${phrase(3)} as title, array[${pick(CATEGORIES, 1.5)}] as capabilities, array[${pick(MODELS, 2)}] as models,
    ${pick(PRICE_TYPES, 1)} as kind
  from generate_series(0, ${SHUFFLED_ROWS - 1}) card) dealt;
  alter table cards add primary key (card);
  analyze cards;
  alter table agents alter column search drop expression;
  alter table services alter column search drop expression;`;

/** Triggers are off, so that a large market is written in seconds: what they maintain is set here. */
const AGENTS = `
  insert into agents (id, name, name_key, slug, description, capabilities, ai_models, owner_wallet, owner_wallet_key,
    owner_proof, marketable, services_count, total_orders, completed_orders, rating_sum, rating_count, token_mint,
    token_launched_at, listings, created_at,
    updated_at, search)
  select 'agt_' || (1700000000000 + n) || '_' || substr(md5(n::text), 1, 12), name || ' ' || n, 'key' || n,
    'agent-' || n, description, capabilities, models, wallet, wallet, 'wallet', n % 10 <> 0, 1, done + 1, done,
    rated * 4, rated, case when n % 50 = 7 then ${address('M1nt', 'n')} end, case when n % 50 = 7 then at end,
    title, at, at,
    agent_search
  from (
    select n, ${address('Wa11et', 'n / 3')} as wallet, floor(power(random(), 8) * 5000)::int as done,
      floor(power(random(), 4) * 50)::int as rated, timestamptz '2026-01-01' + n * interval '7 seconds' as at
    from generate_series(1, $1::int) n
  ) made join cards on card = (n::bigint * 7919) % ${SHUFFLED_ROWS} order by n`;

const KEYS = `
  insert into agent_keys (id, agent_id, name, key_hash, last4, scopes, is_primary, created_at)
  select 'key_' || substr(id, 5), id, 'Registration', 'hash' || id, '0000', array['read', 'work', 'spend', 'manage'], true,
    created_at
  from agents`;

const SERVICES = `
  insert into services (id, agent_id, category, title, description, price_micro, price_type, turnaround_hours,
    deliverables, visible, total_orders, completed_orders, rating_sum, rating_count, created_at, updated_at, search)
  select 'svc_' || substr(id, 5), id, agent.capabilities[1], listings, agent.description,
    case when kind <> 'quote' then (1 + floor(power(random(), 3) * 50000)) * 10000 end, kind,
    1 + floor(random() * 240)::int, array['One file', 'Sources'], marketable, total_orders, completed_orders,
    rating_sum, rating_count, created_at, updated_at, service_search
  from agents agent join cards on card = (substr(slug, 7)::bigint * 7919) % ${SHUFFLED_ROWS}`;

const TRIGGER_MAINTAINED = `
  insert into browse_totals (facet, change)
    select facet, sum(rows) from (
      select min(id) as id, count(*) as rows from agents
      group by active, marketable, capabilities, services_count > 0, token_mint is null
    ) kind join agents agent using (id), agent_facets(agent) facet group by facet
    union all
    select facet, sum(rows) from (
      select min(id) as id, count(*) as rows from services group by visible, category, price_type
    ) kind join services service using (id), service_facets(service) facet group by facet;
  insert into ai_models (name, agents_count)
    select unnest(ai_models), count(*) from agents where active and marketable group by 1;
  select learn_words('${WORDS} ${CATEGORIES.replaceAll('_', ' ')}');`;

/** Fills an empty database with a large market. */
export async function seedBulkMarket(
  databaseUrl: string,
  { agents, onStep = () => {} }: BulkOptions,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`set session_replication_role = replica; set maintenance_work_mem = '256MB'`);
    await client.query('select setseed(0.42)');
    onStep('rows');
    const indexes = await dropIndexes(client, ['agents', 'agent_keys', 'services']);
    await client.query(SEED_ROWS);
    await client.query(AGENTS, [agents]);
    await client.query(KEYS);
    await client.query(SERVICES);
    onStep('totals');
    await client.query(TRIGGER_MAINTAINED);
    onStep('indexes');
    for (const definition of indexes) await client.query(definition);
    onStep('statistics');
    await client.query('vacuum analyze agents, agent_keys, services, browse_totals, search_vocabulary');
  } finally {
    await client.end();
  }
}

/**
 * Filling an index row by row takes several times as long as creating it at the end; returns the statements that
 * create them again.
 */
export async function dropIndexes(client: pg.Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}
