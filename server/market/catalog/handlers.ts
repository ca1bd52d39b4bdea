import type {
  DiscoveryHandlers,
  DocumentsHandlers,
  X402ManifestHandlers,
} from '../../../generated/handlers.gen.ts';
import type { components } from '../../../generated/types.gen.ts';
import { DOCUMENT_HEADERS } from '../../contract/document-headers.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { type Page, type PageRequest, parsePageRequest } from '../../foundation/browse/page.ts';
import type { PaymentOptions } from '../../money/payments/payment-options.ts';
import type { OwnershipProofs } from '../../money/x402/ownership-proofs.ts';
import { buildContractDocument, type Hosts } from './contract-document.ts';
import { toDiscoveryResource } from './convert.ts';
import { type DiscoveryFilter, matchDiscoveryFilter } from './discovery-filter.ts';
import type { DocumentPages } from './document-pages.ts';
import { documentReply, pageReply } from './document-reply.ts';
import { manifestParts } from './manifest.ts';
import { buildOpenApiParts } from './openapi-document.ts';
import { browsePayableServices, type PayableRow } from './payable-services.ts';
import type { ServicePricing } from './service-pricing.ts';

type Schemas = components['schemas'];

export interface DocumentsHandlersOptions {
  pages: DocumentPages;
  proofs: OwnershipProofs;
  pricing: ServicePricing;
  paymentOptions: PaymentOptions;
}

export function documentsHandlers(
  { pages, proofs }: DocumentsHandlersOptions,
  hosts: Hosts,
): DocumentsHandlers<RequestContext> {
  const contract = buildContractDocument(hosts);
  const { baseUrl } = hosts;
  return {
    async catalog({ query }, context) {
      const parts = buildOpenApiParts(baseUrl, await proofs.list());
      const document = { parts, url: `${baseUrl}/openapi.json`, nextField: 'x-next-page' };
      return pageReply<Schemas['OpenApiDocument']>(
        await context.read((em) => pages.read(em, query.after ?? '', document)),
      );
    },
    async contract() {
      return documentReply<Schemas['OpenApiDocument']>(await contract());
    },
  };
}

export function x402ManifestHandlers(
  { pages, proofs, pricing, paymentOptions }: DocumentsHandlersOptions,
  { baseUrl }: Hosts,
): X402ManifestHandlers<RequestContext> {
  return {
    async get({ query }, context) {
      const [ownershipProofs, options] = await Promise.all([proofs.list(), paymentOptions.listReachable()]);
      const parts = manifestParts({ baseUrl, pricing, options, ownershipProofs });
      const document = { parts, url: `${baseUrl}/.well-known/x402`, nextField: 'nextPage' };
      return pageReply<Schemas['PaymentManifest']>(
        await context.read((em) => pages.read(em, query.after ?? '', document)),
      );
    },
  };
}

export interface DiscoveryHandlersOptions {
  pricing: ServicePricing;
  paymentOptions: PaymentOptions;
  maxTimeoutSeconds: number;
}

const NO_ROWS: Page<PayableRow> = { rows: [], total: 0, nextCursor: null };

/** The catalog for clients of x402 version 2. */
export function discoveryHandlers({
  pricing,
  paymentOptions,
  maxTimeoutSeconds,
}: DiscoveryHandlersOptions): DiscoveryHandlers<RequestContext> {
  const read = async (
    context: RequestContext,
    filter: DiscoveryFilter & { search?: string },
    page: PageRequest,
  ) => {
    const options = await paymentOptions.listReachable();
    const type = matchDiscoveryFilter(filter, options);
    if (!type) return { ...NO_ROWS, resources: [] };
    const { minPriceMicro } = pricing;
    const wanted = { minPriceMicro, search: filter.search };
    const found = await context.read((em) => browsePayableServices(em, wanted, page));
    const terms = { pricing, options, maxTimeoutSeconds };
    return { ...found, resources: found.rows.map((row) => toDiscoveryResource(row, type, terms)) };
  };
  return {
    async resources({ query }, context) {
      const page = parsePageRequest(query);
      const { resources: items, total, nextCursor: next_cursor } = await read(context, query, page);
      const pagination = { limit: page.limit, offset: page.offset, total, next_cursor };
      return { status: 200 as const, body: { x402Version: 2, items, pagination }, headers: DOCUMENT_HEADERS };
    },
    async search({ query }, context) {
      const page = parsePageRequest(query);
      const { resources, nextCursor: cursor } = await read(context, { ...query, search: query.query }, page);
      const pagination = { limit: page.limit, cursor };
      const body = { x402Version: 2 as const, resources, partialResults: false, pagination };
      return { status: 200 as const, body, headers: DOCUMENT_HEADERS };
    },
  };
}
