import { expect } from 'vitest';
import { eventually } from '../../../support/eventually.ts';
import type { Market } from '../../../support/market/orders.ts';
import type { DeployedProcess } from '../deployed-process.ts';
import type { Deployment } from '../deployment.ts';
import type { Record } from '../record.ts';
import type { Scenario } from '../scenario.ts';
import { createApiActions, createWorkerActions, type KilledAction } from './killed/actions.ts';
import { KILL_WINDOWS, type KillWindow, killInWindow } from './killed/windows.ts';

const RECOVERY_MS = 180_000;

export const killedProcesses: Scenario = {
  name: 'killed-processes',
  title:
    'kill -9 before commit, commit to relay, relay to job, sign to broadcast, broadcast to record, for payouts, ' +
    "refunds, agents' wallets, launches, Earn deposits and redemptions",
  required: '0 lost, 0 double',
  rounds: 10,
  async prepare({ deployment: getDeployment, record }) {
    const deployment = await getDeployment();
    const { market } = deployment;
    const clients = await Promise.all([
      market.onNetwork('base-mainnet'),
      market.onNetwork('solana-mainnet'),
      market.onNetwork('base-mainnet'),
    ]);
    const { id: serviceId } = await market.createService({ price_usd: '1.00' });
    return {
      async playRound() {
        for (const window of KILL_WINDOWS) {
          const actions = await createActions(deployment, window, clients, serviceId);
          await playWindow(deployment, window, actions, record);
          for (const problem of await deployment.audit()) record.violate(`${window.name}: ${problem}`);
        }
      },
      async finish() {
        for (const problem of await deployment.auditWhenSettled(RECOVERY_MS)) record.violate(problem);
      },
    };
  },
};

/** An API process sends what agents do with their wallets; it stores the rest, which workers send. */
function createActions(
  deployment: Deployment,
  { role, name }: KillWindow,
  clients: readonly Market[],
  serviceId: string,
): Promise<KilledAction[]> {
  const isSentByApi = role === 'api' && name.includes('sending');
  return isSentByApi ? createApiActions(deployment, serviceId) : createWorkerActions(deployment, clients);
}

async function playWindow(
  deployment: Deployment,
  window: KillWindow,
  actions: readonly KilledAction[],
  record: Record,
): Promise<void> {
  const victims: readonly DeployedProcess[] = window.role === 'api' ? deployment.apis : deployment.workers;
  const ask = ({ ask: send }: KilledAction) => send(deployment.nextApi().url).catch(() => undefined);
  const caught = await killInWindow(victims, window, () => Promise.all(actions.map(ask)));
  record.count(`${window.role} killed ${window.name}: caught`, caught);
  await Promise.all(victims.map((victim) => victim.restart()));
  const { market } = deployment;
  // as if the minute had passed after which a try is taken to be dead
  await market.database.query('update idempotency_keys set locked_until = now() where locked_until > now()');
  await Promise.all(actions.map((action) => insist(deployment, action)));
  for (const { kind, expectOnce } of actions) {
    await eventually(async () => {
      await hurry(market);
      await expectOnce();
    }, RECOVERY_MS).catch((error: unknown) => {
      throw new Error(`${kind}, ${window.name}: ${String(error)}`);
    });
    record.count(`${kind}: done once`);
  }
}

/** As a client that got no answer. */
function insist(deployment: Deployment, { kind, ask }: KilledAction): Promise<void> {
  return eventually(async () => {
    const { status, text } = await ask(deployment.nextApi().url);
    expect([200, 201], `${kind}: ${text}`).toContain(status);
  }, RECOVERY_MS);
}

async function hurry({ database }: Market): Promise<void> {
  await database.query(
    `update chain_transactions set next_attempt_at = now() where state in ('prepared', 'sent') and next_attempt_at > now()`,
  );
  await database.query('update settlements set due_at = now() where due_at > now()');
}
