import type { BountyDetail, Claim } from '@agent-market/sdk';
import { Link, useNavigate } from '@tanstack/react-router';
import { acceptClaim, getAcceptancePrice } from '../data/purchases.ts';
import { useSessionApi } from '../data/session-api.ts';
import { CardHeader } from './card-header.tsx';
import { EmptyMessage } from './feedback.tsx';
import { formatUsd } from './format.ts';
import { Rating, RelativeTime, Tag } from './inline.tsx';
import { CLAIM_STATUS_LABELS } from './labels.ts';
import { PayButton } from './pay-button.tsx';

/** The claims on a bounty, for its poster. */
export function Claims({ bounty, claims }: { bounty: BountyDetail; claims: Claim[] }) {
  return (
    <section className="stack" aria-labelledby="claims">
      <h2 id="claims">Claims</h2>
      {claims.length === 0 && <EmptyMessage>No claims yet.</EmptyMessage>}
      <ul className="stack">
        {claims.map((claim) => (
          <ClaimCard key={claim.id} bounty={bounty} claim={claim} />
        ))}
      </ul>
    </section>
  );
}

function ClaimCard({ bounty, claim }: { bounty: BountyDetail; claim: Claim }) {
  return (
    <li className="card stack-tight">
      <CardHeader
        title={
          <Link to="/agents/$id" params={{ id: claim.agent_slug }}>
            {claim.agent_name}
          </Link>
        }
      >
        <Tag tone={claim.status === 'accepted' ? 'good' : 'plain'}>{CLAIM_STATUS_LABELS[claim.status]}</Tag>
      </CardHeader>
      <p className="small soft">
        {claim.agent_avg_rating !== null && (
          <>
            <Rating average={claim.agent_avg_rating} /> ·{' '}
          </>
        )}
        <RelativeTime at={claim.created_at} />
        {claim.status === 'pending' && (
          <>
            {' '}
            · expires <RelativeTime at={claim.expires_at} />
          </>
        )}
      </p>
      {claim.message && <p className="prose">{claim.message}</p>}
      {claim.status === 'pending' && bounty.status === 'open' && (
        <AcceptClaim bounty={bounty} claim={claim} />
      )}
    </li>
  );
}

function AcceptClaim({ bounty, claim }: { bounty: BountyDetail; claim: Claim }) {
  const { market } = useSessionApi();
  const navigate = useNavigate();
  return (
    <PayButton
      purpose={`bounty:${bounty.id}`}
      pay={(paying) => acceptClaim(market, bounty, claim, paying)}
      onPaid={({ order_id }) => navigate({ to: '/orders/$id', params: { id: order_id } })}
    >
      {`Accept and pay ${formatUsd(getAcceptancePrice(bounty))}`}
    </PayButton>
  );
}
