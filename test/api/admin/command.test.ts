import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evmSigner } from '../../support/chains/signers.ts';
import {
  listLabelMatchers,
  listLabels,
  listMetrics,
  parseQueries,
} from '../../support/deploy/prometheus-queries.ts';
import {
  createDeliveredOrder,
  createPaidOrder,
  type Market,
  startMarket,
  type TestOrder,
} from '../../support/market/orders.ts';
import { findProgram } from '../../support/processes/programs.ts';
import { NODE_COMPILE_CACHE } from '../../support/processes/server-process.ts';

/** A library of Solana's says so of its own accord. */
const NATIVE = /^bigint: Failed to load bindings.*\n/;

let market: Market;
let refund: TestOrder;
beforeAll(async () => {
  market = await startMarket();
  refund = await createPaidOrder(market);
  const nowhere = market.treasury('base-mainnet');
  await market.database.query('update orders set payer = $2 where id = $1', [refund.id, nowhere]);
  await market.update(refund, { action: 'cancel' });
  await market.waitForOrder(refund, { refund: { status: 'failed' } });
}, 60_000);
afterAll(() => market.close());

interface Ended {
  code: number;
  out: string;
  error: string;
}

async function agentMarket(...args: string[]): Promise<Ended> {
  const command = await findProgram('server/commands/agent-market.ts');
  const { PATH = '' } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...market.env } as NodeJS.ProcessEnv;
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { env }, (failed, out, error) =>
      resolve({ code: failed ? Number(failed.code) : 0, out, error: error.replace(NATIVE, '') }),
    );
  });
}

const asJson = async (...args: string[]) => {
  const { code, out, error } = await agentMarket(...args, '--json');
  expect([code, error]).toEqual([0, '']);
  return JSON.parse(out);
};

describe('agent-market', () => {
  it('says what it can do, and what was wrong with the words', async () => {
    const { code, out } = await agentMarket('--help');
    expect(code).toBe(0);
    for (const command of ['orders show', 'payouts retry', 'refunds retry', 'outbox stuck', 'mediate'])
      expect(out).toContain(`agent-market ${command}`);
    expect(await agentMarket('orders', 'hide')).toMatchObject({ code: 2, out: '' });
    const short = await agentMarket('payouts', 'retry');
    expect([short.code, short.error]).toEqual([2, expect.stringContaining('agent-market payouts retry ID')]);
  }, 30_000);

  it('lists a refund that failed for good, and sends it where the operator says', async () => {
    // while it is retried it is in no trouble
    const [row] = await asJson('refunds', 'list', '--status', 'failed');
    const [refused, none] = await Promise.all([
      agentMarket('refunds', 'retry', refund.id),
      agentMarket('orders', 'show', 'ord_1_none'),
    ]);
    expect(row).toMatchObject({ id: refund.id, status: 'failed' });
    expect([refused.code, refused.error]).toEqual([1, expect.stringContaining('is the treasury itself')]);
    expect([none.code, none.out, none.error.split('\n').length]).toEqual([1, '', 2]);
    const { address } = evmSigner();
    const options = ['--destination', address, '--note', 'The client asked'];
    const retried = await asJson('refunds', 'retry', refund.id, ...options);
    expect(retried).toMatchObject({ destination: address, reason: null });
    await market.waitForOrder(refund, { refund: { status: 'confirmed', destination: address } });
    const [action] = await market.database.query(
      'select action, operator, note from operator_actions order by created_at desc limit 1',
    );
    expect(action).toMatchObject({ action: 'retry_refund', note: 'The client asked' });
    expect(action?.operator).toMatch(/^shell:/);
  }, 90_000);

  it('settles a dispute, and the workers pay', async () => {
    const order = await createDeliveredOrder(market);
    await market.update(order, { action: 'dispute', reason: 'Wrong colour' });
    expect((await agentMarket('disputes', 'list')).out).toMatch(new RegExp(`${order.id}.*Wrong colour`));
    const options = ['--resolution', 'split', '--percent', '60', '--note', 'Three of five'];
    expect(await asJson('mediate', order.id, ...options)).toMatchObject({ status: 'completed' });
    expect((await agentMarket('disputes', 'list')).out).toBe('None.\n');
    await market.waitForOrder(order, { payout: { status: 'confirmed' }, refund: { status: 'confirmed' } });
  }, 60_000);

  it('verifies the ledger, re-encrypts with the newest key, and lists stuck jobs', async () => {
    const [rotated, stuck, proven, shown] = await Promise.all([
      asJson('keys', 'rotate'),
      agentMarket('outbox', 'stuck'),
      agentMarket('ledger', 'verify'),
      asJson('orders', 'show', refund.id),
    ]);
    expect(rotated).toEqual({ sealed: 0 });
    expect(stuck.out).toBe('None.\n');
    expect([proven.code, proven.out]).toEqual([0, expect.stringContaining('agrees with the chains')]);
    expect(shown.refund.status).toBe('confirmed');
  }, 90_000);
});

describe('deploy/', () => {
  const files = ['alerts.yaml', 'grafana.json'];
  const textOf = (name: string) => readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');

  const labelsOf = (metric: string) => {
    const known = (name: string) => market.parts.metrics.registry.getSingleMetric(name);
    const labelled = (known(metric) ?? known(metric.replace(/_(count|bucket|sum)$/, ''))) as unknown;
    return labelled ? [...(labelled as { labelNames: string[] }).labelNames, 'le'] : undefined;
  };

  it.each(files)('%s names metrics that there are, with labels that they have', (name) => {
    const questions = parseQueries(textOf(name));
    const metrics = questions.flatMap(listMetrics);
    expect(new Set(metrics).size).toBeGreaterThan(5);
    expect(metrics.filter((metric) => !labelsOf(metric))).toEqual([]);
    const asked = questions.flatMap(listLabels);
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter(({ metric, label }) => !labelsOf(metric)?.includes(label))).toEqual([]);
  });

  it('choose by values that there are', async () => {
    const metrics = await (await fetch(`${market.internalUrl}/metrics`)).text();
    // tests that cut a chain, and refuse webhooks, see these
    const elsewhere = ['outcome="failed"', 'outcome="failure"'];
    const chosen = files.flatMap((name) => parseQueries(textOf(name)).flatMap(listLabelMatchers));
    expect(chosen).toEqual(expect.arrayContaining(elsewhere));
    expect(chosen.filter((one) => !metrics.includes(one) && !elsewhere.includes(one))).toEqual([]);
  });

  it('a label that no answer has is noticed', () => {
    const text =
      'expr: sum by (kind) (market_outgoing_in_trouble{trouble="failed"})\nlegendFormat: "{{network}}"';
    expect(parseQueries(text).flatMap(listLabels)).toContainEqual({
      metric: expect.stringContaining('the groups of'),
      label: 'network',
    });
  });

  it('their values come from events', async () => {
    const metrics = await (await fetch(`${market.internalUrl}/metrics`)).text();
    for (const line of [
      /^market_treasury_balance\{network="base-mainnet",asset="ETH"\} 0\.9/m,
      /^market_treasury_balance\{network="solana-mainnet",asset="SOL"\} 1$/m,
      /^market_ledger_difference_usdc\{network="base-mainnet"\} -?[\d.]+/m,
      /^market_outgoing_in_trouble\{kind="refund",trouble="failed"\} \d/m,
      /^market_payments_lost\{network="base-mainnet"\} 0$/m,
      /^market_disputes_open \d/m,
      /^market_outbox_dead_letters 0$/m,
    ]) {
      expect(metrics).toMatch(line);
    }
  });
});
