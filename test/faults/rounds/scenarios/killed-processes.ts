import { expect } from 'vitest';
import { solanaChain } from '../../../support/chains/chains.ts';
import { eventually } from '../../../support/eventually.ts';
import type { Market } from '../../../support/market/orders.ts';
import type { DeployedProcess } from '../deployed-process.ts';
import { Deployment } from '../deployment.ts';
import type { Record } from '../record.ts';
import type { Scenario } from '../scenario.ts';
import { type Cast, createApiActions, createWorkerActions } from './killed/actions.ts';
import type { KilledAction } from './killed/killed-action.ts';
import { createDesk } from './killed/swap-actions.ts';
import { KILL_WINDOWS, type KillWindow, killInWindow, PARTLY_LANDED_WINDOWS } from './killed/windows.ts';

const RECOVERY_MS = 120_000;
/** So that many can wait in a window at once, and every message has the text of its statement. */
const SETTINGS = {
  DATABASE_POOL_SIZE: '30',
  RPC_TIMEOUT_MS: '60000',
  DATABASE_PREPARED_STATEMENTS: 'off',
};
/** A payload that was stored and never submitted is replaced after five minutes, though its block hash lasts one. */
const EXPIRE_PAYLOADS = `
  update wallet_spendings set expires_at = now()
  where network = 'solana-mainnet' and created_at < now() - interval '90 seconds' and expires_at > now()`;

export const killedProcesses = createScenario(
  {
    name: 'killed-processes',
    title:
      'kill -9 before commit, commit to relay, relay to job, sign to broadcast, broadcast to record, for payouts, ' +
      "refunds, returns, agents' wallets, launches, swaps, Earn deposits and redemptions, fee splits",
  },
  KILL_WINDOWS,
);

export const partlyLanded = createScenario(
  { name: 'partly-landed', title: 'kill -9 when some of several batches have landed and others have not' },
  PARTLY_LANDED_WINDOWS,
);

function createScenario(
  names: Pick<Scenario, 'name' | 'title'>,
  windows: readonly [KillWindow, ...KillWindow[]],
): Scenario {
  return {
    ...names,
    required: '0 lost, 0 double',
    rounds: 50,
    unit: {
      name: windows.length === 1 ? 'actions caught' : 'actions caught in each window',
      count: (counts) => Math.min(...windows.map((window) => counts[describeCaught(window)] ?? 0)),
    },
    async prepare({ record }) {
      const cast = await prepareCast();
      const { deployment } = cast;
      return {
        async playRound(round) {
          const window = windows[round % windows.length] ?? windows[0];
          const actions = await createActions(window, cast);
          await playWindow(deployment, window, actions, record);
          for (const problem of await deployment.audit()) record.violate(`${window.name}: ${problem}`);
        },
        async finish() {
          for (const problem of await deployment.auditWhenSettled(RECOVERY_MS)) record.violate(problem);
        },
        close: () => deployment.close(),
      };
    },
  };
}

async function prepareCast(): Promise<Cast> {
  const deployment = await Deployment.start(SETTINGS, await createDesk());
  const { market } = deployment;
  const clients = await Promise.all([
    market.onNetwork('base-mainnet'),
    market.onNetwork('solana-mainnet'),
    market.onNetwork('base-mainnet'),
  ]);
  const { airdrop } = await solanaChain();
  await airdrop(market.treasury('solana-mainnet'), 1_000_000_000n);
  const { id: serviceId } = await market.createService({ price_usd: '1.00' });
  return { deployment, clients, serviceId };
}

const describeCaught = ({ name }: KillWindow) => `${name}: caught`;

async function createActions({ actions }: KillWindow, cast: Cast): Promise<KilledAction[]> {
  const made = await Promise.all([
    actions === 'api' ? [] : createWorkerActions(cast),
    actions === 'worker' ? [] : createApiActions(cast),
  ]);
  return made.flat();
}

async function playWindow(
  deployment: Deployment,
  window: KillWindow,
  actions: readonly KilledAction[],
  record: Record,
): Promise<void> {
  const { market } = deployment;
  const victims: readonly DeployedProcess[] = window.role === 'api' ? deployment.apis : deployment.workers;
  const ask = ({ ask: send }: KilledAction) => send(deployment.nextApi().url).catch(() => undefined);
  const askAll = () => Promise.all(actions.map(ask));
  const act = window.role === 'worker' ? () => whilePaused(victims, askAll) : askAll;
  const stopped = await killInWindow(victims, window, act);
  await countCaught(market, window, stopped, record);
  await Promise.all(victims.map((victim) => victim.restart()));
  // as if the time had passed after which a try is taken to be dead
  await market.database.query('update idempotency_keys set locked_until = now() where locked_until > now()');
  await market.database.query('update outbox set locked_until = now() where locked_until > now()');
  await Promise.all(actions.map((action) => insist(deployment, action)));
  for (const { kind, expectOnce } of actions) {
    await eventually(async () => {
      await hurry(market);
      await expectOnce();
    }, RECOVERY_MS).catch((error: unknown) => {
      throw new Error(`${kind}, ${window.name}: ${String(error)}`);
    });
    record.count(`done once: ${kind}`);
  }
}

/** What workers find together, they sign together. */
async function whilePaused(workers: readonly DeployedProcess[], ask: () => Promise<unknown>): Promise<void> {
  for (const worker of workers) worker.pause();
  await ask();
  for (const worker of workers) worker.resume();
}

async function countCaught(
  market: Market,
  window: KillWindow,
  stopped: number,
  record: Record,
): Promise<void> {
  if (!window.countCaught) return record.count(describeCaught(window), stopped);
  const kinds = await market.database.query<{ kind: string; count: number }>(window.countCaught);
  for (const { kind, count } of kinds) {
    record.count(describeCaught(window), count);
    record.count(`${window.name}: ${kind}`, count);
  }
}

/** As a client that got no answer. */
function insist(deployment: Deployment, { kind, ask }: KilledAction): Promise<void> {
  return eventually(async () => {
    await deployment.market.database.query(EXPIRE_PAYLOADS);
    const { status, text } = await ask(deployment.nextApi().url);
    expect([200, 201], `${kind}: ${text}`).toContain(status);
  }, RECOVERY_MS);
}

/** Shortens waits, but for the ten seconds in which transfers belong to a process that is sending them. */
async function hurry({ database }: Market): Promise<void> {
  await database.query(
    `update chain_transactions set next_attempt_at = now()
     where state in ('prepared', 'sent') and next_attempt_at > now() + interval '10 seconds'`,
  );
  await database.query('update settlements set due_at = now() where due_at > now()');
}
