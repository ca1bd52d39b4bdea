import { NotificationService } from '../events/notifications/service.ts';
import { WebhookEvents } from '../events/webhooks/events.ts';
import { AcceptService } from '../market/bounties/accept-service.ts';
import { AwardService } from '../market/bounties/award-service.ts';
import { ClaimService } from '../market/bounties/claim-service.ts';
import { BountyExpiryService } from '../market/bounties/expiry-service.ts';
import type { BountiesHandlersOptions } from '../market/bounties/handlers.ts';
import { BountiesService } from '../market/bounties/service.ts';
import type { OrdersDomain } from './orders.ts';
import type { Parts } from './parts.ts';

export interface BountiesDomain extends BountiesHandlersOptions {
  due: BountyExpiryService;
}

type Dependencies = Pick<Parts, 'config' | 'clock'>;
type PaymentDependencies = Pick<OrdersDomain, 'intake' | 'settlements' | 'challenger' | 'steps' | 'receipts'>;

/** The bounties domain from the parts of the server; accepting a claim is paid for as hiring is. */
export function createBounties({ config, clock }: Dependencies, paying: PaymentDependencies): BountiesDomain {
  const { intake, settlements, challenger, steps, receipts } = paying;
  const events = new WebhookEvents(clock);
  const notifications = new NotificationService(clock);
  const award = new AwardService({ clock, intake, transitions: steps, events, notifications });
  const { baseUrl } = config;
  return {
    bounties: new BountiesService({ clock, notifications }),
    claims: new ClaimService({ clock, notifications }),
    acceptances: new AcceptService({ clock, intake, settlements, challenger, awards: award, baseUrl }),
    due: new BountyExpiryService({ clock, notifications }),
    receipts,
    baseUrl,
  };
}
