import { NotificationService } from '../events/notifications/service.ts';
import { EndpointGuard } from '../events/webhooks/endpoint-guard.ts';
import { AgentSecrets } from '../identity/agent-secrets.ts';
import { AgentChangeService } from '../market/agents/change-service.ts';
import type { AgentsHandlersOptions } from '../market/agents/handlers.ts';
import { PayoutChanges } from '../market/agents/payout-changes.ts';
import { RegistrationPayment } from '../market/agents/registration-payment.ts';
import { RegistrationService } from '../market/agents/registration-service.ts';
import { LedgerService } from '../money/ledger/service.ts';
import type { HiringDomain } from './hiring.ts';
import type { Parts } from './parts.ts';
import type { PaymentsDomain } from './payments.ts';

type Dependencies = Pick<Parts, 'config' | 'clock' | 'wallets' | 'recipients'>;

type PaymentDependencies = Pick<HiringDomain, 'challenger' | 'receipts'> & Pick<PaymentsDomain, 'intake'>;

/** The agents domain from the parts of the server; registering is paid for as hiring is. */
export function createAgents(
  { config, clock, wallets, recipients }: Dependencies,
  paying: PaymentDependencies,
): AgentsHandlersOptions {
  const secrets = new AgentSecrets(config);
  const endpoints = new EndpointGuard({ allowLoopback: config.webhookAllowLoopback });
  const { challenger, intake, receipts } = paying;
  const payment = new RegistrationPayment({
    intake,
    challenger,
    ledger: new LedgerService(clock),
    clock,
    priceMicro: config.registerPrice,
    baseUrl: config.baseUrl,
    requirePayerSignature: config.x402.requirePayerSignature,
  });
  const notifications = new NotificationService(clock);
  const payoutChanges = createPayoutChanges({ clock });
  return {
    secrets,
    receipts,
    clock,
    payoutChanges,
    recipients,
    registrations: new RegistrationService({ clock, secrets, wallets, endpoints, payment }),
    changes: new AgentChangeService({ clock, secrets, endpoints, notifications, payoutChanges }),
  };
}

/** For requests, and for the worker that applies what was asked for a day ago. */
export function createPayoutChanges({ clock }: Pick<Parts, 'clock'>): PayoutChanges {
  return new PayoutChanges({ clock, notifications: new NotificationService(clock) });
}
