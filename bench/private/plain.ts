import { createCipheriv, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { base58 } from '@scure/base';
import express, { type Request, type Response } from 'express';
import pg from 'pg';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { lookupHash } from '../../server/foundation/platform/crypto.ts';
import { formatUsd } from '../../server/foundation/platform/money.ts';
import type { FromServer } from '../browse/protocol.ts';

/**
 * The same responses, byte for byte, from hand-written Express and `pg` over the same tables and indexes. It looks up
 * the API key, because without that the reads would not be private. It has no validation, limits, scopes, logs and ids.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);
const lookupKey = Buffer.from(process.env.LOOKUP_KEY ?? '', 'base64');
const masterKey = Buffer.from((process.env.MASTER_KEYS ?? '').replace(/^1:/, ''), 'base64');
const MAX_COUNTED = 10_000;

// biome-ignore lint/suspicious/noExplicitAny: rows of many statements
type Row = Record<string, any>;

const ORDER = `o.id, o.service_id, o.service_title, o.service_category, o.agent_id, agent.name as provider_name,
  o.client_wallet, o.client_name, o.client_agent_id, o.brief, o.is_private, o.reference_urls, o.reference_images,
  o.requirement_answers, o.status, o.price_micro, o.fee_micro, o.total_micro, o.payment_method, o.payment_network,
  o.escrow_tx_hash, o.payout_micro, o.payout_problem, o.refund_micro, o.refund_problem, o.deliverable_url,
  o.deliverable_media_type, o.quota_total, o.quota_used, o.revision_count, o.max_revisions, o.bounty_id,
  o.workspace_expires_at, o.delivered_at, o.review_deadline, o.completed_at, o.deadline_at, o.created_at, o.updated_at,
  payout.state as payout_state, payout.network as payout_network, payout.tx_hash as payout_hash,
  payout.updated_at as payout_at, paid.to_address as payout_to, refund.state as refund_state,
  refund.network as refund_network, refund.tx_hash as refund_hash, refund.updated_at as refund_at,
  refunded.to_address as refund_to`;
const transferJoin = (kind: string, transfer: string) =>
  `left join chain_transactions ${kind} on ${kind}.kind = '${kind}' and ${kind}.subject_type = 'order'
     and ${kind}.subject_id = o.id left join chain_transfers ${transfer} on ${transfer}.id = ${kind}.id`;
const JOINS = `join agents agent on agent.id = o.agent_id ${transferJoin('payout', 'paid')}
  ${transferJoin('refund', 'refunded')}`;
const SORT_KEY = '(extract(epoch from created_at) * 1000000)::bigint as sort_key';

const STATUSES = [
  'pending_quote',
  'quoted',
  'accepted',
  'paid',
  'in_progress',
  'delivered',
  'completed',
  'revision_requested',
  'disputed',
  'cancelled',
];

const toUsd = (micro: bigint | null) => (micro === null ? null : formatUsd(micro));
const toTime = (time: Date | null) => time?.toISOString() ?? null;

function toTransfer(row: Row, kind: 'payout' | 'refund') {
  const micro = row[`${kind}_micro`];
  const state = row[`${kind}_state`];
  return {
    status: micro === null ? 'none' : (state ?? 'held'),
    amount_usd: toUsd(micro),
    network: micro === null ? null : (row[`${kind}_network`] ?? row.payment_network),
    destination: row[`${kind}_to`],
    tx_hash: row[`${kind}_hash`],
    reason: row[`${kind}_problem`],
    updated_at: micro === null ? null : toTime(row[`${kind}_at`] ?? row.updated_at),
  };
}

function toOrder(row: Row) {
  return {
    id: row.id,
    order_id: row.id,
    service_id: row.service_id,
    service_title: row.service_title,
    service_category: row.service_category,
    provider_agent_id: row.agent_id,
    provider_name: row.provider_name,
    client_wallet: row.client_wallet,
    client_name: row.client_name,
    client_agent_id: row.client_agent_id,
    brief: row.brief,
    private: row.is_private,
    reference_urls: row.reference_urls,
    reference_images: row.reference_images,
    requirement_answers: row.requirement_answers,
    status: row.status,
    quoted_price_usd: toUsd(row.price_micro),
    platform_fee_usd: toUsd(row.fee_micro),
    total_usd: toUsd(row.total_micro),
    payment_method: row.payment_method,
    payment_network: row.payment_network,
    escrow_tx_hash: row.escrow_tx_hash,
    payout_tx_hash: row.payout_hash,
    payout: toTransfer(row, 'payout'),
    refund: toTransfer(row, 'refund'),
    deliverable_url: row.deliverable_url,
    deliverable_media_type: row.deliverable_media_type,
    quota_total: row.quota_total,
    quota_used: row.quota_used,
    revision_count: row.revision_count,
    max_revisions: row.max_revisions,
    bounty_id: row.bounty_id,
    workspace_expires_at: toTime(row.workspace_expires_at),
    delivered_at: toTime(row.delivered_at),
    review_deadline: toTime(row.review_deadline),
    completed_at: toTime(row.completed_at),
    deadline_at: toTime(row.deadline_at),
    created_at: row.created_at.toISOString(),
  };
}

async function query(text: string, values: unknown[]): Promise<Row[]> {
  return (await pool.query<Row>(text, values)).rows;
}

async function findAgentId(req: Request): Promise<string | undefined> {
  const key = req.headers.authorization?.replace('Bearer ', '') ?? '';
  const [row] = await query(
    `select key.agent_id as id from agent_keys key join agents agent on agent.id = key.agent_id
     where key.key_hash = $1 and key.revoked_at is null and (key.expires_at is null or key.expires_at > now())
       and agent.active`,
    [lookupHash(lookupKey, key)],
  );
  return row?.id;
}

type Answer = (agentId: string, req: Request) => Promise<unknown>;

const asAgent = (answer: Answer) => async (req: Request, res: Response) => {
  const agentId = await findAgentId(req);
  if (agentId === undefined) res.status(401).json({ success: false, error: 'Unknown key' });
  else res.json({ success: true, ...((await answer(agentId, req)) as object) });
};

function toList(rows: Row[], limit: number, order: string, total: number, convert: (row: Row) => unknown) {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const cursor =
    last && Buffer.from(JSON.stringify([order, Number(last.sort_key), last.id])).toString('base64url');
  return { data: rows.slice(0, limit).map(convert), total, next_cursor: cursor ?? null };
}

const countOf = (from: string) =>
  `select count(*)::int as total from (select from ${from} limit ${MAX_COUNTED}) found`;

const app = express();
app.use(express.json());

app.get(
  '/api/agents/me/orders',
  asAgent(async (agentId, req) => {
    const statuses = req.query.status ? String(req.query.status).split(',') : STATUSES;
    const [rows, counted] = await Promise.all([
      query(
        `select ${ORDER}, ${SORT_KEY.replace('created_at', 'o.created_at')} from (
           select newest.id from unnest($2::text[]) asked(status) cross join lateral (
             select id, created_at from orders where agent_id = $1 and status = asked.status
             order by created_at desc, id desc limit 21
           ) newest order by newest.created_at desc, newest.id desc limit 21
         ) chosen join orders o on o.id = chosen.id ${JOINS} order by o.created_at desc, o.id desc`,
        [agentId, statuses],
      ),
      query(countOf('orders where agent_id = $1 and status = any($2)'), [agentId, statuses]),
    ]);
    return toList(rows, 20, 'newest', Number(counted[0]?.total), toOrder);
  }),
);

app.get(
  '/api/orders/:id',
  asAgent(async (agentId, req) => {
    const { id } = req.params;
    const [[order], deliverables, feedback, [review]] = await Promise.all([
      query(`select ${ORDER} from orders o ${JOINS} where o.id = $1 and o.agent_id = $2`, [id, agentId]),
      query('select * from deliverables where order_id = $1 order by created_at, place, id', [id]),
      query(
        `select trigger, note, created_at from order_history where order_id = $1
           and trigger in ('revision', 'dispute') order by id`,
        [id],
      ),
      query(
        `select id, order_id, service_id, agent_id, reviewer_name, rating, comment, created_at from reviews
         where order_id = $1`,
        [id],
      ),
    ]);
    if (!order) throw new Error('No such order');
    return { data: { order: toOrder(order), review: review ?? null, deliverables, feedback } };
  }),
);

app.get(
  '/api/notifications',
  asAgent(async (agentId) => {
    const recipient = `agent:${agentId}`;
    const [rows, [all], [unread]] = await Promise.all([
      query(
        `select id, type, title, body, order_id, bounty_id, created_at, read_at is not null as read, ${SORT_KEY}
         from notifications where recipient = $1 order by created_at desc, id desc limit 21`,
        [recipient],
      ),
      query(countOf('notifications where recipient = $1'), [recipient]),
      query(countOf('notifications where recipient = $1 and read_at is null'), [recipient]),
    ]);
    const listed = toList(rows, 20, 'notifications', Number(all?.total), ({ sort_key: _, ...row }) => row);
    return { ...listed, unread_count: Number(unread?.total) };
  }),
);

app.get(
  '/api/agents/me/earnings',
  asAgent(async (agentId) => {
    const [rows, [counted], [owed], [held]] = await Promise.all([
      query(
        `select o.id, o.service_title, o.status, o.payout_micro, o.payout_problem, o.payment_network, o.created_at,
           o.updated_at, payout.state as payout_state, payout.network as payout_network,
           payout.tx_hash as payout_hash, payout.updated_at as payout_at, paid.to_address as payout_to,
           ${SORT_KEY.replace('created_at', 'o.created_at')}
         from orders o ${transferJoin('payout', 'paid')} where o.agent_id = $1 and o.payout_micro > 0
         order by o.created_at desc, o.id desc limit 21`,
        [agentId],
      ),
      query(countOf('orders where agent_id = $1 and payout_micro > 0'), [agentId]),
      query(
        `select coalesce(sum(paid_out), 0)::bigint as paid, coalesce(sum(balance), 0)::bigint as due
         from ledger_accounts where code = $1`,
        [`agent_payable:${agentId}`],
      ),
      query(
        `select coalesce(sum(total_micro), 0)::bigint as escrow from orders where agent_id = $1 and payout_micro is null
           and status in ('paid', 'in_progress', 'delivered', 'revision_requested', 'disputed')`,
        [agentId],
      ),
    ]);
    const earning = (row: Row) => ({
      order_id: row.id,
      service_title: row.service_title,
      order_status: row.status,
      payout: toTransfer(row, 'payout'),
      created_at: row.created_at.toISOString(),
    });
    return {
      ...toList(rows, 20, 'earnings', Number(counted?.total), earning),
      paid_usd: toUsd(owed?.paid ?? 0n),
      due_usd: toUsd(owed?.due ?? 0n),
      escrow_usd: toUsd(held?.escrow ?? 0n),
    };
  }),
);

function seal(plaintext: string, purpose: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', masterKey, iv);
  cipher.setAAD(Buffer.from(`v1:${purpose}`));
  const sealed = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()]);
  return `v1.${[iv, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url')).join('.')}`;
}

function createWallets(agentId: string) {
  const { privateKey } = generateKeyPairSync('ed25519');
  const { x = '', d = '' } = privateKey.export({ format: 'jwk' });
  const publicKey = Buffer.from(x, 'base64url');
  const solana = base58.encode(publicKey);
  const evmKey = generatePrivateKey();
  const secret = base58.encode(Buffer.concat([Buffer.from(d, 'base64url'), publicKey]));
  const evm = privateKeyToAddress(evmKey);
  return [
    [solana, solana, seal(secret, `agents.wallet_solana_sealed:${agentId}`)],
    [evm, evm.toLowerCase(), seal(evmKey, `agent_wallets.key_sealed:evm:${agentId}`)],
  ] as const;
}

/** One transaction: the agent, its key and its wallets. */
app.post('/api/agents/register', async (req, res) => {
  const { name, description } = req.body as { name: string; description: string };
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const id = `agt_${Date.now()}_${randomBytes(5).toString('hex')}`;
  const apiKey = `market_${randomBytes(16).toString('hex')}`;
  const [solana, evm] = createWallets(id);
  const client = await pool.connect();
  try {
    const known = await client.query('select 1 from agents where (name_key = $1 and active) or slug = $1', [
      slug,
    ]);
    if (known.rowCount) {
      res.status(409).json({ success: false, error: 'The name is taken' });
      return;
    }
    await client.query('begin');
    await client.query(
      `insert into agents (id, name, name_key, slug, description, created_at, updated_at)
       values ($1, $2, $3, $3, $4, now(), now())`,
      [id, name, slug, description],
    );
    await client.query(
      `insert into agent_keys (id, agent_id, name, scopes, is_primary, key_hash, key_sealed, last4, created_at)
       values ($1, $2, 'Registration', $3, true, $4, $5, $6, now())`,
      [
        `key_${Date.now()}_${randomBytes(5).toString('hex')}`,
        id,
        ['read', 'work', 'spend', 'manage'],
        lookupHash(lookupKey, apiKey),
        seal(apiKey, `agents.api_key_sealed:${id}`),
        apiKey.slice(-4),
      ],
    );
    await client.query(
      `insert into agent_wallets (agent_id, family, address, address_key, key_sealed, created_at)
       values ($1, 'solana', $2, $3, $4, now()), ($1, 'evm', $5, $6, $7, now())`,
      [id, ...solana, ...evm],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  const data = {
    agent_id: id,
    slug,
    api_key: apiKey,
    webhook_secret: null,
    twitter_username: null,
    marketable: false,
    protocol_spec: { required_endpoints: [] },
    wallet: { solana_address: solana[0] },
    note: 'Hidden until an owner is attached: sign with a wallet, or register signed in or by paying.',
  };
  res.status(201).json({ success: true, data });
});

const server = app.listen(0, '127.0.0.1', () => {
  process.send?.({ ready: (server.address() as AddressInfo).port } satisfies FromServer);
});
process.on('disconnect', () => process.exit(0));
