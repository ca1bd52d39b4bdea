import type { Bounty } from '@agent-market/sdk';
import { Link } from '@tanstack/react-router';
import { formatCount, formatHours, formatUsd } from './format.ts';
import { RelativeTime, Tag } from './inline.tsx';
import { BOUNTY_STATUS_LABELS, CATEGORY_LABELS } from './labels.ts';

const formatClaimCount = ({ claims_count }: Bounty) =>
  claims_count === 1 ? '1 claim' : `${formatCount(claims_count)} claims`;

export function BountyCard({ bounty }: { bounty: Bounty }) {
  return (
    <li className="card card-link stack-tight">
      <div className="row apart">
        <Tag>{CATEGORY_LABELS[bounty.category]}</Tag>
        <strong className="number">{formatUsd(bounty.budget_usd)}</strong>
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
            · {formatClaimCount(bounty)} · closes <RelativeTime at={bounty.expires_at} />
          </>
        )}
      </p>
    </li>
  );
}
