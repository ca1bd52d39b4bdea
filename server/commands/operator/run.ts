import { userInfo } from 'node:os';
import { toDispute, toOutgoingPayment, toStuckJob } from '../../admin/convert.ts';
import { PAYOUT_KIND_GROUPS } from '../../admin/retry-service.ts';
import { listStuckJobs } from '../../admin/stuck-jobs.ts';
import { loadConfig } from '../../config/config.ts';
import { formatTable } from '../../foundation/platform/text-table.ts';
import { toOrder } from '../../market/orders/convert.ts';
import { getOrder } from '../../market/orders/order-row.ts';
import { listDisputes } from '../../market/orders/work/disputes.ts';
import { listOutgoingPayments } from '../../money/payouts/outgoing-payments.ts';
import { rotateConfiguredKeys } from '../rotate-keys.ts';
import { verifyConfiguredLedger } from '../verify-ledger.ts';
import type { CommandArguments, CommandName } from './arguments.ts';
import { parseLedgerScope, parseResolution, parseStatus } from './options.ts';
import { type CommandServices, openServices } from './services.ts';

interface CommandResult {
  value: unknown;
  /** Human-readable output. */
  text: string;
  /** False makes the exit code 1. */
  isSuccess: boolean;
}

type CommandRunner = (asked: CommandArguments) => Promise<CommandResult>;

/** A readable number; the API pages through the rest. */
const PAGE = { limit: 100, offset: 0, cursor: undefined };

const COMMAND_RUNNERS: Record<CommandName, CommandRunner> = {
  'orders show': withServices(async ({ em }, { id }) => toRecordResult(toOrder(await getOrder(em, id)))),
  'disputes list': withServices(async ({ em }) => {
    const { rows } = await listDisputes(em, {}, PAGE);
    return toTableResult(
      rows.map(toDispute).map(({ order, reason, disputed_at }) => ({ ...order, reason, disputed_at })),
      ['id', 'agent_id', 'total_usd', 'disputed_at', 'reason'],
    );
  }),
  'payouts list': withServices((tools, asked) => listTroubled(tools, 'payout', asked)),
  'payouts retry': withServices((tools, asked) => retry(tools, 'payout', asked)),
  'refunds list': withServices((tools, asked) => listTroubled(tools, 'refund', asked)),
  'refunds retry': withServices((tools, asked) => retry(tools, 'refund', asked)),
  'outbox stuck': withServices(async ({ em, clock }) => {
    const { rows } = await listStuckJobs(em, PAGE, clock.now());
    return toTableResult(rows.map(toStuckJob), ['id', 'job', 'key', 'state', 'attempts', 'last_error']);
  }),
  'outbox retry': withServices(async ({ em, retries }, { id }) => {
    const request = { subjectId: id, operator: getOperatorName() };
    return toRecordResult(toStuckJob(await em.transactional((tx) => retries.retryJob(tx, request))));
  }),
  async 'ledger verify'(asked) {
    const scope = parseLedgerScope(asked);
    const verified = await verifyConfiguredLedger(loadConfig(process.env), scope);
    const { text, isConsistent, problems, newestClosedMonth } = verified;
    const value = { is_sound: isConsistent, problems, newest_closed_month: newestClosedMonth ?? null };
    return { value, text, isSuccess: isConsistent };
  },
  async 'keys rotate'() {
    const { sealed, text } = await rotateConfiguredKeys(process.env, console.error);
    return { value: { sealed }, text, isSuccess: true };
  },
  mediate: withServices(async ({ em, orders }, asked) => {
    const { caller, resolution } = { caller: buildOperatorCaller(), resolution: parseResolution(asked) };
    return toRecordResult(toOrder(await orders.mediate(em, asked.id, caller, resolution)));
  }),
};

export function runCommand(asked: CommandArguments): Promise<CommandResult> {
  return COMMAND_RUNNERS[asked.command](asked);
}

function withServices(
  work: (tools: CommandServices, asked: CommandArguments) => Promise<CommandResult>,
): CommandRunner {
  return async (asked) => {
    await using tools = await openServices(loadConfig(process.env));
    return await work(tools, asked);
  };
}

async function listTroubled(
  { em }: CommandServices,
  what: keyof typeof PAYOUT_KIND_GROUPS,
  asked: CommandArguments,
): Promise<CommandResult> {
  const { rows } = await listOutgoingPayments(
    em,
    { kinds: PAYOUT_KIND_GROUPS[what], status: parseStatus(asked) },
    PAGE,
  );
  const columns = ['id', 'subject_type', 'status', 'network', 'amount_usd', 'next_attempt_at', 'reason'];
  return toTableResult(rows.map(toOutgoingPayment), columns);
}

async function retry(
  { em, retries }: CommandServices,
  what: keyof typeof PAYOUT_KIND_GROUPS,
  asked: CommandArguments,
): Promise<CommandResult> {
  const { id: subjectId, note, destination } = asked;
  const request = { subjectId, operator: getOperatorName(), note, destination };
  return toRecordResult(toOutgoingPayment(await retries.retry(em, what, request)));
}

function toRecordResult(value: object): CommandResult {
  const shown = Object.entries(value).map(([name, one]) => [name, formatValue(one)]);
  return { value, text: formatTable(['field', 'value'], shown), isSuccess: true };
}

function toTableResult(values: readonly object[], columns: string[]): CommandResult {
  const rows = values.map((value) => columns.map((column) => formatValue(Reflect.get(value, column))));
  return { value: values, text: rows.length === 0 ? 'None.' : formatTable(columns, rows), isSuccess: true };
}

function formatValue(value: unknown): string {
  if (value === null || value === undefined) return '-';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The shell user, recorded with each action. */
function getOperatorName(): string {
  return `shell:${userInfo().username}`;
}

function buildOperatorCaller() {
  const userId = getOperatorName();
  const nothing = { username: undefined, displayName: undefined, email: undefined, avatarUrl: undefined };
  const claims = { userId, ...nothing, twitterUsername: undefined, wallets: [], signedInAt: undefined };
  return { kind: 'user', userId, isAdmin: true, claims } as const;
}
