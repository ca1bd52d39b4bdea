import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ChainTransaction } from '../../../server/chain/transactions/chain-transaction.entity.ts';
import { listTreasuries } from '../../../server/money/ledger/treasuries.ts';
import { reconcileTreasuries, verifyLedger } from '../../../server/money/ledger/verification.ts';
import { solanaChain } from '../../support/chains/chains.ts';
import { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import { eventually } from '../../support/eventually.ts';
import { type Market, startMarket } from '../../support/market/orders.ts';
import type { WalletChain } from '../../support/market/wallets.ts';
import { startServerProcess } from '../../support/processes/server-process.ts';
import { getRoundCount } from '../../support/rounds.ts';
import { startApi } from '../../support/server/api.ts';
import { type WalletAction, walletActions } from './wallet-actions.ts';

const ROUNDS = getRoundCount(1, 20);
const BROADCAST = new Set(['sendTransaction', 'eth_sendRawTransaction']);
const RECOVERY_MS = 60_000;
type Moment = 'call' | 'answer';

let market: Market;
let service: { id: string };
let nodes: Record<WalletChain, RpcProxy>;
let server: Awaited<ReturnType<typeof startServerProcess>> | undefined;
/** What nobody asked for again. */
const left: WalletAction[] = [];
beforeAll(async () => {
  // without jobs, which would take up what was killed before its turn
  market = await startMarket({ env: { ROLE: 'api', RATE_LIMITS: 'off', DATABASE_POOL_SIZE: '30' } });
  // opens the account that is paid into
  await (await solanaChain()).mintUsdc(market.treasury('solana-mainnet'), 0n);
  service = await market.createService({ price_usd: '1.00' });
  const { SOLANA_RPC_URL = '', BASE_RPC_URL = '' } = market.env;
  nodes = { solana: await RpcProxy.start(SOLANA_RPC_URL), base: await RpcProxy.start(BASE_RPC_URL) };
});
afterEach(() => server?.kill());
afterAll(async () => {
  await Promise.all([nodes.solana.close(), nodes.base.close()]);
  await market.close();
});

const victimEnv = () => ({
  ...market.env,
  SOLANA_RPC_URL: nodes.solana.url,
  BASE_RPC_URL: nodes.base.url,
  RPC_TIMEOUT_MS: '60000',
});

/** Resolves when that many transactions are at the moment on that chain. */
function allAt(moment: Moment, chain: WalletChain, count: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let seen = 0;
  const tell = () => (++seen === count ? resolve() : undefined);
  nodes[chain].fault = (method) => (BROADCAST.has(method) ? { silentAfter: moment, tell } : undefined);
  return promise;
}

/** One of each action on a server that is killed when all their transactions have come to the moment. */
async function killedActions(moment: Moment): Promise<WalletAction[]> {
  const actions = await walletActions(market, service.id);
  const countOn = (chain: WalletChain) => actions.filter((action) => action.chain === chain).length;
  const reached = (['solana', 'base'] as const).map((chain) => allAt(moment, chain, countOn(chain)));
  server = await startServerProcess(victimEnv());
  const { url } = server;
  const answers = actions.map(({ ask }) => ask(url).catch(() => undefined));
  const answered = Promise.race(answers).then((answer) => {
    if (answer) throw new Error(`Answered before the moment: ${answer.text}`);
  });
  await Promise.race([Promise.all(reached), answered]);
  await server.kill();
  expect(await Promise.all(answers)).toEqual(actions.map(() => undefined));
  for (const node of Object.values(nodes)) node.fault = () => undefined;
  // as if the minute had passed after which a try is taken to be dead
  await market.database.query('update idempotency_keys set locked_until = now()');
  return actions;
}

/** What the jobs of any other server would do. */
async function sendWhatIsStored(): Promise<void> {
  await Promise.all((await live()).map(({ id }) => market.parts.transactions.process(id)));
}

/** But for what waits for its recipient. */
const live = () =>
  market.parts.orm.em.fork().find(ChainTransaction, {
    state: ['prepared', 'sent'],
    $or: [{ trouble: null }, { trouble: 'retrying' }],
  });

const asksAgain = ({ ask, name }: WalletAction) =>
  eventually(async () => {
    const { status, text } = await ask(market.url);
    expect([200, 201], `${name}: ${text}`).toContain(status);
  }, RECOVERY_MS);

describe('servers killed while agents use their wallets', () => {
  it.each([
    ['between signing and sending', 'call', 0],
    ['between sending and recording', 'answer', 1],
  ] as const)(
    '%s: whatever is asked for again happened once',
    async (_name, moment, first) => {
      for (let round = first; round < first + ROUNDS; round++) {
        const actions = await killedActions(moment);
        await sendWhatIsStored();
        const isAsked = (_: WalletAction, index: number) => (index + round) % 2 === 0;
        const asked = actions.filter(isAsked);
        left.push(...actions.filter((action) => !asked.includes(action)));
        await Promise.all(asked.map(asksAgain));
        for (const { expectOnce } of asked) await eventually(expectOnce, RECOVERY_MS);
      }
    },
    (ROUNDS + 2) * 60_000,
  );

  it('and what nobody asks for again happens once, or nothing of it', async () => {
    await market.database.query('update settlements set due_at = now() where due_at is not null');
    await market.database.query('update chain_transactions set next_attempt_at = now()');
    const successor = await startApi({ env: { ...market.env, ROLE: 'all' } });
    onTestFinished(() => successor.close());
    for (const { expectOnce, expectNothing, mayBeNothing } of left)
      await eventually(() => (mayBeNothing ? expectOnce().catch(expectNothing) : expectOnce()), RECOVERY_MS);
    await eventually(async () => expect(await live()).toEqual([]), RECOVERY_MS);
  }, 300_000);

  it('and the ledger balances and matches the treasuries', async () => {
    const { orm, chains } = market.parts;
    const em = orm.em.fork();
    expect((await verifyLedger(em)).problems).toEqual([]);
    await eventually(async () => {
      const reconciled = await reconcileTreasuries(em, listTreasuries(chains));
      expect(reconciled.filter(({ difference }) => difference !== 0n)).toEqual([]);
    }, 20_000);
  }, 30_000);
});
