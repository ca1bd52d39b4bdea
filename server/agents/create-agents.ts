import { LedgerService } from '../ledger/service.ts';
import type { Parts } from '../parts.ts';
import { EndpointGuard } from '../webhooks/endpoint-guard.ts';
import { Challenger } from '../x402/challenger.ts';
import { PaymentOptions } from '../x402/payment-options.ts';
import { AgentChangeService } from './change-service.ts';
import type { AgentsHandlersOptions } from './handlers.ts';
import { RegistrationPayment } from './registration-payment.ts';
import { RegistrationService } from './registration-service.ts';
import { AgentSecrets } from './secrets.ts';

type Needed = Pick<Parts, 'config' | 'clock' | 'chains'>;

/** The agents domain from the parts of the server. */
export function createAgents({ config, clock, chains }: Needed): AgentsHandlersOptions {
  const secrets = new AgentSecrets(config);
  const endpoints = new EndpointGuard({ allowLoopback: config.webhookAllowLoopback });
  const challenger = new Challenger({
    paymentOptions: new PaymentOptions(config, chains),
    maxTimeoutSeconds: config.x402.maxTimeoutSeconds,
  });
  const payment = new RegistrationPayment({
    chains,
    challenger,
    ledger: new LedgerService(clock),
    clock,
    priceMicro: config.registerPrice,
    baseUrl: config.baseUrl,
  });
  const { requirePayerSignature } = config.x402;
  return {
    secrets,
    registrations: new RegistrationService({ clock, secrets, endpoints, payment, requirePayerSignature }),
    changes: new AgentChangeService({ clock, secrets, endpoints }),
  };
}
