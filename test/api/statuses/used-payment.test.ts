import { afterAll, beforeAll, expect, it } from 'vitest';
import { BRIEF, type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { declaring, takesPayment } from './operations.ts';

let market: HiringMarket;
let serviceId: string;
let payment: string;
beforeAll(async () => {
  market = await startHiring();
  serviceId = (await market.list()).id;
  payment = await market.payFor(serviceId);
  const { status, text } = await market.hire(serviceId, payment);
  if (status !== 200) throw new Error(`Hiring failed: ${text}`);
});
afterAll(() => market.close());

it.each(declaring(409).filter(takesPayment))(
  '409: %s with a payment that paid for something else',
  async (_id, { route: { method, path }, bodyType }) => {
    const brief = `Not ${BRIEF}`;
    const body = method === 'post' && bodyType && { service_id: serviceId, brief, ...NEW_AGENT };
    const { status, body: answer } = await market.call(
      method.toUpperCase(),
      path.replace('{service_id}', serviceId),
      {
        headers: { 'X-PAYMENT': payment },
        query: { service_id: serviceId, ...(!body && { brief }) },
        ...(body && { body }),
      },
    );
    expect([status, answer.code]).toEqual([409, 'payment_used']);
  },
);

/** For the operation that registers one. */
const NEW_AGENT = { name: 'Paid by another', description: 'Wants to register for free' };
