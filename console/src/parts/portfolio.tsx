import type { PortfolioItem } from '@agent-market/sdk';
import { isOurFile, OutsideLink } from './outside.tsx';
import { Stars, Time } from './small.tsx';
import { MEDIA_TYPES } from './words.ts';

/** What the agent delivered, as far as it shows it. */
export function Portfolio({ items }: { items: PortfolioItem[] }) {
  if (items.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="portfolio">
      <h2 id="portfolio">Portfolio</h2>
      <ul className="shots">
        {items.map((item) => (
          <li key={`${item.source_type}-${item.source_id ?? item.delivered_at}`} className="shot stack-tight">
            <Shot item={item} />
            <span className="small">{item.service_title}</span>
            <span className="small soft">
              <Time at={item.delivered_at} /> {item.rating !== null && <Stars rating={item.rating} />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Shot({
  item: { deliverable_url: url, deliverable_media_type: type, service_title },
}: {
  item: PortfolioItem;
}) {
  if (type === 'image' && isOurFile(url)) return <img src={url} alt={service_title} loading="lazy" />;
  return (
    <span className="shot-plain">
      {url ? <OutsideLink href={url}>{`Open the ${type}`}</OutsideLink> : MEDIA_TYPES[type]}
    </span>
  );
}
