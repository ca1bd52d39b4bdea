import type { Network } from '../../foundation/platform/networks.ts';
import type { PaymentOption } from '../payments/payment-option.ts';

/** What is paid for. */
export interface PricedResource {
  dueMicro: bigint;
  description: string;
  /** Its URL. */
  resource: string;
  /** How to call it, for directories of version 2. */
  discovery?: DiscoveryInfo | undefined;
  metadata?: ResourceMetadata | undefined;
  /** Whether it takes a credential of the Machine Payments Protocol. */
  acceptsPaymentAuth?: boolean;
}

/** What directories show of a resource. */
interface ResourceMetadata {
  serviceName: string;
  tags: string[];
  iconUrl: string;
}

/** The `bazaar` extension: an example of a call, and the schema of calls. */
export interface DiscoveryInfo {
  info: Record<string, unknown>;
  schema: Record<string, unknown>;
}

export interface ChallengeOptions {
  options: readonly PaymentOption[];
  /** The network of the flat form; by default, the first one offered. */
  flatNetwork?: Network | undefined;
  maxTimeoutSeconds: number;
  /** The message to display. */
  error: string;
  /** Extensions of version 2, besides the one that describes calls. */
  extensions?: Record<string, unknown>;
}

export interface Challenge {
  /** Fields of the body: the flat form of one network and the version 1 form of all. */
  body: Record<string, unknown>;
  headers: Record<string, string>;
}

export const MIME_TYPE = 'application/json';

/** One response for every x402 client: ours, version 1 in the body, version 2 in the header. */
export function buildChallenge(priced: PricedResource, given: ChallengeOptions): Challenge {
  const { options, maxTimeoutSeconds } = given;
  const flat = options.find(({ network }) => network === given.flatNetwork) ?? options[0];
  if (!flat) throw new Error('A challenge needs at least one way to pay');
  return {
    body: {
      ...buildFlatRequirements(priced, flat),
      x402Version: 1,
      accepts: buildAcceptsV1(priced, options, maxTimeoutSeconds),
    },
    headers: { 'PAYMENT-REQUIRED': encodeBase64Json(buildPaymentRequiredV2(priced, given)) },
  };
}

export function buildFlatRequirements(
  { dueMicro, description, resource }: PricedResource,
  option: PaymentOption,
) {
  return {
    version: '1' as const,
    scheme: 'exact' as const,
    network: option.network,
    asset: { currency: 'USDC' as const, address: option.asset },
    payTo: option.payTo,
    maxAmountRequired: dueMicro.toString(),
    description,
    resource,
  };
}

/** The payment requirements of each network with a name in version 1. */
export function buildAcceptsV1(
  priced: PricedResource,
  options: readonly PaymentOption[],
  maxTimeoutSeconds: number,
) {
  return options.flatMap((option) => {
    const { nameV1 } = option;
    return nameV1 === undefined
      ? []
      : [buildRequirementsV1(priced, { ...option, nameV1 }, maxTimeoutSeconds)];
  });
}

function buildRequirementsV1(
  { dueMicro, description, resource }: PricedResource,
  { nameV1, asset, payTo, extra }: PaymentOption & { nameV1: string },
  maxTimeoutSeconds: number,
) {
  return {
    scheme: 'exact' as const,
    network: nameV1,
    maxAmountRequired: dueMicro.toString(),
    resource,
    description,
    mimeType: MIME_TYPE,
    payTo,
    maxTimeoutSeconds,
    asset,
    extra,
  };
}

/** The payment requirements of every network, in the format of version 2. */
export function buildAcceptsV2(
  priced: PricedResource,
  options: readonly PaymentOption[],
  maxTimeoutSeconds: number,
) {
  return options.map((option) => buildRequirementsV2(priced, option, maxTimeoutSeconds));
}

function buildRequirementsV2(
  { dueMicro }: PricedResource,
  { nameV2, asset, payTo, extra }: PaymentOption,
  maxTimeoutSeconds: number,
) {
  return {
    scheme: 'exact' as const,
    network: nameV2,
    amount: dueMicro.toString(),
    asset,
    payTo,
    maxTimeoutSeconds,
    extra,
  };
}

function buildPaymentRequiredV2(priced: PricedResource, given: ChallengeOptions) {
  const { options, maxTimeoutSeconds, error } = given;
  const { resource: url, description, discovery, metadata } = priced;
  const extensions = { ...(discovery && { bazaar: discovery }), ...given.extensions };
  return {
    x402Version: 2,
    error,
    resource: { url, description, mimeType: MIME_TYPE, ...metadata },
    accepts: buildAcceptsV2(priced, options, maxTimeoutSeconds),
    ...(Object.keys(extensions).length > 0 && { extensions }),
  };
}

function encodeBase64Json(value: unknown): string {
  return Buffer.from(JSON.stringify(value), 'utf8').toString('base64');
}
