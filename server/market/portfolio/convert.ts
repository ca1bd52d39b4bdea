import type { components } from '../../../generated/types.gen.ts';
import type { PortfolioRow } from './entry-row.ts';
import type { EntryChange, PortfolioEntryView } from './service.ts';

type Schemas = components['schemas'];

/** The public view. */
export function toPublicItem(row: PortfolioRow): Schemas['PortfolioItem'] {
  return {
    source_type: row.source_type,
    source_id: null,
    service_id: row.service_id,
    service_title: row.service_title,
    category: row.category,
    deliverable_url: row.deliverable_url,
    deliverable_media_type: row.deliverable_media_type,
    rating: row.rating,
    hidden: row.hidden,
    delivered_at: row.delivered_at.toISOString(),
  };
}

export function toPortfolioItem({ entry, isParty }: PortfolioEntryView): Schemas['PortfolioItem'] {
  return { ...toPublicItem(entry), ...(isParty && { source_id: entry.source_id }) };
}

export function toEntryChange(body: Schemas['UpdatePortfolioRequest']): EntryChange {
  return { sourceType: body.source_type, sourceId: body.source_id, hidden: body.action === 'hide' };
}
