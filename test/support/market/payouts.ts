import { createWalletCredentials } from '../chains/signers.ts';
import type { Api } from '../server/api.ts';
import type { ApiResponse } from '../server/call.ts';
import type { TestAgent } from './factories.ts';

/** Sets the agent's payout address with custody proof of its owner: it takes effect at once. */
export async function setPayout(
  api: Pick<Api, 'call'>,
  { id, owner }: Pick<TestAgent, 'id' | 'owner'>,
  settings: object,
): Promise<ApiResponse> {
  const body = { ...settings, ...(await createWalletCredentials(owner)) };
  const answer = await api.call('PATCH', `/api/agents/${id}`, { body });
  if (answer.status !== 200) throw new Error(`Setting the payout address failed: ${answer.text}`);
  return answer;
}

/** Sets a payout address that cannot be paid. Written directly: the API rejects such an address. */
export async function setUndeliverablePayout(
  { database }: Pick<Api, 'database'>,
  { id }: Pick<TestAgent, 'id'>,
  address: string,
): Promise<void> {
  const update = `update agents set payout_chain = 'base', payout_address_base = $2 where id = $1`;
  await database.query(update, [id, address]);
}
