import { userInfo } from 'node:os';
import { toOutgoing, toStuckJob } from '../../admin/convert.ts';
import { KINDS } from '../../admin/retry-service.ts';
import { listStuckJobs } from '../../admin/stuck-jobs.ts';
import { loadConfig } from '../../config/config.ts';
import { table } from '../../foundation/platform/text-table.ts';
import { toOrder } from '../../market/orders/convert.ts';
import { readOrder } from '../../market/orders/rows.ts';
import { listOutgoing } from '../../money/payouts/outgoing.ts';
import { rotateConfiguredKeys } from '../rotate-keys.ts';
import { verifyBooks } from '../verify-ledger.ts';
import type { Asked, CommandName } from './arguments.ts';
import { resolutionOf, statusOf } from './options.ts';
import { openTools, type Tools } from './tools.ts';

interface Answer {
  value: unknown;
  /** For people. */
  text: string;
  /** False makes the exit code 1. */
  isRight: boolean;
}

type Run = (asked: Asked) => Promise<Answer>;

/** As many as a person reads; the API has the rest, by page. */
const PAGE = { limit: 100, offset: 0, cursor: undefined };

const RUNS: Record<CommandName, Run> = {
  'orders show': withTools(async ({ em }, { id }) => said(toOrder(await readOrder(em, id)))),
  'payouts list': withTools((tools, asked) => inTrouble(tools, 'payout', asked)),
  'payouts retry': withTools((tools, asked) => retry(tools, 'payout', asked)),
  'refunds list': withTools((tools, asked) => inTrouble(tools, 'refund', asked)),
  'refunds retry': withTools((tools, asked) => retry(tools, 'refund', asked)),
  'outbox stuck': withTools(async ({ em, clock }) => {
    const { rows } = await listStuckJobs(em, PAGE, clock.now());
    return listed(rows.map(toStuckJob), ['id', 'job', 'key', 'state', 'attempts', 'last_error']);
  }),
  'outbox retry': withTools(async ({ em, retries }, { id }) => {
    const request = { subjectId: id, operator: operator() };
    return said(toStuckJob(await em.transactional((tx) => retries.retryJob(tx, request))));
  }),
  async 'ledger verify'() {
    const { text, isSound, problems } = await verifyBooks(loadConfig(process.env));
    return { value: { is_sound: isSound, problems }, text, isRight: isSound };
  },
  async 'keys rotate'() {
    const { sealed, text } = await rotateConfiguredKeys(process.env, console.error);
    return { value: { sealed }, text, isRight: true };
  },
  mediate: withTools(async ({ em, orders }, asked) => {
    const { caller, resolution } = { caller: asOperator(), resolution: resolutionOf(asked) };
    return said(toOrder(await orders.mediate(em, asked.id, caller, resolution)));
  }),
};

export function run(asked: Asked): Promise<Answer> {
  return RUNS[asked.command](asked);
}

function withTools(work: (tools: Tools, asked: Asked) => Promise<Answer>): Run {
  return async (asked) => {
    await using tools = await openTools(loadConfig(process.env));
    return await work(tools, asked);
  };
}

async function inTrouble({ em }: Tools, what: keyof typeof KINDS, asked: Asked): Promise<Answer> {
  const { rows } = await listOutgoing(em, { kinds: KINDS[what], status: statusOf(asked) }, PAGE);
  const columns = ['id', 'subject_type', 'status', 'network', 'amount_usd', 'next_attempt_at', 'reason'];
  return listed(rows.map(toOutgoing), columns);
}

async function retry({ em, retries }: Tools, what: keyof typeof KINDS, asked: Asked): Promise<Answer> {
  const { id: subjectId, note, destination } = asked;
  const request = { subjectId, operator: operator(), note, destination };
  return said(toOutgoing(await retries.retry(em, what, request)));
}

function said(value: object): Answer {
  const shown = Object.entries(value).map(([name, one]) => [name, textOf(one)]);
  return { value, text: table(['field', 'value'], shown), isRight: true };
}

function listed(values: readonly object[], columns: string[]): Answer {
  const rows = values.map((value) => columns.map((column) => textOf(Reflect.get(value, column))));
  return { value: values, text: rows.length === 0 ? 'None.' : table(columns, rows), isRight: true };
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '-';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Who sits at the shell: the name that is kept with what was done. */
function operator(): string {
  return `shell:${userInfo().username}`;
}

function asOperator() {
  const userId = operator();
  const nothing = { username: undefined, displayName: undefined, email: undefined, avatarUrl: undefined };
  const claims = { userId, ...nothing, twitterUsername: undefined, wallets: [], signedInAt: undefined };
  return { kind: 'user', userId, isAdmin: true, claims } as const;
}
