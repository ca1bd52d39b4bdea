import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '../../../sandbox/postgres/ports.ts';
import type { Network } from '../../../server/foundation/platform/networks.ts';
import { eventually } from '../../support/eventually.ts';
import { type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { expectLedgerToReconcile } from '../../support/market/ledger.ts';
import { getRoundCount } from '../../support/rounds.ts';
import type { ApiResponse } from '../../support/server/call.ts';
import { PAYER_KINDS, type PayerKind } from './payers.ts';
import { type Sighting, THEFTS } from './thefts.ts';
import { expectNothingFor, recruit, type Thief } from './thieves.ts';

const NETWORKS = ['solana-mainnet', 'base-mainnet', 'alt-mainnet'] as const;
/** At least one of each kind of payer. */
const ROUNDS = getRoundCount(PAYER_KINDS.length, 20);
const THIEVES = 50;
/** 5.00 by order, 5.50 by x402. */
const MICRO = 5_500_000n;

let market: HiringMarket;
let gang: Thief[];
beforeAll(async () => {
  const port = await findFreePort();
  const env = { PORT: String(port), BASE_URL: `http://127.0.0.1:${port}`, DATABASE_POOL_SIZE: '20' };
  // the chains of a run are shared: on a busy machine they may take their time
  market = await startHiring({ env: { ...env, RPC_TIMEOUT_MS: '10000' } });
  gang = await recruit(market);
}, 60_000);
afterAll(() => market.close());

/** Repeats what came before its chain showed the payment. */
async function present(confirmed: Promise<void>, call: () => Promise<ApiResponse>): Promise<ApiResponse> {
  const isTooEarly = ({ body }: ApiResponse) => body?.code === 'payment_pending';
  const early = await call();
  if (!isTooEarly(early)) return early;
  await confirmed;
  return eventually(async () => {
    const answer = await call();
    if (isTooEarly(answer)) throw new Error('The chain does not show the payment');
    return answer;
  }, 20_000);
}

async function steal(seen: Sighting, at: number): Promise<ApiResponse> {
  const theft = THEFTS[at % THEFTS.length];
  const thief = gang[Math.floor(at / THEFTS.length) % gang.length];
  if (!theft || !thief) throw new Error('Nobody is there');
  return market.call(...(await theft(thief, seen)));
}

/** The thieves see the payment when everybody does; its payer comes when half of them have been there. */
async function play(kind: PayerKind, network: Network, round: number) {
  const { id: serviceId } = await market.createService({ price_usd: '5.00' });
  const { transfer, claim } = await kind(market, { network, serviceId, micro: MICRO });
  const seen = { network, serviceId, reference: transfer.reference };
  const confirmed = transfer.send().then(transfer.waitForConfirmation);
  const thefts = Array.from(
    { length: THIEVES },
    (_, at) => () => present(confirmed, () => steal(seen, at + round)),
  );
  const before = thefts.slice(0, THIEVES / 2).map((theft) => theft());
  await confirmed;
  const claiming = present(confirmed, claim);
  const after = thefts.slice(THIEVES / 2).map((theft) => theft());
  return { serviceId, payer: await claiming, thieves: await Promise.all([...before, ...after]) };
}

/** Whose it is, or that there is nothing to be paid for. */
const REFUSALS = [
  '400 illegal_transition',
  '400 bad_request',
  '409 payment_of_another',
  '409 payment_used',
  '200 unopened',
];

async function expectPayerWins(network: Network, round: number): Promise<void> {
  const kind = PAYER_KINDS[round % PAYER_KINDS.length] as PayerKind;
  const { serviceId, payer, thieves } = await play(kind, network, round);
  expect(payer.status, payer.text).toBe(200);
  const orders = 'select id, status from orders where service_id = $1';
  expect(await market.database.query(orders, [serviceId])).toEqual([
    { id: payer.data.order_id, status: 'paid' },
  ]);
  const answers = new Set(
    thieves.map(({ status, body, text }) => {
      // that the payment bought something is no secret, and opens nothing
      const isUnopened = status === 200 && !text.includes('access_token');
      return isUnopened ? '200 unopened' : `${status} ${body?.code}`;
    }),
  );
  expect([...answers].filter((answer) => !REFUSALS.includes(answer))).toEqual([]);
}

it.each(NETWORKS)(
  'on %s a payer who signs, locks or has an order gets what was paid for, and no thief does',
  async (network) => {
    for (let round = 0; round < ROUNDS; round += 1) await expectPayerWins(network, round);
  },
  240_000,
);

/** The same at the end of all rounds. */
it('afterwards the ledger reconciles, and the thieves have nothing', async () => {
  await expectLedgerToReconcile(market);
  await expectNothingFor(market, gang);
  expect(await market.database.query('select from held_payments')).toEqual([]);
}, 60_000);
