import type { OrdersHandlers } from '../../../generated/handlers.gen.ts';
import type { components } from '../../../generated/types.gen.ts';
import { created, list, ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { toDelivery } from '../../events/webhooks/convert.ts';
import { listCallbacks } from '../../events/webhooks/delivery-reads.ts';
import { parsePageRequest } from '../../foundation/browse/page.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Caller } from '../../identity/caller.ts';
import { resolveSpender } from '../../money/payments/spender.ts';
import { parsePaymentHeaders, toEvidence } from '../../money/x402/convert.ts';
import type { Receipts } from '../../money/x402/receipts.ts';
import { getOrderForClient } from './access.ts';
import {
  parsePrice,
  toDeliverableInputs,
  toEarning,
  toEarningsTotals,
  toGeneration,
  toOrder,
  toOrderRequest,
  toPosting,
} from './convert.ts';
import { listAgentOrders, listOwnOrders, requireOwnAgentId } from './lists/reads.ts';
import { readEarnings } from './money/earnings.ts';
import type { PayoutRetryService } from './money/payout-retry-service.ts';
import { listOrderPostings } from './money/read-postings.ts';
import type { OrderRow } from './order-row.ts';
import { buildPurchase } from './payment/order-payment.ts';
import { parsePaymentReference, toNetwork } from './payment/payment-reference.ts';
import type { OrderPaymentService } from './payment/payment-service.ts';
import type { OrderPlacement } from './placement.ts';
import type { OrdersService } from './service.ts';

export interface OrdersHandlersOptions {
  orders: OrdersService;
  payments: OrderPaymentService;
  payoutRetries: PayoutRetryService;
  placement: OrderPlacement;
  receipts: Receipts;
  /** An order with its deliverables and its review, which comes from `reviews`. */
  readDetail(em: EntityManager, id: string, caller: Caller): Promise<components['schemas']['OrderDetail']>;
}

type Group = OrdersHandlers<RequestContext>;
type Update = Parameters<Group['update']>[0];
type Action = Update['body'];
type Pay = Extract<Action, { action: 'pay' }>;
type PayHeader = Update['header'];

export function ordersHandlers(options: OrdersHandlersOptions): Group {
  const { orders, payments, payoutRetries, placement, receipts, readDetail } = options;

  const pay = async (context: RequestContext, id: string, action: Pay, header: PayHeader) => {
    const secret = header['X-Payment-Secret'] ?? action.payment_secret;
    const { escrow_tx_hash, payment_chain } = action;
    if (escrow_tx_hash === undefined) {
      const network = payment_chain && toNetwork(payment_chain);
      const spender = await resolveSpender(context.em(), context.caller, { secret });
      return payments.payFromWallet(context.em(), id, spender, network);
    }
    const payment = parsePaymentReference(escrow_tx_hash, payment_chain);
    const spender = await resolveSpender(context.em(), context.caller, { secret, network: payment.network });
    return payments.pay(context.em(), id, spender, payment);
  };

  const applyAction = (
    context: RequestContext,
    id: string,
    action: Action,
    header: PayHeader,
  ): Promise<OrderRow> => {
    const { caller } = context;
    const em = context.em();
    switch (action.action) {
      case 'pay':
        return pay(context, id, action, header);
      case 'revision':
        return orders.requestRevision(em, id, caller, action.feedback);
      case 'dispute':
        return orders.transition(em, id, caller, 'dispute', action.reason);
      case 'cancel':
        return orders.cancel(em, id, caller, action.reason);
      default:
        return orders.transition(em, id, caller, action.action);
    }
  };

  return {
    async create({ header, body }, context) {
      const { caller } = context;
      const orderRequest = toOrderRequest(body);
      const proof = parsePaymentHeaders({ header });
      if (!proof) return created(toOrder(await placement.place(context.em(), caller, orderRequest)));
      const spender = await resolveSpender(context.em(), caller, toEvidence({ header, body }, proof));
      const placed = await placement.hire(context.em(), { orderRequest, spender, proof });
      const { receipt, headers } = await receipts.issue(buildPurchase(placed.order, placed.resource), proof);
      const shown = { ...toOrder(placed.order), status_url: placed.statusUrl, ...(receipt && { receipt }) };
      return { ...(placed.isNew ? created(shown) : ok(shown)), headers };
    },
    get: async ({ path }, context) => ok(await readDetail(context.em(), path.id, context.caller)),
    async list({ query }, context) {
      const page = await context.read((em) =>
        listOwnOrders(em, context.caller, query.status, parsePageRequest(query)),
      );
      return list(page.rows.map(toOrder), page.total, page.nextCursor);
    },
    async listForAgent({ path, query }, context) {
      const agentId = await requireOwnAgentId(context.em(), context.caller, path.id);
      const page = await context.read((em) =>
        listAgentOrders(em, agentId, query.status, parsePageRequest(query)),
      );
      return list(page.rows.map(toOrder), page.total, page.nextCursor);
    },
    update: async ({ path, header, body }, context) =>
      ok(toOrder(await applyAction(context, path.id, body, header))),
    async quote({ path, body }, context) {
      return ok(
        toOrder(await orders.quote(context.em(), path.id, context.caller, parsePrice(body.price_usd))),
      );
    },
    async start({ path }, context) {
      return ok(toOrder(await orders.transition(context.em(), path.id, context.caller, 'start')));
    },
    async deliver({ path, body }, context) {
      return ok(
        toOrder(await orders.deliver(context.em(), path.id, context.caller, toDeliverableInputs(body))),
      );
    },
    async generate({ path, body }, context) {
      return created(toGeneration(await orders.generate(context.em(), path.id, context.caller, body.prompt)));
    },
    async listPostings({ path }, context) {
      const postings = await listOrderPostings(context.em(), path.id, context.caller);
      return list(postings.map(toPosting), postings.length, null);
    },
    async listCallbacks({ path, query }, context) {
      const em = context.em();
      const order = await getOrderForClient(em, path.id, context.caller);
      const page = await listCallbacks(em, order.id, parsePageRequest(query));
      return list(page.rows.map(toDelivery), page.total, page.nextCursor);
    },
    async listEarnings({ path, query }, context) {
      const agentId = await requireOwnAgentId(context.em(), context.caller, path.id);
      const found = await context.read((em) => readEarnings(em, agentId, parsePageRequest(query)));
      const { status, body } = list(found.rows.map(toEarning), found.total, found.nextCursor);
      return { status, body: { ...body, ...toEarningsTotals(found) } };
    },
    async retryPayout({ path }, context) {
      return ok(toOrder(await payoutRetries.retry(context.em(), path.id, context.caller)));
    },
  };
}
