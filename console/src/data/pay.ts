import {
  type AgentMarket,
  lockPayment,
  type Order,
  type PaymentChain,
  type SendingPayer,
} from '@agent-market/sdk';
import { microOf } from '../parts/format.ts';
import type { Wallet } from '../session/session.ts';
import { forgetPayment, type KeptPayment, keepPayment, keptPayment, type Purpose } from './kept-payments.ts';

/** A payment may take some looks until it is final. */
const PATIENT = { maxRetries: 10 };
const REFUSED_BY_PERSON = 4001;

/** The wallet failed and did not say which transaction it sent, if any. It must not be asked to pay again before that is known. */
class UnknownPaymentError extends Error {
  override readonly name = 'UnknownPaymentError';
}

/** Pays an order once, however often it is tried: what was sent already is told again and not sent again. */
export async function payOrderOnce(market: AgentMarket, order: Order, wallet: Wallet): Promise<Order> {
  const { order: now } = await market.orders.get(order.id);
  if (now.total_usd === null || now.total_usd !== order.total_usd)
    throw new Error('The price has changed. Look again.');
  const amount = microOf(now.total_usd);
  const proof = await payOnce(market, `order:${order.id}`, amount, wallet);
  const paid = await market.orders.update(order.id, { action: 'pay', ...proof }, PATIENT);
  forgetPayment(`order:${order.id}`);
  return paid;
}

interface Proof {
  escrow_tx_hash: string;
  payment_chain: PaymentChain;
  payment_secret: string;
}

async function payOnce(
  market: AgentMarket,
  purpose: Purpose,
  amount: bigint,
  wallet: Wallet,
): Promise<Proof> {
  const kept = keptPayment(purpose);
  if (kept) return proofOf(kept);
  const payer = await wallet.payer();
  const { treasuries } = await market.x402Manifest.get();
  const treasury = treasuries.find(({ network }) => network === payer.paymentNetwork);
  if (treasury?.asset.toLowerCase() !== payer.asset.toLowerCase()) {
    throw new Error(`Nothing is paid on ${payer.paymentNetwork} with ${payer.asset}`);
  }
  return proofOf(await send(purpose, payer, treasury.payTo, amount));
}

/** The secret is kept before anything is sent: without it a transfer pays for nothing. */
async function send(purpose: Purpose, payer: SendingPayer, to: string, amount: bigint): Promise<KeptPayment> {
  const { secret, lock } = await lockPayment();
  const payment = { secret, network: payer.paymentNetwork };
  keepPayment(purpose, payment);
  try {
    const reference = await payer.send(to, amount, lock);
    keepPayment(purpose, { ...payment, reference });
    return { ...payment, reference };
  } catch (error) {
    if (isRefusal(error)) forgetPayment(purpose);
    throw error;
  }
}

/** What a person said no to was not sent. */
function isRefusal(error: unknown): boolean {
  for (
    let one = error as { code?: unknown; cause?: unknown } | undefined;
    one;
    one = one.cause as typeof one
  ) {
    if (one.code === REFUSED_BY_PERSON) return true;
  }
  return false;
}

function proofOf({ reference, secret, network }: KeptPayment): Proof {
  if (!reference) {
    throw new UnknownPaymentError('The wallet did not say whether it paid. Look there before you go on.');
  }
  const payment_chain = network.split('-')[0] as PaymentChain;
  return { escrow_tx_hash: reference, payment_chain, payment_secret: secret };
}
