import { lockPayment, MarketError, type PaymentNetwork, type SendingPayer } from '@agent-market/sdk';
import { parseUsd } from '../components/format.ts';
import type { Wallet } from '../session/session.ts';
import {
  clearPaymentReference,
  deletePendingPayment,
  findPendingPayment,
  type PaymentPurpose,
  type PendingPayment,
  savePendingPayment,
} from './pending-payments.ts';
import { market } from './public-api.ts';

/** How often to check until a payment is final. */
export const CONFIRM_OPTIONS = { maxRetries: 20 };

/** Wallet errors that mean that nothing was sent (EIP-1193, EIP-1474). */
const NOT_SENT_ERROR_CODES = [4001, 4100, 4200, 4902, -32602, -32003];

/** Errors of a payment that can never be spent on its purpose. It is returned to its payer. */
const REJECTED_PAYMENT_CODES = [
  'payment_used',
  'payment_of_another',
  'payment_insufficient',
  'illegal_transition',
  'deploy_failed',
];

/** Errors of a mistyped reference. */
const INVALID_REFERENCE_CODES = ['malformed_payment', 'validation_failed'];

/** The wallet and network of a payment. */
export interface PayingWallet {
  wallet: Wallet;
  network: PaymentNetwork;
}

export type SentPayment = PendingPayment & { reference: string };

interface Purchase<T> {
  purpose: PaymentPurpose;
  /** In USD. */
  amount: string;
  /** The recipient, if it is not the treasury of the network. */
  payTo?: string;
  /** Reports the payment to the API. */
  confirm: (payment: SentPayment) => Promise<T>;
}

/** The wallet failed without reporting a transaction. It must not pay again before the outcome is known. */
class PaymentOutcomeUnknownError extends Error {
  override readonly name = 'PaymentOutcomeUnknownError';
}

/** Pays once, however often it is tried: a sent payment is reported again, not sent again. */
export async function payOnce<T>(purchase: Purchase<T>, paying: PayingWallet): Promise<T> {
  const { purpose, confirm } = purchase;
  const payment = findPendingPayment(purpose) ?? (await sendPayment(purchase, paying));
  if (!hasReference(payment)) {
    throw new PaymentOutcomeUnknownError(
      'The wallet did not report whether it paid. Check the wallet before you continue.',
    );
  }
  try {
    const made = await confirm(payment);
    deletePendingPayment(purpose);
    return made;
  } catch (error) {
    if (error instanceof MarketError && REJECTED_PAYMENT_CODES.includes(error.code))
      deletePendingPayment(purpose);
    if (error instanceof MarketError && INVALID_REFERENCE_CODES.includes(error.code))
      clearPaymentReference(purpose);
    throw error;
  }
}

const hasReference = (payment: PendingPayment): payment is SentPayment => payment.reference !== undefined;

/** The secret is stored before anything is sent: without it, the transfer cannot be spent. */
async function sendPayment<T>(
  { purpose, amount, payTo }: Purchase<T>,
  { wallet, network }: PayingWallet,
): Promise<SentPayment> {
  const payer = await wallet.createPayer(network);
  const to = payTo ?? (await getTreasuryAddress(payer));
  const { secret, lock } = await lockPayment();
  const payment = { secret, network, amount };
  savePendingPayment(purpose, payment);
  try {
    const reference = await payer.send(to, parseUsd(amount), lock);
    const sent = { ...payment, reference };
    savePendingPayment(purpose, sent);
    return sent;
  } catch (error) {
    if (wallet.signsLocally || isSafeToResend(error)) deletePendingPayment(purpose);
    throw error;
  }
}

async function getTreasuryAddress({ paymentNetwork, asset }: SendingPayer): Promise<string> {
  const { treasuries } = await market.x402Manifest.get();
  const treasury = treasuries.find(({ network }) => network === paymentNetwork);
  if (treasury?.asset.toLowerCase() !== asset.toLowerCase()) {
    throw new Error(`Payments on ${paymentNetwork} with ${asset} are not supported.`);
  }
  return treasury.payTo;
}

function isSafeToResend(error: unknown): boolean {
  for (
    let one = error as { code?: unknown; cause?: unknown } | undefined;
    one;
    one = one.cause as typeof one
  ) {
    if (NOT_SENT_ERROR_CODES.includes(one.code as number)) return true;
  }
  return false;
}
