import type { Network } from '../../../server/foundation/platform/networks.ts';
import type { TestAgent } from '../../support/market/factories.ts';
import type { Payer } from '../../support/payments/payments.ts';

export interface Client {
  network: Network;
  payer: Payer;
}

export interface KnownOrder {
  id: string;
  client: Client;
  agent: TestAgent;
  totalMicro: bigint;
  isWorkspace?: boolean;
}

export interface KnownBounty {
  id: string;
  client: Client;
  budgetMicro: bigint;
  claims: { id: string; agent: TestAgent }[];
}

export interface KnownPayment {
  network: Network;
  reference: string;
  micro: bigint;
  client: Client;
}
