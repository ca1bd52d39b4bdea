import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createWalletCredentials } from '../../../support/chains/signers.ts';
import { createGreedySigner } from '../../../support/payments/crafted-payments.ts';
import { Deployment } from '../deployment.ts';
import type { Scenario } from '../scenario.ts';

const MAX_RATIO = 2;
const WARM_UP_MS = 1000;
/** Of a loop that runs 20,000 times. */
const GREEDY_GAS = 2_000_000n;
const locate = (file: string) => fileURLToPath(new URL(`./expensive/${file}`, import.meta.url));
const run = promisify(execFile);

interface Attack {
  name: string;
  kind: string;
  host: 'url' | 'appUrl';
}

const ATTACKS: readonly Attack[] = [
  { name: 'contract wallet with 20,000 loops', kind: 'contractWallet', host: 'url' },
  { name: '10 MB bodies', kind: 'bodies', host: 'url' },
  { name: '1,000 slow sockets', kind: 'sockets', host: 'url' },
  { name: '10,000 OAuth registrations', kind: 'registrations', host: 'appUrl' },
];

export const expensiveRequests: Scenario = {
  name: 'expensive-requests',
  title: 'Contract wallet with 20,000 loops; 10 MB bodies; 1,000 slow sockets; 10,000 OAuth registrations',
  required: "other callers' p99 at most doubles",
  rounds: 5,
  async prepare({ record }) {
    const deployment = await Deployment.start({ RATE_LIMITS: 'on' }, { hasDirectDatabase: true });
    const { market, apis } = deployment;
    const [api] = apis as [(typeof apis)[number]];
    const { id } = await market.createService();
    const paths = ['/api/agents?limit=20', `/api/agents/${market.agent.id}`, `/api/services/${id}`];
    const urls = paths.map((path) => `${api.url}${path}`);
    const greedy = await createGreedySigner(GREEDY_GAS);
    return {
      async playRound() {
        for (const { name, kind, host } of ATTACKS) {
          const before = await measure(urls);
          const query = new URLSearchParams();
          for (const [field, value] of Object.entries(await createWalletCredentials(greedy)))
            query.set(field, String(value));
          const args = [locate('attack.ts'), kind, api[host], `/api/orders?${query}`];
          // an attacker has a machine of its own: here it gets what the others leave
          const attacker = spawn('nice', ['-n', '19', process.execPath, ...args], {
            stdio: ['ignore', 'pipe', 'inherit'],
          });
          await once(attacker.stdout as NodeJS.ReadableStream, 'data');
          await delay(WARM_UP_MS);
          const during = await measure(urls);
          await kill(attacker);
          record.max(`${name}: p99 before, in ms`, Math.round(before.p99));
          record.max(`${name}: p99 during, in ms`, Math.round(during.p99));
          record.expect(during.failed === 0, `${name}: ${during.failed} requests of others failed`);
          record.expect(
            during.p99 <= before.p99 * MAX_RATIO,
            `${name}: p99 of others rose from ${before.p99.toFixed(1)} to ${during.p99.toFixed(1)} ms`,
          );
        }
        for (const problem of await deployment.audit()) record.violate(problem);
      },
      close: () => deployment.close(),
    };
  },
};

async function measure(urls: readonly string[]): Promise<{ p99: number; failed: number }> {
  const { stdout } = await run(process.execPath, [locate('callers.ts'), ...urls]);
  return JSON.parse(stdout);
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  if (child.kill('SIGKILL')) await gone;
}
