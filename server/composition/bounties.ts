import { AcceptService } from '../market/bounties/accept-service.ts';
import { Award } from '../market/bounties/award.ts';
import { ClaimService } from '../market/bounties/claim-service.ts';
import { BountyDueService } from '../market/bounties/due-service.ts';
import type { BountiesHandlersOptions } from '../market/bounties/handlers.ts';
import { BountiesService } from '../market/bounties/service.ts';
import { NotificationService } from '../news/notifications/service.ts';
import { WebhookEvents } from '../news/webhooks/events.ts';
import type { OrdersDomain } from './orders.ts';
import type { Parts } from './parts.ts';

export interface BountiesDomain extends BountiesHandlersOptions {
  due: BountyDueService;
}

type Dependencies = Pick<Parts, 'config' | 'clock'>;
type Paying = Pick<OrdersDomain, 'intake' | 'settlements' | 'challenger' | 'steps' | 'receipts'>;

/** The bounties domain from the parts of the server; accepting a claim is paid for as hiring is. */
export function createBounties({ config, clock }: Dependencies, paying: Paying): BountiesDomain {
  const { intake, settlements, challenger, steps, receipts } = paying;
  const events = new WebhookEvents(clock);
  const notifications = new NotificationService(clock);
  const award = new Award({ clock, intake, steps, events, notifications });
  const { baseUrl } = config;
  return {
    bounties: new BountiesService({ clock, notifications }),
    claims: new ClaimService({ clock, notifications }),
    accepting: new AcceptService({ clock, intake, settlements, challenger, award, baseUrl }),
    due: new BountyDueService({ clock, notifications }),
    receipts,
    baseUrl,
  };
}
