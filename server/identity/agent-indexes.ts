const onAgents = (name: string, keys: string, where = '', method = 'btree') => ({
  name: `agents_browse_${name}_index`,
  expression: `create index agents_browse_${name}_index on agents using ${method} (${keys})
    where active and marketable${where}`,
});

const SORT_KEYS = {
  popular: 'completed_orders desc, id desc',
  newest: 'created_at desc, id desc',
  rating: '(coalesce(avg_rating, 0)) desc, id desc',
};

/**
 * Must match the sort orders in `server/market/agents/browse.ts`. Few agents have a token, so they get their own
 * indexes.
 */
const BROWSE_INDEXES = [
  ...Object.entries(SORT_KEYS).map(([name, keys]) => onAgents(name, keys)),
  ...Object.entries(SORT_KEYS).map(([name, keys]) =>
    onAgents(`tokenized_${name}`, keys, ' and token_mint is not null'),
  ),
  onAgents('services', SORT_KEYS.popular, ' and services_count > 0'),
  onAgents('capabilities', 'capabilities', '', 'gin'),
  onAgents('models', 'ai_models', '', 'gin'),
];

const SEARCH_INDEXES = [
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

const NEWEST_TOKENS_INDEX = {
  name: 'agents_token_launched_at_id_index',
  expression: `create index agents_token_launched_at_id_index on agents (token_launched_at desc, id desc)
    where active and marketable and token_mint is not null`,
};

export const AGENT_INDEXES = [...SEARCH_INDEXES, ...BROWSE_INDEXES, NEWEST_TOKENS_INDEX];
