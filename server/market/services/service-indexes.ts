const onServices = (name: string, keys: string) => ({
  name: `services_browse_${name}_index`,
  expression: `create index services_browse_${name}_index on services (${keys}) where visible`,
});

const SORT_KEYS = {
  popular: 'completed_orders desc, id desc',
  newest: 'created_at desc, id desc',
  rating: '(coalesce(avg_rating, 0)) desc, id desc',
  cheapest: 'price_order, id',
  fastest: 'turnaround_hours, id',
};

/** Must match the sort orders in `browse.ts`. */
const BROWSE_INDEXES = [
  ...Object.entries(SORT_KEYS).map(([name, keys]) => onServices(name, keys)),
  ...Object.entries(SORT_KEYS).map(([name, keys]) => onServices(`category_${name}`, `category, ${keys}`)),
  onServices('pricing', "(price_type in ('weekly', 'monthly')), completed_orders desc, id desc"),
];

const onPayable = (name: string, keys: string) => ({
  name: `services_payable_${name}_index`,
  expression: `create index services_payable_${name}_index on services (${keys})
    where visible and price_type = 'fixed'`,
});

/** Must match the sort order in `server/market/catalog/payable-services.ts`. */
const PAYABLE_INDEXES = [
  onPayable('newest', 'created_at desc, id desc'),
  onPayable('category_newest', 'category, created_at desc, id desc'),
  onPayable('id', 'id'),
];

const SEARCH_INDEXES = [
  {
    name: 'services_search_index',
    expression: `create index services_search_index on services using gin (search) where visible`,
  },
  {
    name: 'services_lower_title_index',
    expression: `create index services_lower_title_index on services (lower(title) text_pattern_ops) where visible`,
  },
];

export const SERVICE_INDEXES = [...SEARCH_INDEXES, ...BROWSE_INDEXES, ...PAYABLE_INDEXES];
