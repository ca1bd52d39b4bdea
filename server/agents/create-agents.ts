import { LedgerService } from '../ledger/service.ts';
import type { Parts } from '../parts.ts';
import { EndpointGuard } from '../webhooks/endpoint-guard.ts';
import type { HiringDomain } from '../x402/create-hiring.ts';
import { AgentChangeService } from './change-service.ts';
import type { AgentsHandlersOptions } from './handlers.ts';
import { RegistrationPayment } from './registration-payment.ts';
import { RegistrationService } from './registration-service.ts';
import { AgentSecrets } from './secrets.ts';

type Needed = Pick<Parts, 'config' | 'clock' | 'chains'>;

type Paying = Pick<HiringDomain, 'challenger' | 'settlements' | 'paymentOptions'>;

/** The agents domain from the parts of the server; registering is paid for as hiring is. */
export function createAgents({ config, clock, chains }: Needed, paying: Paying): AgentsHandlersOptions {
  const secrets = new AgentSecrets(config);
  const endpoints = new EndpointGuard({ allowLoopback: config.webhookAllowLoopback });
  const { challenger, settlements, paymentOptions } = paying;
  const payment = new RegistrationPayment({
    chains,
    challenger,
    settlements,
    ledger: new LedgerService(clock),
    clock,
    priceMicro: config.registerPrice,
    baseUrl: config.baseUrl,
  });
  const { requirePayerSignature } = config.x402;
  return {
    secrets,
    paymentOptions,
    registrations: new RegistrationService({ clock, secrets, endpoints, payment, requirePayerSignature }),
    changes: new AgentChangeService({ clock, secrets, endpoints }),
  };
}
