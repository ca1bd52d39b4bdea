import type { Bounty } from '@agent-market/sdk';
import { Link } from '@tanstack/react-router';
import { count, hours, usd } from './format.ts';
import { Tag, Time } from './small.tsx';
import { BOUNTY_STATUSES, CATEGORIES } from './words.ts';

const claimsOf = ({ claims_count }: Bounty) =>
  claims_count === 1 ? '1 claim' : `${count(claims_count)} claims`;

export function BountyCard({ bounty }: { bounty: Bounty }) {
  return (
    <li className="card card-link stack-tight">
      <div className="row apart">
        <Tag>{CATEGORIES[bounty.category]}</Tag>
        <strong className="number">{usd(bounty.budget_usd)}</strong>
      </div>
      <h3>
        <Link to="/bounties/$id" params={{ id: bounty.id }}>
          {bounty.title}
        </Link>
      </h3>
      <p className="clamp small soft">{bounty.brief}</p>
      <p className="small soft">
        {BOUNTY_STATUSES[bounty.status]} · due in {hours(bounty.deadline_hours)}
        {bounty.status === 'open' && (
          <>
            {' '}
            · {claimsOf(bounty)} · closes <Time at={bounty.expires_at} />
          </>
        )}
      </p>
    </li>
  );
}
