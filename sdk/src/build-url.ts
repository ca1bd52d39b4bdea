type Fields = Record<string, unknown>;

/** The URL of a request: path parameters filled in, lists in the query comma-separated, undefined values omitted. */
export function buildUrl(baseUrl: string, path: string, params: { path: Fields; query: Fields }): string {
  const filled = path.replace(/{(\w+)}/g, (_, name) => encodeValue(params.path[name]));
  const query = Object.entries(params.query).flatMap(([name, value]) => {
    const values = [value ?? []].flat().map(encodeValue);
    return values.length > 0 ? `${name}=${values}` : [];
  });
  return baseUrl + filled + (query.length > 0 ? `?${query.join('&')}` : '');
}

const encodeValue = (value: unknown) => encodeURIComponent(`${value}`);
