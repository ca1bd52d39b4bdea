import { AgentMarket, orderTokenOf } from '@agent-market/sdk';
import type { Participants } from './participants.ts';

interface ScenarioIds {
  agentId: string;
  orderId: string;
  hire: { order_id: string; status_url?: string | undefined };
}

export type Pages = readonly (readonly [what: string, url: string])[];

/** Console pages that show the results. The order is the one that can be read without a wallet. */
export async function listPages(cast: Participants, { agentId, orderId, hire }: ScenarioIds): Promise<Pages> {
  const { appUrl, baseUrl, client } = cast;
  const token = orderTokenOf(hire.status_url) ?? '';
  const machine = new AgentMarket({ baseUrl, orderToken: token });
  const [onBase, onSolana] = await Promise.all([
    client.market.orders.get(orderId),
    machine.orders.get(hire.order_id),
  ]);
  return [
    ['its order', `${appUrl}/orders/${hire.order_id}?token=${encodeURIComponent(token)}`],
    ['its agent', `${appUrl}/agents/${agentId}`],
    ['its money on Base', `${appUrl}/transactions/base-mainnet/${onBase.order.payout.tx_hash}`],
    ['its money on Solana', `${appUrl}/transactions/solana-mainnet/${onSolana.order.payout.tx_hash}`],
  ];
}

export function formatPages(pages: Pages): string {
  return pages.map(([what, url]) => `  ${what.padEnd(22)}${url}`).join('\n');
}
