import type { PaymentRequiredV2, PaymentRequirementsV2 } from '../../generated/client.gen.ts';
import { fromBase64 } from './base64.ts';
import { formatUsd, parseUsd } from './money.ts';
import { isSameAddress, type Payer } from './payer.ts';
import { PaymentRefusedError, TooDearError, toPaymentError } from './payment-errors.ts';
import type { PaymentHandler } from './payment-handler.ts';
import type { PaymentRequiredError } from './status-errors.ts';

export interface PayOptions {
  /** Spending cap of one call in USD: `'5.00'`. */
  maxUsd: string;
  /** Spending cap of all calls together in USD. Unlimited by default. */
  maxTotalUsd?: string | undefined;
}

/**
 * Pays a 402 and retries, within a spending cap. One call is paid at most once: its retries send the same payment
 * again, and a call that fails after the payment reports it in `MarketError.payment`.
 *
 * @example
 * const payment = payWith(accountPayer(account, { chainId: 8453 }), { maxUsd: '30.00' });
 * const hire = await market.x402.pay({ service_id, brief: 'A blue mug' }, { payment });
 */
export function payWith(payers: Payer | readonly Payer[], options: PayOptions): PaymentHandler {
  const cap = parseUsd(options.maxUsd);
  let left = options.maxTotalUsd === undefined ? undefined : parseUsd(options.maxTotalUsd);
  return async (demand) => {
    const { accepts, resource } = parsePaymentRequired(demand);
    const match = matchPayer([payers].flat() as Payer[], accepts);
    if (!match) {
      const networks = accepts.map(({ network }) => network).join(', ');
      throw new PaymentRefusedError(`Payable on ${networks} only, with its USDC`, demand);
    }
    const [payer, due] = match;
    const amount = BigInt(due.amount);
    const usd = formatUsd(amount);
    if (amount > cap) {
      throw new TooDearError(usd, options.maxUsd, `${usd} USD is over the cap of ${options.maxUsd}`, demand);
    }
    if (left !== undefined && amount > left) {
      throw new TooDearError(
        usd,
        formatUsd(left),
        `${usd} USD is over the ${formatUsd(left)} that is left`,
        demand,
      );
    }
    // reserved before the wallet is called, so that concurrent calls share the cap
    if (left !== undefined) left -= amount;
    return payer.pay(due, resource).catch((error) => {
      throw toPaymentError(error);
    });
  };
}

/** Version 2 of x402 names every network, including those unknown to version 1. */
function parsePaymentRequired(demand: PaymentRequiredError): PaymentRequiredV2 {
  const header = demand.headers.get('payment-required');
  try {
    const read: PaymentRequiredV2 = JSON.parse(fromBase64(header ?? ''));
    for (const { amount } of read.accepts) BigInt(amount);
    return read;
  } catch {
    throw new PaymentRefusedError('The demand has no PAYMENT-REQUIRED header that can be read', demand);
  }
}

function matchPayer(
  payers: Payer[],
  accepts: PaymentRequirementsV2[],
): [Payer, PaymentRequirementsV2] | undefined {
  for (const payer of payers) {
    const due = accepts.find(
      ({ scheme, network, asset }) =>
        scheme === 'exact' && network === payer.network && isSameAddress(asset, payer.asset),
    );
    if (due) return [payer, due];
  }
  return undefined;
}
