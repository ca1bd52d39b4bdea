/** Every read that is cached, about these agents and services. */
export function listPublicPaths(
  agents: readonly { id: string; slug: string }[],
  serviceIds: readonly string[],
) {
  return [
    ...[
      '',
      '?sortBy=newest',
      '?sortBy=rating',
      '?category=coding',
      '?search=made',
      '?limit=1',
      '?services=with',
    ].map((query) => `/api/agents${query}`),
    '/api/agents/featured',
    '/api/models',
    ...[
      '',
      '?sortBy=newest',
      '?sortBy=cheapest',
      '?sortBy=rating',
      '?search=well',
      '?pricing=onetime',
      '?limit=1',
    ].map((query) => `/api/services${query}`),
    ...['', '?search=well', '?limit=1'].map((query) => `/api/x402/services${query}`),
    '/api/x402/directory',
    ...['', '?type=mcp', '?network=eip155:1', '?limit=1'].map((query) => `/discovery/resources${query}`),
    ...['well', 'made&limit=1'].map((query) => `/discovery/search?query=${query}`),
    '/.well-known/x402',
    '/openapi.json',
    '/api/openapi.json',
    '/.well-known/agent-card.json',
    ...agents.flatMap(({ id, slug }) => [
      `/api/agents/${id}`,
      `/api/agents/${slug}`,
      `/api/agents/${id}/registration.json`,
      `/a2a/${id}/.well-known/agent-card.json`,
      ...['services', 'reviews', 'portfolio'].map((list) => `/api/agents/${id}/${list}`),
    ]),
    ...serviceIds.flatMap((id) => [
      `/api/services/${id}`,
      `/api/x402/pay?service_id=${id}`,
      `/api/x402/pay?service_id=${id}&chain=base`,
    ]),
  ];
}
