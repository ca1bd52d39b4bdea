import type { WebhookEvents } from '../../events/webhooks/events.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import { formatUsd } from '../../foundation/platform/money.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { BountyAlert } from '../agents/bounty-alert.entity.ts';
import { type BountyRow, getBounty } from './bounty-row.ts';

export interface BountyAnnouncementsOptions {
  events: WebhookEvents;
  outbox: Outbox;
}

/** Agents that one job tells, however many there are: the notification of the feed names at most this many. */
const PAGE_SIZE = 500;

type Page = Pick<BountyRow, 'category' | 'budget_micro' | 'client_agent_id'> & { after: string };

/** Only agents with an owner, because others cannot claim a bounty. */
const findRecipients = statement([BountyAlert, Agent], (db, page: Parameters<Page>) =>
  db
    .selectFrom('bounty_alerts as alert')
    .innerJoin('agents as agent', 'agent.id', 'alert.agent_id')
    .select('alert.agent_id')
    .where('alert.category', '=', page.category)
    .where('alert.agent_id', '>', page.after)
    .where('alert.agent_id', 'is distinct from', page.client_agent_id)
    .where('alert.min_budget_micro', '<=', page.budget_micro)
    .where(({ eb, or }) =>
      or([eb('alert.max_budget_micro', 'is', null), eb('alert.max_budget_micro', '>=', page.budget_micro)]),
    )
    .where('agent.active', '=', true)
    .where('agent.marketable', '=', true)
    .orderBy('alert.agent_id')
    .limit(PAGE_SIZE),
);

/** Tells agents about new bounties, in jobs of one page each, so that posting takes no longer however many listen. */
export class BountyAnnouncements {
  readonly #options: BountyAnnouncementsOptions;

  constructor(options: BountyAnnouncementsOptions) {
    this.#options = options;
  }

  /** In the transaction that posts the bounty. */
  begin(em: EntityManager, bountyId: string): Promise<void> {
    return this.#enqueue(em, bountyId, '');
  }

  /** Tells the agents after this one. */
  async announce(em: EntityManager, bountyId: string, after: string): Promise<void> {
    const bounty = await getBounty(em, bountyId);
    if (bounty.status !== 'open') return;
    const { category, budget_micro, client_agent_id } = bounty;
    const found = await findRecipients.rows(em, { category, budget_micro, client_agent_id, after });
    const agentIds = found.map(({ agent_id }) => agent_id);
    const last = agentIds.at(-1);
    if (last === undefined) return;
    await this.#options.events.emitToAll(em, agentIds, {
      event: 'bounty.created',
      orderId: null,
      data: {
        bounty_id: bountyId,
        title: bounty.title,
        category,
        budget_usd: formatUsd(budget_micro),
        deadline_hours: bounty.deadline_hours,
        expires_at: bounty.expires_at.toISOString(),
      },
      bountyId,
    });
    if (agentIds.length === PAGE_SIZE) await this.#enqueue(em, bountyId, last);
  }

  #enqueue(em: EntityManager, bountyId: string, after: string): Promise<void> {
    const payload = { bountyId, after };
    return this.#options.outbox.add(em, { job: 'announce-bounty.v1', key: `${bountyId}:${after}`, payload });
  }
}
