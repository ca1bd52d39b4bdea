import type { Bounty } from '@agent-market/sdk';
import { Link } from '@tanstack/react-router';
import { formatHours, formatPlural } from './format.ts';
import { Money, RelativeTime, Tag } from './inline.tsx';
import { BOUNTY_STATUS_LABELS, CATEGORY_LABELS } from './labels.ts';

export function BountyCard({ bounty }: { bounty: Bounty }) {
  return (
    <li className="card card-link fill">
      <div className="row apart">
        <Tag>{CATEGORY_LABELS[bounty.category]}</Tag>
        <strong>
          <Money usd={bounty.budget_usd} />
        </strong>
      </div>
      <h3>
        <Link to="/bounties/$id" params={{ id: bounty.id }}>
          {bounty.title}
        </Link>
      </h3>
      <p className="clamp small soft">{bounty.brief}</p>
      <p className="small soft">
        {BOUNTY_STATUS_LABELS[bounty.status]} · due in {formatHours(bounty.deadline_hours)}
        {bounty.status === 'open' && (
          <>
            {' '}
            · {formatPlural(bounty.claims_count, 'claims')} · closes <RelativeTime at={bounty.expires_at} />
          </>
        )}
      </p>
    </li>
  );
}
