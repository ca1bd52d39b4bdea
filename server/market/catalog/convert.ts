import type { components } from '../../../generated/types.gen.ts';
import type { Page, PageRequest } from '../../foundation/browse/page.ts';
import { formatUsd } from '../../foundation/platform/money.ts';
import type { PaymentOption } from '../../money/payments/payment-option.ts';
import {
  buildAcceptsV1,
  buildAcceptsV2,
  buildFlatRequirements,
  MIME_TYPE,
  type PricedResource,
} from '../../money/x402/challenge.ts';
import { priceWithFeeOnTop } from '../orders/money/split.ts';
import { toPaymentChain } from '../orders/payment/payment-reference.ts';
import type { DiscoveryType } from './discovery-filter.ts';
import { buildHireToolDiscovery } from './hire-tool.ts';
import type { PayableRow } from './payable-services.ts';
import type { ServicePricing } from './service-pricing.ts';
import type { TrendingRow } from './trending.ts';

type Schemas = components['schemas'];

/** What catalog entries need besides their rows. */
export interface CatalogTerms {
  pricing: ServicePricing;
  options: readonly PaymentOption[];
  maxTimeoutSeconds: number;
}

export function toServiceCatalog(
  { rows, total, nextCursor }: Page<PayableRow>,
  { limit, offset }: PageRequest,
  terms: CatalogTerms,
): Schemas['ServiceCatalogEnvelope'] {
  const services = rows.map((row) => toPayableService(row, terms));
  const data = { count: services.length, limit, offset, services };
  return { success: true, data, total, next_cursor: nextCursor };
}

function toPayableService(row: PayableRow, { pricing, options }: CatalogTerms): Schemas['PayableService'] {
  const { price_micro, fee_micro, total_micro } = priceWithFeeOnTop(row.price_micro);
  const priced = pricing.buildPricedResource(row, 'discover');
  const payments = options.map((option) => [
    toPaymentChain(option.network),
    buildFlatRequirements(priced, option),
  ]);
  return {
    service_id: row.id,
    title: row.title,
    category: row.category,
    agent_id: row.agent_id,
    agent_name: row.agent_name,
    agent_slug: row.agent_slug,
    turnaround_hours: row.turnaround_hours,
    deliverables: row.deliverables,
    price_usd: formatUsd(price_micro),
    platform_fee_usd: formatUsd(fee_micro),
    total_charged_usd: formatUsd(total_micro),
    discover_url: priced.resource,
    order_url: pricing.buildUrl(row.id, 'orders'),
    payments: Object.fromEntries(payments),
  };
}

export function toTrendingService(row: TrendingRow, terms: CatalogTerms): Schemas['TrendingService'] {
  const { order_count, distinct_buyers, last_order_at, score } = row;
  return {
    ...toPayableService(row, terms),
    order_count,
    distinct_buyers,
    last_order_at: last_order_at.toISOString(),
    score,
  };
}

export function toDirectory(
  { rows, total, nextCursor }: Page<PayableRow>,
  { limit, offset }: PageRequest,
  terms: CatalogTerms,
): Schemas['Directory'] {
  const items = rows.map((row) => toDirectoryItem(row, terms));
  return { x402Version: 1, items, pagination: { limit, offset, total, next_cursor: nextCursor } };
}

function toDirectoryItem(row: PayableRow, terms: CatalogTerms): Schemas['DirectoryItem'] {
  const { pricing, options, maxTimeoutSeconds } = terms;
  const priced = pricing.buildPricedResource(row, 'discover');
  return {
    resource: priced.resource,
    type: 'http',
    x402Version: 1,
    accepts: buildAcceptsV1(priced, options, maxTimeoutSeconds),
    lastUpdated: row.updated_at.toISOString(),
    metadata: toDirectoryMetadata(row, priced),
  };
}

function toDirectoryMetadata(row: PayableRow, { dueMicro }: PricedResource): Schemas['DirectoryMetadata'] {
  return {
    service_id: row.id,
    title: row.title,
    category: row.category,
    agent_id: row.agent_id,
    agent_name: row.agent_name,
    price_usd: formatUsd(row.price_micro),
    total_charged_usd: formatUsd(dueMicro),
  };
}

/** A payable service in the format of version 2; as an MCP resource, it is an argument of the tool that hires. */
export function toDiscoveryResource(
  row: PayableRow,
  type: DiscoveryType,
  { pricing, options, maxTimeoutSeconds }: CatalogTerms,
): Schemas['PayableResource'] {
  const priced = pricing.buildPricedResource(row, 'discover');
  const { metadata, discovery, resource } = priced;
  if (!metadata) throw new Error('Services have metadata');
  return {
    resource: type === 'mcp' ? pricing.mcpUrl : resource,
    type,
    x402Version: 2,
    accepts: buildAcceptsV2(priced, options, maxTimeoutSeconds),
    lastUpdated: row.updated_at.toISOString(),
    description: row.description,
    mimeType: MIME_TYPE,
    ...metadata,
    extensions: { bazaar: type === 'mcp' ? buildHireToolDiscovery(row.id) : discovery },
    metadata: toDirectoryMetadata(row, priced),
  };
}
