import { CallbackUrls } from '../events/webhooks/callback-urls.ts';
import { EndpointGuard } from '../events/webhooks/endpoint-guard.ts';
import { createBounties } from '../market/bounties/module.ts';
import { openBountyCheck } from '../market/bounties/open-bounty-check.ts';
import { createBountyOrderListener } from '../market/bounties/order-listener.ts';
import { createCatalog } from '../market/catalog/module.ts';
import { createHiring } from '../market/hiring/module.ts';
import { createOrders } from '../market/orders/module.ts';
import { openOrderCheck } from '../market/orders/payment/open-order-check.ts';
import { DeliveryReceipts } from '../market/orders/work/delivery-receipts.ts';
import { createTokens } from '../market/tokens/module.ts';
import { UploadedFiles } from '../market/uploads/uploaded-files.ts';
import { createEarn } from '../money/earn/module.ts';
import { createVenueReservationCheck } from '../money/earn/pools/venue-reservation-check.ts';
import { createPayments } from '../money/payments/module.ts';
import { createWalletPayer } from '../money/wallets/module.ts';
import { createX402 } from '../money/x402/module.ts';
import type { SigningKeys } from '../money/x402/signing-keys.ts';
import type { Parts } from './parts.ts';

function createCallbackUrls({ config, dnsLookup }: Parts, { signBytes }: SigningKeys): CallbackUrls {
  const endpoints = new EndpointGuard({ allowLoopback: config.webhookAllowLoopback, lookup: dnsLookup });
  return new CallbackUrls({ endpoints, isSigned: signBytes !== undefined });
}

export type Services = ReturnType<typeof createServices>;

/** Services that domains share, in dependency order. */
export function createServices(parts: Parts) {
  const { clock, vaults, config } = parts;
  const { baseUrl } = config;
  const files = new UploadedFiles(baseUrl);
  const checks = [openOrderCheck, openBountyCheck, createVenueReservationCheck(vaults)];
  const payments = createPayments(parts, checks);
  const payer = createWalletPayer({ ...parts, ...payments });
  const orders = createOrders({
    ...parts,
    ...payments,
    payer,
    files,
    listeners: [createBountyOrderListener(clock)],
  });
  const x402 = createX402({ ...parts, ...payments });
  const catalog = createCatalog({ ...parts, ...payments });
  const callbacks = createCallbackUrls(parts, x402.signingKeys);
  const { transitions } = orders;
  const purchases = { ...parts, ...payments, ...x402, ...catalog, payer, transitions, callbacks };
  return {
    payments,
    x402,
    catalog,
    orders,
    deliveryReceipts: new DeliveryReceipts({ baseUrl, files, signer: x402.signingKeys.signer }),
    hiring: createHiring(purchases),
    bounties: createBounties(purchases),
    earn: createEarn(purchases),
    tokens: createTokens(parts),
  };
}
