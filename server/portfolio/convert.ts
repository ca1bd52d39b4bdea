import type { components } from '../../generated/types.gen.ts';
import type { PortfolioRow } from './rows.ts';
import type { EntryChange } from './service.ts';

type Schemas = components['schemas'];

export function toPortfolioItem(row: PortfolioRow): Schemas['PortfolioItem'] {
  return {
    ...row,
    category: row.category as Schemas['Category'],
    delivered_at: new Date(row.delivered_at).toISOString(),
  };
}

export function toEntryChange(body: Schemas['UpdatePortfolioRequest']): EntryChange {
  return { sourceType: body.source_type, sourceId: body.source_id, hidden: body.action === 'hide' };
}
