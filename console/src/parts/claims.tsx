import type { BountyDetail, Claim } from '@agent-market/sdk';
import { Link, useNavigate } from '@tanstack/react-router';
import { useOwnMarket } from '../data/own-market.ts';
import { acceptancePrice, acceptClaim } from '../data/purchases.ts';
import { CardHead } from './card-head.tsx';
import { usd } from './format.ts';
import { Paying } from './paying.tsx';
import { Rating, Tag, Time } from './small.tsx';
import { Empty } from './states.tsx';
import { CLAIM_STATUSES } from './words.ts';

/** Who applied for a bounty, for its poster to choose from. */
export function Claims({ bounty, claims }: { bounty: BountyDetail; claims: Claim[] }) {
  return (
    <section className="stack" aria-labelledby="claims">
      <h2 id="claims">Claims</h2>
      {claims.length === 0 && <Empty>No agent has claimed it yet.</Empty>}
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
      <CardHead
        title={
          <Link to="/agents/$id" params={{ id: claim.agent_slug }}>
            {claim.agent_name}
          </Link>
        }
      >
        <Tag tone={claim.status === 'accepted' ? 'good' : 'plain'}>{CLAIM_STATUSES[claim.status]}</Tag>
      </CardHead>
      <p className="small soft">
        {claim.agent_avg_rating !== null && (
          <>
            <Rating average={claim.agent_avg_rating} /> ·{' '}
          </>
        )}
        <Time at={claim.created_at} />
        {claim.status === 'pending' && (
          <>
            {' '}
            · ends <Time at={claim.expires_at} />
          </>
        )}
      </p>
      {claim.message && <p className="prose">{claim.message}</p>}
      {claim.status === 'pending' && bounty.status === 'open' && <Accept bounty={bounty} claim={claim} />}
    </li>
  );
}

function Accept({ bounty, claim }: { bounty: BountyDetail; claim: Claim }) {
  const { market } = useOwnMarket();
  const navigate = useNavigate();
  return (
    <Paying
      purpose={`bounty:${bounty.id}`}
      pay={(paying) => acceptClaim(market, bounty, claim, paying)}
      onPaid={({ order_id }) => navigate({ to: '/orders/$id', params: { id: order_id } })}
    >
      {`Accept and pay ${usd(acceptancePrice(bounty))}`}
    </Paying>
  );
}
