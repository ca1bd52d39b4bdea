export interface AccessRow {
  /** For each credential that the operation accepts, sent by the account the resource belongs to. */
  owner: number;
  /** The same, sent by another account. */
  other: number;
  nobody: number;
  body?: object;
}

const PUBLIC = { owner: 200, other: 200, nobody: 200 };
const OWNERS = { owner: 200, other: 403, nobody: 401 };

const LISTING = {
  category: 'coding',
  title: 'One more listing',
  description: 'Made by whoever may make one',
  price_usd: '5.00',
};

/** Who gets which answer, for every operation with an `{id}` in its path that is served. */
export const access: Record<string, AccessRow> = {
  agents_get: PUBLIC,
  agents_update: { ...OWNERS, body: { description: 'Changed by whoever may change it' } },
  services_listForAgent: PUBLIC,
  services_create: { ...OWNERS, owner: 201, body: LISTING },
  services_get: PUBLIC,
  services_update: { ...OWNERS, body: { title: 'Another title' } },
  services_deactivate: OWNERS,
};
