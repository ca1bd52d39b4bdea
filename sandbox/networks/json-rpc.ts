const TIMEOUT_MS = 5000;

/** One JSON-RPC call to any of the three chains. Throws if there is no result. */
export async function callRpc<Result>(url: string, method: string, params: unknown[] = []): Promise<Result> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const reply = (await response.json()) as { result?: Result; error?: { message?: string } };
  if (reply.error || reply.result === undefined) {
    throw new Error(reply.error?.message ?? `HTTP status ${response.status}`);
  }
  return reply.result;
}
