import type { AdminHandlers } from '../../generated/handlers.gen.ts';
import { list, ok } from '../contract/envelope.ts';
import type { RequestContext } from '../contract/request-context.ts';
import { type Page, parsePageRequest } from '../foundation/browse/page.ts';
import { readBacklog } from '../foundation/outbox/backlog.ts';
import { countDeadLetters } from '../foundation/outbox/dead-letters.ts';
import type { Clock } from '../foundation/platform/clock.ts';
import type { Queues } from '../foundation/queue/queues.ts';
import { formatCallerId } from '../identity/caller-id.ts';
import { toOrder, toResolution } from '../market/orders/convert.ts';
import type { OrdersService } from '../market/orders/service.ts';
import { listDisputes } from '../market/orders/work/disputes.ts';
import type { TreasuryBalances } from '../money/ledger/treasury-balances.ts';
import { listHeldPayments } from '../money/payments/list-held-payments.ts';
import { listSettlements } from '../money/payments/settlement/list-settlements.ts';
import { listOutgoingPayments } from '../money/payouts/outgoing-payments.ts';
import {
  SETTLEMENT_STATES,
  toBacklog,
  toDispute,
  toFoundRecord,
  toHeldPayment,
  toOperatorAction,
  toOutgoingPayment,
  toReconciliation,
  toSettlement,
  toStuckJob,
  toTreasuryBalance,
} from './convert.ts';
import { listOperatorActions } from './operator-actions.ts';
import type { Reconciler } from './reconciliation.ts';
import { PAYOUT_KIND_GROUPS, type RetryService } from './retry-service.ts';
import { searchRecords } from './search.ts';
import { listStuckJobs } from './stuck-jobs.ts';

export interface AdminHandlersOptions {
  orders: OrdersService;
  retries: RetryService;
  treasury: TreasuryBalances;
  reconciler: Reconciler;
  queues: Queues;
  clock: Clock;
}

type Group = AdminHandlers<RequestContext>;
type RetryParameters = Pick<Parameters<Group['retryRefund']>[0], 'path' | 'body'>;
type ListQuery = Parameters<Group['listPayouts']>[0]['query'];

export function adminHandlers(options: AdminHandlersOptions): Group {
  const { orders, retries, treasury, reconciler, queues, clock } = options;

  const listTroubled = async (
    context: RequestContext,
    what: keyof typeof PAYOUT_KIND_GROUPS,
    query: ListQuery,
  ) => {
    const { status, subject_type: subjectType, network } = query;
    const filter = { kinds: PAYOUT_KIND_GROUPS[what], status, subjectType, network };
    return toListResponse(
      await listOutgoingPayments(context.em(), filter, parsePageRequest(query)),
      toOutgoingPayment,
    );
  };
  const retry = async (
    context: RequestContext,
    what: keyof typeof PAYOUT_KIND_GROUPS,
    { path, body }: RetryParameters,
  ) => {
    const { note, destination } = body ?? {};
    const request = { subjectId: path.id, operator: getOperatorName(context), note, destination };
    return ok(toOutgoingPayment(await retries.retry(context.em(), what, request)));
  };

  return {
    async mediate({ path, body }, context) {
      const resolution = toResolution(body);
      return ok(toOrder(await orders.mediate(context.em(), path.id, context.caller, resolution)));
    },
    async listDisputes({ query }, context) {
      const { network } = query;
      return toListResponse(
        await listDisputes(context.em(), { network }, parsePageRequest(query)),
        toDispute,
      );
    },
    listPayouts: ({ query }, context) => listTroubled(context, 'payout', query),
    retryPayout: (request, context) => retry(context, 'payout', request),
    listRefunds: ({ query }, context) => listTroubled(context, 'refund', query),
    retryRefund: (request, context) => retry(context, 'refund', request),
    async listHeldPayments({ query }, context) {
      const { status: state, network } = query;
      return toListResponse(
        await listHeldPayments(context.em(), { state, network }, parsePageRequest(query)),
        toHeldPayment,
      );
    },
    async listSettlements({ query }, context) {
      const { status, network } = query;
      const filter = { state: status && SETTLEMENT_STATES[status], network };
      return toListResponse(
        await listSettlements(context.em(), filter, parsePageRequest(query)),
        toSettlement,
      );
    },
    async readTreasury() {
      return ok((await treasury.read()).map(toTreasuryBalance));
    },
    async readReconciliation(_request, context) {
      return ok(toReconciliation(await reconciler.read(context.em())));
    },
    async search({ query }, context) {
      const found = await searchRecords(context.em(), query.q);
      return ok({ records: found.map(toFoundRecord) });
    },
    async readBacklog(_request, context) {
      const em = context.em();
      const [backlog, setAside, depths] = await Promise.all([
        readBacklog(em, clock.now()),
        countDeadLetters(context.em()),
        queues.countJobs(),
      ]);
      return ok(toBacklog(backlog, setAside, depths));
    },
    async listStuckJobs({ query }, context) {
      return toListResponse(
        await listStuckJobs(context.em(), parsePageRequest(query), clock.now()),
        toStuckJob,
      );
    },
    async retryJob({ path, body }, context) {
      const request = { subjectId: path.id, operator: getOperatorName(context), note: body?.note };
      return ok(toStuckJob(await retries.retryJob(context.em(), request)));
    },
    async listActions({ query }, context) {
      return toListResponse(
        await listOperatorActions(context.em(), parsePageRequest(query)),
        toOperatorAction,
      );
    },
  };
}

function toListResponse<Row, Shown>({ rows, total, nextCursor }: Page<Row>, show: (row: Row) => Shown) {
  return list(rows.map(show), total, nextCursor);
}

function getOperatorName({ caller }: RequestContext): string {
  return formatCallerId(caller) ?? '';
}
