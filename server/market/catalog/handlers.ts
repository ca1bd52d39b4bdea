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
import { buildContractDocument, type Hosts } from './contract-document.ts';
import { toDiscoveryResource } from './convert.ts';
import { type DiscoveryFilter, matchDiscoveryFilter } from './discovery-filter.ts';
import { documentReply } from './document-reply.ts';
import type { OpenApiPages } from './openapi-pages.ts';
import { browsePayableServices, type PayableRow } from './payable-services.ts';
import type { ServicePricing } from './service-pricing.ts';
import type { CatalogSnapshots } from './snapshots.ts';

type Schemas = components['schemas'];

export function documentsHandlers(pages: OpenApiPages, hosts: Hosts): DocumentsHandlers<RequestContext> {
  const contract = buildContractDocument(hosts);
  return {
    async catalog({ query }, context) {
      const { body, next } = await context.read((em) => pages.read(em, query.after ?? ''));
      const headers = { ...DOCUMENT_HEADERS, ...(next && { Link: `<${next}>; rel="next"` }) };
      // already serialized
      return { status: 200 as const, body: body as unknown as Schemas['OpenApiDocument'], headers };
    },
    async contract() {
      return documentReply<Schemas['OpenApiDocument']>(await contract());
    },
  };
}

export function x402ManifestHandlers(snapshots: CatalogSnapshots): X402ManifestHandlers<RequestContext> {
  return {
    async get() {
      return documentReply<Schemas['PaymentManifest']>(await snapshots.getManifest());
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
