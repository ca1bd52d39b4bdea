import type { lookup } from 'node:dns';
import type { Config } from '../../config/config.ts';
import type { DomainModule } from '../../contract/domain-module.ts';
import { showsAgentOfPath, showsAll, showsRows, toAgentTag } from '../../contract/public-read.ts';
import { NotificationService } from '../../events/notifications/service.ts';
import { EndpointGuard } from '../../events/webhooks/endpoint-guard.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { AgentSecrets } from '../../identity/agent-secrets.ts';
import type { AgentWallets } from '../../identity/agent-wallets.ts';
import { LedgerService } from '../../money/ledger/service.ts';
import type { LostPayments } from '../../money/payments/finality/lost-payments.ts';
import type { PaymentIntake } from '../../money/payments/intake.ts';
import type { RecipientRules } from '../../money/payouts/recipient-rules.ts';
import type { Challenger } from '../../money/x402/challenger.ts';
import type { Receipts } from '../../money/x402/receipts.ts';
import { AgentChangeService } from './change-service.ts';
import { agentCardsHandlers, agentDocumentsHandlers } from './documents/handlers.ts';
import { agentsHandlers } from './handlers.ts';
import { createAgentChangeSweep, registerAgentJobs } from './jobs.ts';
import { keysHandlers } from './keys/handlers.ts';
import { AgentKeyService } from './keys/service.ts';
import { PayoutChanges } from './payout-changes.ts';
import { RegistrationPayment } from './registration-payment.ts';
import { RegistrationService } from './registration-service.ts';

interface Dependencies {
  config: Config;
  clock: Clock;
  outbox: Outbox;
  wallets: AgentWallets;
  recipients: RecipientRules;
  intake: PaymentIntake;
  lostPayments: LostPayments;
  challenger: Challenger;
  receipts: Receipts;
  dnsLookup: typeof lookup;
}

/** Agents and their API keys. */
export function createAgentsModule(dependencies: Dependencies): DomainModule {
  const { config, clock, outbox, wallets, recipients, receipts, dnsLookup } = dependencies;
  const secrets = new AgentSecrets(config);
  const notifications = new NotificationService(clock);
  const endpoints = new EndpointGuard({ allowLoopback: config.webhookAllowLoopback, lookup: dnsLookup });
  const payoutChanges = new PayoutChanges({ clock, notifications });
  const payment = createRegistrationPayment(dependencies);
  const agents = agentsHandlers({
    secrets,
    receipts,
    clock,
    payoutChanges,
    recipients,
    registrations: new RegistrationService({ clock, secrets, wallets, endpoints, payment }),
    changes: new AgentChangeService({ clock, secrets, endpoints, notifications, payoutChanges }),
  });
  const documentTerms = { ...config, ...config.x402 };
  const keys = keysHandlers({ clock, keys: new AgentKeyService({ clock, secrets, notifications }) });
  return {
    handlers: {
      agents,
      keys,
      agentDocuments: agentDocumentsHandlers(documentTerms),
      agentCards: agentCardsHandlers(documentTerms),
    },
    publicReads: {
      agents_list: showsRows('agents'),
      agents_featured: showsRows('agents'),
      agents_get: { status: 200, listTags: listShownAgent },
      agents_listModels: showsAll('agents'),
      agentDocuments_registration: showsAgentOfPath,
      agentCards_market: showsAll(),
      agentCards_agent: showsAgentOfPath,
    },
    jobs: (workers) => registerAgentJobs(workers, payoutChanges),
    due: [createAgentChangeSweep(outbox)],
  };
}

type AgentDetail = { data: { agent: { agent_id: string } } };

const listShownAgent = ({ data }: AgentDetail) => [toAgentTag(data.agent)];

function createRegistrationPayment(dependencies: Dependencies): RegistrationPayment {
  const { config, clock, intake, lostPayments, challenger } = dependencies;
  return new RegistrationPayment({
    intake,
    lostPayments,
    challenger,
    ledger: new LedgerService(clock),
    clock,
    priceMicro: config.registerPrice,
    baseUrl: config.baseUrl,
    requirePayerSignature: config.x402.requirePayerSignature,
  });
}
