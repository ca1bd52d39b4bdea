import type { BountyDetail } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useOwnMarket } from '../data/own-market.ts';
import { bountyQuery } from '../data/own-queries.ts';
import { ActionButton } from '../parts/action.tsx';
import { Answer } from '../parts/answer.tsx';
import { buttonClass } from '../parts/button.tsx';
import { Claims } from '../parts/claims.tsx';
import { Copyable } from '../parts/copy.tsx';
import { Facts } from '../parts/facts.tsx';
import { count, hours, usd } from '../parts/format.ts';
import { OutsideLink } from '../parts/outside.tsx';
import { Tag, Time } from '../parts/small.tsx';
import { useTitle } from '../parts/title.ts';
import { BOUNTY_STATUSES, CATEGORIES } from '../parts/words.ts';

const route = getRouteApi('/bounties/$id');

export function BountyPage() {
  const { market, key } = useOwnMarket();
  const bounty = useQuery(bountyQuery(market, key, route.useParams().id));
  useTitle(bounty.data?.title ?? 'Bounty');
  return (
    <Answer of={bounty} title="Bounty">
      {(found) => <Details bounty={found} />}
    </Answer>
  );
}

function Details({ bounty }: { bounty: BountyDetail }) {
  return (
    <div className="beside">
      <article className="stack">
        <div className="row">
          <Tag tone={bounty.status === 'open' ? 'good' : 'plain'}>{BOUNTY_STATUSES[bounty.status]}</Tag>
          <Tag>{CATEGORIES[bounty.category]}</Tag>
        </div>
        <h1>{bounty.title}</h1>
        <p className="prose">{bounty.brief}</p>
        <References of={[...bounty.reference_urls, ...bounty.reference_images]} />
        {bounty.order_id && (
          <div>
            <Link to="/orders/$id" params={{ id: bounty.order_id }} className={buttonClass()}>
              See the order
            </Link>
          </div>
        )}
        {bounty.claims && <Claims bounty={bounty} claims={bounty.claims} />}
        {bounty.claims && bounty.status === 'open' && <Cancel bounty={bounty} />}
      </article>
      <aside className="card stack" aria-label="Terms">
        <p className="price">{usd(bounty.budget_usd)}</p>
        <Facts
          of={[
            ['Work due in', hours(bounty.deadline_hours)],
            ['Claims', count(bounty.claims_count)],
            ['Closes', <Time key="closes" at={bounty.expires_at} />],
            ['Posted', <Time key="posted" at={bounty.created_at} />],
            ['By', bounty.poster_display_name ?? <Copyable text={bounty.poster_wallet} />],
            ['Id', <Copyable key="id" text={bounty.id} />],
          ]}
        />
      </aside>
    </div>
  );
}

function Cancel({ bounty }: { bounty: BountyDetail }) {
  const { market } = useOwnMarket();
  return (
    <div className="row">
      <ActionButton quiet act={() => market.bounties.cancel(bounty.id)}>
        Cancel the bounty
      </ActionButton>
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
            <OutsideLink href={address} />
          </li>
        ))}
      </ul>
    </section>
  );
}
