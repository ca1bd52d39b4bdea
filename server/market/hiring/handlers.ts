import type { X402Handlers } from '../../../generated/handlers.gen.ts';
import { DOCUMENT_HEADERS } from '../../contract/document-headers.ts';
import { ok } from '../../contract/envelope.ts';
import { isPaymentScheme } from '../../contract/payment-scheme.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { parsePageRequest } from '../../foundation/browse/page.ts';
import { UnauthorizedError } from '../../foundation/platform/errors.ts';
import type { Caller } from '../../identity/caller.ts';
import type { PaymentOptions } from '../../money/payments/payment-options.ts';
import { resolveSpender } from '../../money/payments/spender.ts';
import type { Challenger } from '../../money/x402/challenger.ts';
import { parsePaymentHeaders, toEvidence } from '../../money/x402/convert.ts';
import { encodePaymentReceipt, type PaymentAuth } from '../../money/x402/payment-auth.ts';
import type { PaymentReceipt, Receipts } from '../../money/x402/receipts.ts';
import { toDirectory, toServiceCatalog, toTrendingService } from '../catalog/convert.ts';
import { browsePayableServices } from '../catalog/payable-services.ts';
import type { HireEndpoint, ServicePricing } from '../catalog/service-pricing.ts';
import type { TrendingServices } from '../catalog/trending.ts';
import { getHireableService } from '../orders/hireable-service.ts';
import { buildPurchase } from '../orders/payment/order-payment.ts';
import { toNetwork } from '../orders/payment/payment-reference.ts';
import { toDiscoveryHire, toMachineHire, toOrderRequest } from './convert.ts';
import type { Hire, HireService } from './hire-service.ts';

export interface X402HandlersOptions {
  hires: HireService;
  challenger: Challenger;
  pricing: ServicePricing;
  paymentOptions: PaymentOptions;
  receipts: Receipts;
  paymentAuth: PaymentAuth;
  trending: TrendingServices;
  maxTimeoutSeconds: number;
}

const DEFAULT_LIMIT = 20;
const DEFAULT_WINDOW_DAYS = 7;

/** For a caller whose hire it may not be. */
const NO_RECEIPT: PaymentReceipt = { headers: {} };

type Group = X402Handlers<RequestContext>;
type HireInput = Parameters<typeof toOrderRequest>[1];

export function x402Handlers(options: X402HandlersOptions): Group {
  const { hires, challenger, pricing, paymentOptions, receipts, trending, maxTimeoutSeconds } = options;
  const parseProof = (context: RequestContext, sent: HireInput) =>
    parsePaymentHeaders(sent) ?? options.paymentAuth.parseCredential(context.headers.authorization);
  const { minPriceMicro } = pricing;
  const catalogTerms = async () => ({
    pricing,
    options: await paymentOptions.listReachable(),
    maxTimeoutSeconds,
  });
  const hire = async (context: RequestContext, serviceId: string, sent: HireInput, place: HireEndpoint) => {
    const proof = parseProof(context, sent);
    const agent = sent.body?.pay_from_wallet && !proof ? await requirePayingAgent(context) : undefined;
    const requestKey = sent.header['Idempotency-Key'] ?? context.requestId;
    return hires.hire(context.em(), {
      orderRequest: toOrderRequest(serviceId, sent),
      spender: await resolveSpender(context.em(), agent ?? context.caller, toEvidence(sent, proof)),
      proof,
      payingWallet: agent && { agentId: agent.agentId, requestKey: `hire/${requestKey}` },
      // who signs in again wants what it paid for, as x402 clients expect of a resource
      returnsPaid: place === 'discover' && sent.header['SIGN-IN-WITH-X'] !== undefined,
      endpoint: place,
      answersPath: 'body.requirements',
    });
  };

  const issueReceipt = async (
    context: RequestContext,
    { order, statusUrl }: Hire,
    sent: HireInput,
    resource: string,
  ) => {
    if (statusUrl === undefined) return NO_RECEIPT;
    const purchase = buildPurchase(order, resource);
    const { receipt, headers } = await receipts.issue(purchase, parseProof(context, sent));
    if (!isPaymentScheme(context.headers.authorization)) return { receipt, headers };
    const { paidAt, payment } = purchase;
    const paymentReceipt = encodePaymentReceipt({ reference: payment.reference, paidAt });
    return { receipt, headers: { ...headers, 'Payment-Receipt': paymentReceipt } };
  };
  const hireByDiscovery = async (context: RequestContext, serviceId: string, sent: HireInput) => {
    const hired = await hire(context, serviceId, sent, 'discover');
    const { receipt, headers } = await issueReceipt(
      context,
      hired,
      sent,
      pricing.buildUrl(serviceId, 'discover'),
    );
    return { status: 200 as const, body: toDiscoveryHire(hired, receipt), headers };
  };

  return {
    discover: (sent, context) => hireByDiscovery(context, sent.query.service_id, sent),
    discoverService: (sent, context) => hireByDiscovery(context, sent.path.service_id, sent),
    hireService: (sent, context) => hireByDiscovery(context, sent.path.service_id, sent),
    async challenge({ query }, context) {
      const service = await getHireableService(context.em(), query.service_id);
      throw await challenger.createFlatChallenge(
        toNetwork(query.chain ?? 'solana'),
        pricing.buildPricedResource(service, 'pay'),
      );
    },
    async pay(sent, context) {
      const { service_id } = sent.query;
      const hired = await hire(context, service_id, sent, 'pay');
      const { receipt, headers } = await issueReceipt(
        context,
        hired,
        sent,
        pricing.buildUrl(service_id, 'pay'),
      );
      return { ...ok(toMachineHire(hired, receipt)), headers };
    },
    async services({ query }, context) {
      const page = parsePageRequest(query);
      const { category, search } = query;
      const filter = { minPriceMicro, category, search };
      const found = await context.read((em) => browsePayableServices(em, filter, page));
      const body = toServiceCatalog(found, page, await catalogTerms());
      return { status: 200 as const, body, headers: DOCUMENT_HEADERS };
    },
    async trending({ query }, context) {
      const { limit = DEFAULT_LIMIT, window_days = DEFAULT_WINDOW_DAYS } = query;
      const rows = (await context.read((em) => trending.read(em, window_days))).slice(0, limit);
      const terms = await catalogTerms();
      const services = rows.map((row) => toTrendingService(row, terms));
      return ok({ window_days, count: services.length, services });
    },
    async directory({ query }, context) {
      const page = parsePageRequest(query);
      const found = await context.read((em) => browsePayableServices(em, { minPriceMicro }, page));
      const body = toDirectory(found, page, await catalogTerms());
      return { status: 200 as const, body, headers: DOCUMENT_HEADERS };
    },
  };
}

/** Agents send their keys with every request, so a key alone does not mean that its wallet should pay. */
async function requirePayingAgent(context: RequestContext): Promise<Extract<Caller, { kind: 'agent' }>> {
  const caller = await context.authenticateWith('api_key');
  if (caller?.kind === 'agent') return caller;
  throw new UnauthorizedError(
    'missing_credentials',
    '`pay_from_wallet` requires the API key of the agent that pays.',
  );
}
