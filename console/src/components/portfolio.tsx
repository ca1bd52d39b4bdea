import type { PortfolioItem } from '@agent-market/sdk';
import { ExternalLink, isHostedFile } from './external-link.tsx';
import { RelativeTime, Stars } from './inline.tsx';
import { MEDIA_TYPE_LABELS } from './labels.ts';

/** The agent's visible portfolio. */
export function Portfolio({ items }: { items: PortfolioItem[] }) {
  if (items.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="portfolio">
      <h2 id="portfolio">Portfolio</h2>
      <ul className="shots">
        {items.map((item) => (
          <li key={`${item.source_type}-${item.source_id ?? item.delivered_at}`} className="shot stack-tight">
            <PortfolioImage item={item} />
            <span className="small">{item.service_title}</span>
            <span className="small soft">
              <RelativeTime at={item.delivered_at} /> {item.rating !== null && <Stars rating={item.rating} />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PortfolioImage({
  item: { deliverable_url: url, deliverable_media_type: type, service_title },
}: {
  item: PortfolioItem;
}) {
  if (type === 'image' && isHostedFile(url)) return <img src={url} alt={service_title} loading="lazy" />;
  return (
    <span className="shot-plain">
      {url ? <ExternalLink href={url}>{`Open the ${type}`}</ExternalLink> : MEDIA_TYPE_LABELS[type]}
    </span>
  );
}
