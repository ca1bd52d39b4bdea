import type { AdminHandlers } from '../../generated/handlers.gen.ts';
import type { OutgoingTrouble } from '../../generated/vocabulary.gen.ts';
import { list, ok } from '../contract/envelope.ts';
import type { RequestContext } from '../contract/request-context.ts';
import { type Page, pageRequest } from '../foundation/browse/page.ts';
import { readBacklog } from '../foundation/outbox/backlog.ts';
import { countSetAside } from '../foundation/outbox/set-aside.ts';
import type { Clock } from '../foundation/platform/clock.ts';
import type { Queues } from '../foundation/queue/queues.ts';
import { callerName } from '../identity/caller-name.ts';
import { toOrder, toResolution } from '../market/orders/convert.ts';
import { listDisputes } from '../market/orders/disputes.ts';
import type { OrdersService } from '../market/orders/service.ts';
import type { TreasuryWatch } from '../money/ledger/treasury-watch.ts';
import { listOutgoing } from '../money/payouts/outgoing.ts';
import {
  toBacklog,
  toDispute,
  toOperatorAction,
  toOutgoing,
  toStuckJob,
  toTreasuryBalance,
} from './convert.ts';
import { listActions } from './operator-actions.ts';
import { KINDS, type RetryService } from './retry-service.ts';
import { listStuckJobs } from './stuck-jobs.ts';

export interface AdminHandlersOptions {
  orders: OrdersService;
  retries: RetryService;
  treasury: TreasuryWatch;
  queues: Queues;
  clock: Clock;
}

type Group = AdminHandlers<RequestContext>;
type Retried = Pick<Parameters<Group['retryRefund']>[0], 'path' | 'body'>;
type Listed = Parameters<Group['listPayouts']>[0]['query'];

export function adminHandlers(options: AdminHandlersOptions): Group {
  const { orders, retries, treasury, queues, clock } = options;

  const inTrouble = async (context: RequestContext, what: keyof typeof KINDS, query: Listed) => {
    const filter = { kinds: KINDS[what], status: query.status as OutgoingTrouble | undefined };
    return listed(await listOutgoing(context.em(), filter, pageRequest(query)), toOutgoing);
  };
  const retry = async (context: RequestContext, what: keyof typeof KINDS, { path, body }: Retried) => {
    const { note, destination } = body ?? {};
    const request = { subjectId: path.id, operator: operatorOf(context), note, destination };
    return ok(toOutgoing(await retries.retry(context.em(), what, request)));
  };

  return {
    async mediate({ path, body }, context) {
      const resolution = toResolution(body);
      return ok(toOrder(await orders.mediate(context.em(), path.id, context.caller, resolution)));
    },
    async listDisputes({ query }, context) {
      return listed(await listDisputes(context.em(), pageRequest(query)), toDispute);
    },
    listPayouts: ({ query }, context) => inTrouble(context, 'payout', query),
    retryPayout: (request, context) => retry(context, 'payout', request),
    listRefunds: ({ query }, context) => inTrouble(context, 'refund', query),
    retryRefund: (request, context) => retry(context, 'refund', request),
    async readTreasury() {
      return ok((await treasury.read()).map(toTreasuryBalance));
    },
    async readBacklog(_request, context) {
      const em = context.em();
      const [backlog, setAside, depths] = await Promise.all([
        readBacklog(em, clock.now()),
        countSetAside(context.em()),
        queues.depths(),
      ]);
      return ok(toBacklog(backlog, setAside, depths));
    },
    async listStuckJobs({ query }, context) {
      return listed(await listStuckJobs(context.em(), pageRequest(query), clock.now()), toStuckJob);
    },
    async retryJob({ path }, context) {
      const request = { subjectId: path.id, operator: operatorOf(context) };
      return ok(toStuckJob(await retries.retryJob(context.em(), request)));
    },
    async listActions({ query }, context) {
      return listed(await listActions(context.em(), pageRequest(query)), toOperatorAction);
    },
  };
}

function listed<Row, Shown>({ rows, total, nextCursor }: Page<Row>, show: (row: Row) => Shown) {
  return list(rows.map(show), total, nextCursor);
}

function operatorOf({ caller }: RequestContext): string {
  return callerName(caller) ?? '';
}
