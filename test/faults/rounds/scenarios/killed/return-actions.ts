import { expect } from 'vitest';
import { createPayer } from '../../../../support/payments/payments.ts';
import { callApi } from '../../../../support/server/call.ts';
import type { Deployment } from '../../deployment.ts';
import type { KilledAction } from './killed-action.ts';

const SHORT_MICRO = 600_000n;

/** A payment that falls short of its order is held, and goes back to its payer. */
export async function createReturn(
  deployment: Deployment,
  network: 'base-mainnet' | 'solana-mainnet',
  serviceId: string,
): Promise<KilledAction> {
  const { market } = deployment;
  const { signer, pay } = await createPayer(network);
  const body = { service_id: serviceId, brief: 'A small thing, made well' };
  const { data: order } = await market.call('POST', '/api/orders', { body, signer });
  const balance = async () => (await market.parts.chains.get(network)?.readUsdcBalance(signer.address)) ?? 0n;
  const before = await balance();
  const reference = await deployment.sent(network, SHORT_MICRO, pay(market.treasury(network), SHORT_MICRO));
  return {
    kind: 'return',
    async ask(url) {
      const answer = await callApi(url, 'PATCH', `/api/orders/${order.id}`, {
        body: { action: 'pay', escrow_tx_hash: reference },
        signer,
      });
      if (answer.body?.code !== 'payment_insufficient') return answer;
      await returnNow(deployment, reference);
      return { ...answer, status: 200 };
    },
    async expectOnce() {
      const rows = await market.database.query('select state from held_payments where payer = $1', [
        signer.address,
      ]);
      expect(rows).toEqual([{ state: 'returned' }]);
      expect(await balance()).toBe(before);
    },
  };
}

/** As if the time had passed in which its payer may spend it on something else. */
async function returnNow({ market }: Deployment, reference: string): Promise<void> {
  const [held] = await market.database.query<{ id: string }>(
    `update held_payments set return_at = now() where reference = $1 and state = 'held' returning id`,
    [reference],
  );
  if (!held) return;
  const { orm, outbox } = market.parts;
  const request = {
    job: 'return-payment.v1',
    key: `killed:${held.id}`,
    payload: { heldPaymentId: held.id },
  } as const;
  await orm.em.fork().transactional((em) => outbox.add(em, request));
}
