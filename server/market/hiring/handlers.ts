import type { X402Handlers } from '../../../generated/handlers.gen.ts';
import type { components } from '../../../generated/types.gen.ts';
import { ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { pageRequest } from '../../foundation/browse/page.ts';
import { UnauthorizedError } from '../../foundation/platform/errors.ts';
import type { Caller } from '../../identity/caller.ts';
import { claimantFrom } from '../../money/payments/claimant.ts';
import type { PaymentOptions } from '../../money/payments/payment-options.ts';
import type { Challenger } from '../../money/x402/challenger.ts';
import { toEvidence, toProof } from '../../money/x402/convert.ts';
import type { Receipts } from '../../money/x402/receipts.ts';
import { toDirectory, toServiceCatalog, toTrendingService } from '../catalog/convert.ts';
import type { CatalogPages } from '../catalog/pages.ts';
import { browsePayable } from '../catalog/payable.ts';
import { documentReply } from '../catalog/reply.ts';
import type { HirePlace, ServicePricing } from '../catalog/service-pricing.ts';
import type { Trending } from '../catalog/trending.ts';
import { findHiredService } from '../orders/hired-service.ts';
import { purchaseOf } from '../orders/order-payment.ts';
import { networkOf } from '../orders/payment-reference.ts';
import { toDiscoveryHire, toMachineHire, toOrderRequest } from './convert.ts';
import type { Hire, HireService } from './hire-service.ts';

export interface X402HandlersOptions {
  hiring: HireService;
  challenger: Challenger;
  pricing: ServicePricing;
  paymentOptions: PaymentOptions;
  receipts: Receipts;
  trending: Trending;
  pages: CatalogPages;
  maxTimeoutSeconds: number;
}

const DEFAULT_LIMIT = 20;
const DEFAULT_WINDOW_DAYS = 7;

type Schemas = components['schemas'];
type Group = X402Handlers<RequestContext>;
type Sent = Parameters<typeof toOrderRequest>[1];

export function x402Handlers(options: X402HandlersOptions): Group {
  const { hiring, challenger, pricing, paymentOptions, receipts, trending, pages, maxTimeoutSeconds } =
    options;
  const { minPriceMicro } = pricing;
  const catalogTerms = async () => ({
    pricing,
    options: await paymentOptions.reachable(),
    maxTimeoutSeconds,
  });
  const hire = async (context: RequestContext, serviceId: string, sent: Sent, place: HirePlace) => {
    const proof = toProof(sent);
    const agent = sent.body?.pay_from_wallet && !proof ? await walletPayer(context) : undefined;
    const requestKey = sent.header['Idempotency-Key'] ?? context.requestId;
    return hiring.hire(context.em(), {
      orderRequest: toOrderRequest(serviceId, sent),
      claimant: await claimantFrom(context.em(), agent ?? context.caller, toEvidence(sent, proof)),
      proof,
      walletOf: agent && { agentId: agent.agentId, requestKey: `hire/${requestKey}` },
      place,
      answersPath: 'body.requirements',
    });
  };

  const receiptOf = ({ order }: Hire, sent: Sent, resource: string) =>
    receipts.issue(purchaseOf(order, resource), toProof(sent));
  const discovered = async (context: RequestContext, serviceId: string, sent: Sent) => {
    const hired = await hire(context, serviceId, sent, 'discover');
    const { receipt, headers } = await receiptOf(hired, sent, pricing.addressOf(serviceId, 'discover'));
    return { status: 200 as const, body: toDiscoveryHire(hired, receipt), headers };
  };

  return {
    discover: (sent, context) => discovered(context, sent.query.service_id, sent),
    discoverService: (sent, context) => discovered(context, sent.path.service_id, sent),
    hireService: (sent, context) => discovered(context, sent.path.service_id, sent),
    async challenge({ query }, context) {
      const service = await findHiredService(context.em(), query.service_id);
      throw await challenger.askOn(networkOf(query.chain ?? 'solana'), pricing.priced(service, 'pay'));
    },
    async pay(sent, context) {
      const { service_id } = sent.query;
      const hired = await hire(context, service_id, sent, 'pay');
      const { receipt, headers } = await receiptOf(hired, sent, pricing.addressOf(service_id, 'pay'));
      return { ...ok(toMachineHire(hired, receipt)), headers };
    },
    async services({ query, header }, context) {
      const page = pageRequest(query);
      const { category, search } = query;
      const make = async () => {
        const found = await browsePayable(context.em(), { minPriceMicro, category, search }, page);
        return toServiceCatalog(found, page, await catalogTerms());
      };
      // what is found first depends on how often it was bought
      const packed = await (search === undefined
        ? pages.read({ services: page, category }, make)
        : pages.readAnew(make));
      return documentReply<Schemas['ServiceCatalogEnvelope']>(packed, header['If-None-Match']);
    },
    async trending({ query }, context) {
      const { limit = DEFAULT_LIMIT, window_days = DEFAULT_WINDOW_DAYS } = query;
      const rows = (await trending.read(context.em(), window_days)).slice(0, limit);
      const terms = await catalogTerms();
      const services = rows.map((row) => toTrendingService(row, terms));
      return ok({ window_days, count: services.length, services });
    },
    async directory({ query, header }, context) {
      const page = pageRequest(query);
      const packed = await pages.read({ directory: page }, async () =>
        toDirectory(await browsePayable(context.em(), { minPriceMicro }, page), page, await catalogTerms()),
      );
      return documentReply<Schemas['Directory']>(packed, header['If-None-Match']);
    },
  };
}

/** Agents send their keys everywhere, so that a key alone does not say that its wallet is to pay. */
async function walletPayer(context: RequestContext): Promise<Extract<Caller, { kind: 'agent' }>> {
  const caller = await context.prove('api_key');
  if (caller?.kind === 'agent') return caller;
  throw new UnauthorizedError(
    'missing_credentials',
    'pay_from_wallet needs the API key of the agent that pays',
  );
}
