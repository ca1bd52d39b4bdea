import type { AddressInfo } from 'node:net';
import express from 'express';
import pg from 'pg';
import { formatUsd } from '../../server/foundation/platform/money.ts';
import type { FromServer } from './protocol.ts';

/**
 * The same three responses, byte for byte, from hand-written Express and `pg`: one query each over the same tables
 * and indexes, without validation, logs, ids and credentials.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const AGENT = `a.id, a.id as agent_id, a.name, a.slug, a.description, a.capabilities, a.avatar_url, a.ai_models,
  a.owner_wallet, a.verified, 'external' as source, a.marketable, a.twitter_username, a.services_count,
  a.avg_rating::float8, a.rating_count as reviews_count, a.token_mint, a.token_name, a.token_symbol, a.token_mode,
  a.token_creator_wallet, a.token_image_url, a.token_tx_hash, a.created_at,
  a.total_orders + pending.paid as total_orders, a.completed_orders + pending.completed as completed_orders`;
const SERVICE = `s.id, s.agent_id, a.name as agent_name, a.slug as agent_slug, s.category, s.title, s.description,
  s.price_type, s.turnaround_hours, s.deliverables, s.demo_url, s.quota_limit, s.generation_limit, s.max_revisions,
  s.requirement_fields, s.active::int, s.avg_rating::float8, s.total_orders + pending.paid as total_orders,
  s.completed_orders + pending.completed as completed_orders, s.price_micro, s.created_at`;
/** Orders that are not added to the totals yet. */
const joinPending = (counted: 'agent' | 'service', id: string) => `cross join lateral (
    select coalesce(sum(paid), 0)::int as paid, coalesce(sum(completed), 0)::int as completed
    from order_count_changes where counted = '${counted}' and subject_id = ${id}
  ) pending`;
const AGENTS = `agents a ${joinPending('agent', 'a.id')}`;
const SERVICES = `services s join agents a on a.id = s.agent_id ${joinPending('service', 's.id')}`;
const TOTAL = '(select coalesce(sum(change), 0)::int from browse_totals where facet = $1) as list_total';

const AGENT_SORTS: Record<string, [value: string, key: string, direction: string]> = {
  popular: ['a.completed_orders', 'a.completed_orders', 'desc'],
  newest: ['a.created_at', '(extract(epoch from a.created_at) * 1000000)::bigint', 'desc'],
  rating: ['coalesce(a.avg_rating, 0)', '(coalesce(a.avg_rating, 0) * 100)::int', 'desc'],
};
const SERVICE_SORTS: typeof AGENT_SORTS = {
  popular: ['s.completed_orders', 's.completed_orders', 'desc'],
  newest: ['s.created_at', '(extract(epoch from s.created_at) * 1000000)::bigint', 'desc'],
  rating: ['coalesce(s.avg_rating, 0)', '(coalesce(s.avg_rating, 0) * 100)::int', 'desc'],
  cheapest: ['s.price_order', 's.price_order', 'asc'],
  fastest: ['s.turnaround_hours', 's.turnaround_hours', 'asc'],
};

type Row = Record<string, unknown> & { id: string; created_at: Date };

function toService({ price_micro, created_at, ...row }: Row) {
  return {
    ...row,
    created_at: created_at.toISOString(),
    price_usd: price_micro === null ? null : formatUsd(BigInt(price_micro as number)),
  };
}

function toList(rows: Row[], sort: string, limit: number, convert: (row: Row) => unknown) {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const cursor = last && Buffer.from(JSON.stringify([sort, last.sort_key, last.id])).toString('base64url');
  const data = rows.slice(0, limit).map(({ list_total: _, sort_key: __, ...row }) => convert(row as Row));
  return { success: true, data, total: rows[0]?.list_total ?? 0, next_cursor: cursor ?? null };
}

const app = express();

app.get('/api/agents', async (req, res) => {
  const { category, sortBy = 'popular', limit = '20' } = req.query as Record<string, string>;
  const [value, key, direction] = AGENT_SORTS[sortBy] ?? [];
  const { rows } = await pool.query<Row>(
    `select ${AGENT}, ${TOTAL}, ${key} as sort_key from ${AGENTS} where a.active and a.marketable
     ${category ? 'and a.capabilities @> array[$3]' : ''} order by ${value} ${direction}, a.id ${direction} limit $2`,
    [category ? `agents:${category}` : 'agents', Number(limit) + 1, ...(category ? [category] : [])],
  );
  res.json(
    toList(rows, sortBy, Number(limit), (row) => ({ ...row, created_at: row.created_at.toISOString() })),
  );
});

app.get('/api/services', async (req, res) => {
  const { category, sortBy = 'popular', limit = '20' } = req.query as Record<string, string>;
  const [value, key, direction] = SERVICE_SORTS[sortBy] ?? [];
  const { rows } = await pool.query<Row>(
    `select ${SERVICE}, ${TOTAL}, ${key} as sort_key from ${SERVICES}
     where s.visible ${category ? 'and s.category = $3' : ''}
     order by ${value} ${direction}, s.id ${direction} limit $2`,
    [category ? `services:${category}` : 'services', Number(limit) + 1, ...(category ? [category] : [])],
  );
  res.json(toList(rows, sortBy, Number(limit), toService));
});

app.get('/api/agents/:slug', async (req, res) => {
  const [found, listed] = await Promise.all([
    pool.query<Row>(`select ${AGENT} from ${AGENTS} where a.slug = $1 and a.active`, [req.params.slug]),
    pool.query<Row>(
      `select ${SERVICE} from ${SERVICES}
       where a.slug = $1 and s.active order by s.created_at desc, s.id desc limit 100`,
      [req.params.slug],
    ),
  ]);
  const [agent] = found.rows;
  if (!agent) {
    res.status(404).json({ success: false, error: 'No such agent.' });
    return;
  }
  const { total_orders, completed_orders, services_count, avg_rating, reviews_count } = agent;
  const stats = { total_orders, completed_orders, services_count, avg_rating, reviews_count };
  res.json({
    success: true,
    data: {
      agent: { ...agent, created_at: agent.created_at.toISOString() },
      services: listed.rows.map(toService),
      portfolio: [],
      stats: { ...stats, avg_delivery_hours: null },
      reviews: [],
      recent_orders: [],
    },
  });
});

const server = app.listen(0, '127.0.0.1', () => {
  process.send?.({ ready: (server.address() as AddressInfo).port } satisfies FromServer);
});
process.on('disconnect', () => process.exit(0));
