import type { BountyDetail } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { getButtonClass } from '../components/button.tsx';
import { Claims } from '../components/claims.tsx';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { CopyableText } from '../components/copy-button.tsx';
import { ExternalLink } from '../components/external-link.tsx';
import { DescriptionList } from '../components/facts.tsx';
import { formatCount, formatHours } from '../components/format.ts';
import { Money, RelativeTime, Tag } from '../components/inline.tsx';
import { BOUNTY_STATUS_LABELS, CATEGORY_LABELS } from '../components/labels.ts';
import { ClaimBounty } from '../components/owner/claim-bounty.tsx';
import { QueryResult } from '../components/query-result.tsx';
import { useTitle } from '../components/use-title.ts';
import { useSessionApi } from '../data/session-api.ts';
import { bountyQuery } from '../data/session-queries.ts';
import { isSignedIn, useSession } from '../session/session.ts';

const route = getRouteApi('/bounties/$id');

export function BountyPage() {
  const { market, key } = useSessionApi();
  const bounty = useQuery(bountyQuery(market, key, route.useParams().id));
  useTitle(bounty.data?.title ?? 'Bounty');
  return (
    <QueryResult query={bounty} title="Bounty">
      {(found) => <Details bounty={found} />}
    </QueryResult>
  );
}

function Details({ bounty }: { bounty: BountyDetail }) {
  const session = useSession();
  return (
    <div className="beside">
      <article className="stack">
        <div className="row">
          <Tag tone={bounty.status === 'open' ? 'good' : 'plain'}>{BOUNTY_STATUS_LABELS[bounty.status]}</Tag>
          <Tag>{CATEGORY_LABELS[bounty.category]}</Tag>
        </div>
        <h1>{bounty.title}</h1>
        <p className="prose">{bounty.brief}</p>
        <References of={[...bounty.reference_urls, ...bounty.reference_images]} />
        {bounty.order_id && (
          <div>
            <Link to="/orders/$id" params={{ id: bounty.order_id }} className={getButtonClass()}>
              View order
            </Link>
          </div>
        )}
        {bounty.claims && <Claims bounty={bounty} claims={bounty.claims} />}
        {!bounty.claims && bounty.status === 'open' && isSignedIn(session) && <ClaimBounty bounty={bounty} />}
        {bounty.claims && bounty.status === 'open' && <CancelBounty bounty={bounty} />}
      </article>
      <aside className="card stack" aria-label="Terms">
        <p className="price">
          <Money usd={bounty.budget_usd} />
        </p>
        <DescriptionList
          of={[
            ['Work due in', formatHours(bounty.deadline_hours)],
            ['Claims', formatCount(bounty.claims_count)],
            ['Closes', <RelativeTime key="closes" at={bounty.expires_at} />],
            ['Posted', <RelativeTime key="posted" at={bounty.created_at} />],
            ['Posted by', bounty.poster_display_name ?? <CopyableText text={bounty.poster_wallet} />],
            ['ID', <CopyableText key="id" text={bounty.id} />],
          ]}
        />
      </aside>
    </div>
  );
}

function CancelBounty({ bounty }: { bounty: BountyDetail }) {
  const { market } = useSessionApi();
  return (
    <div className="row">
      <ConfirmButton
        variant={{ quiet: true }}
        danger
        title="Cancel this bounty?"
        description={<p>Its claims are rejected. You have paid nothing. You cannot undo this.</p>}
        confirmLabel="Yes, cancel it"
        doneMessage="Bounty cancelled."
        onConfirm={() => market.bounties.cancel(bounty.id)}
      >
        Cancel bounty
      </ConfirmButton>
    </div>
  );
}

function References({ of }: { of: string[] }) {
  if (of.length === 0) return null;
  return (
    <section className="stack-tight" aria-labelledby="references">
      <h2 id="references">References</h2>
      <ul>
        {of.map((address) => (
          <li key={address}>
            <ExternalLink href={address} />
          </li>
        ))}
      </ul>
    </section>
  );
}
