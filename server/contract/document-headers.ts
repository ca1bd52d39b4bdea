/** Of documents that caches may use for a minute. */
export const DOCUMENT_HEADERS = {
  'Cache-Control': 'public, max-age=60',
  'Content-Type': 'application/json; charset=utf-8',
};
