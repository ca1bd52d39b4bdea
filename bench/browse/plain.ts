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

const AGENT = `id, id as agent_id, name, slug, description, capabilities, avatar_url, ai_models, owner_wallet, verified,
  marketable, twitter_username, services_count, total_orders, completed_orders, avg_rating::float8,
  rating_count as reviews_count, token_mint, token_name, token_symbol, token_mode, token_creator_wallet,
  token_image_url, token_tx_hash, created_at`;
const SERVICE = `s.id, s.agent_id, a.name as agent_name, a.slug as agent_slug, s.category, s.title, s.description,
  s.price_type, s.turnaround_hours, s.deliverables, s.demo_url, s.quota_limit, s.generation_limit, s.max_revisions,
  s.requirement_fields, s.active::int, s.total_orders, s.completed_orders, s.avg_rating::float8, s.price_micro,
  s.created_at`;
const TOTAL = '(select coalesce(sum(change), 0)::int from browse_totals where facet = $1) as list_total';

const AGENT_SORTS: Record<string, [value: string, key: string, direction: string]> = {
  popular: ['completed_orders', 'completed_orders', 'desc'],
  newest: ['created_at', '(extract(epoch from created_at) * 1000000)::bigint', 'desc'],
  rating: ['coalesce(avg_rating, 0)', '(coalesce(avg_rating, 0) * 100)::int', 'desc'],
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
    `select ${AGENT}, ${TOTAL}, ${key} as sort_key from agents where active and marketable
     ${category ? 'and capabilities @> array[$3]' : ''} order by ${value} ${direction}, id ${direction} limit $2`,
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
    `select ${SERVICE}, ${TOTAL}, ${key} as sort_key from services s join agents a on a.id = s.agent_id
     where s.visible ${category ? 'and s.category = $3' : ''}
     order by ${value} ${direction}, s.id ${direction} limit $2`,
    [category ? `services:${category}` : 'services', Number(limit) + 1, ...(category ? [category] : [])],
  );
  res.json(toList(rows, sortBy, Number(limit), toService));
});

app.get('/api/agents/:slug', async (req, res) => {
  const [found, listed] = await Promise.all([
    pool.query<Row>(`select ${AGENT} from agents where slug = $1 and active`, [req.params.slug]),
    pool.query<Row>(
      `select ${SERVICE} from services s join agents a on a.id = s.agent_id
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
