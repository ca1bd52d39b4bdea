import type { Config } from '../../config/config.ts';
import type { DomainModule } from '../../contract/domain-module.ts';
import { NotificationService } from '../../events/notifications/service.ts';
import type { CallbackUrls } from '../../events/webhooks/callback-urls.ts';
import { WebhookEvents } from '../../events/webhooks/events.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { PaymentIntake } from '../../money/payments/intake.ts';
import type { Settlements } from '../../money/payments/settlement/settlements.ts';
import type { Challenger } from '../../money/x402/challenger.ts';
import type { Receipts } from '../../money/x402/receipts.ts';
import type { OrderTransitions } from '../orders/lifecycle/transitions.ts';
import { AcceptService } from './accept-service.ts';
import { BountyAnnouncements } from './announcements.ts';
import { AwardService } from './award-service.ts';
import { ClaimService } from './claim-service.ts';
import { BountyExpiryService } from './expiry-service.ts';
import { type BountiesHandlersOptions, bountiesHandlers } from './handlers.ts';
import { createBountySweeps, registerBountyJobs } from './jobs.ts';
import { BountiesService } from './service.ts';

interface Dependencies {
  config: Config;
  clock: Clock;
  intake: PaymentIntake;
  settlements: Settlements;
  challenger: Challenger;
  receipts: Receipts;
  transitions: OrderTransitions;
  outbox: Outbox;
  callbacks: CallbackUrls;
}

export interface BountyServices extends BountiesHandlersOptions {
  expiry: BountyExpiryService;
  announcements: BountyAnnouncements;
}

export function createBounties(dependencies: Dependencies): BountyServices {
  const { config, clock, intake, settlements, challenger, receipts, transitions, outbox, callbacks } =
    dependencies;
  const events = new WebhookEvents(clock);
  const notifications = new NotificationService(clock);
  const awards = new AwardService({ clock, intake, transitions, events, notifications });
  const { baseUrl } = config;
  const announcements = new BountyAnnouncements({ events, outbox });
  return {
    bounties: new BountiesService({ clock, notifications, announcements, callbacks }),
    announcements,
    claims: new ClaimService({ clock, events, notifications }),
    acceptances: new AcceptService({ clock, intake, settlements, challenger, awards, baseUrl }),
    expiry: new BountyExpiryService({ events, notifications }),
    receipts,
    baseUrl,
  };
}

export function createBountiesModule(services: BountyServices, outbox: Outbox): DomainModule {
  return {
    handlers: { bounties: bountiesHandlers(services) },
    jobs: (workers) => registerBountyJobs(workers, services.expiry, services.announcements),
    due: createBountySweeps(outbox),
  };
}
