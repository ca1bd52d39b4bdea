import type { PaymentRequiredV2, PaymentRequirementsV2 } from '../../generated/client.gen.ts';
import { fromBase64 } from './base64.ts';
import { formatUsd, parseUsd } from './money.ts';
import { isSameAddress, type Payer } from './payer.ts';
import { PaymentRefusedError, TooDearError, toPaymentError } from './payment-errors.ts';
import type { PaymentHandler } from './payment-handler.ts';
import type { PaymentRequiredError } from './status-errors.ts';

export interface PayOptions {
  /** The most that one call may cost, in USD: `'5.00'`. */
  maxUsd: string;
  /** The most that all calls together may cost, in USD. Unlimited unless set. */
  maxTotalUsd?: string | undefined;
}

/**
 * Turns a 402 into a paid retry, within a spending cap. One call is paid at most once: its retries send the same payment
 * again, and a call that fails after it was paid says so in `MarketError.payment`.
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
    // taken off before the wallet is asked, so that calls at the same time share the cap
    if (left !== undefined) left -= amount;
    return payer.pay(due, resource).catch((error) => {
      throw toPaymentError(error);
    });
  };
}

/** Version 2 of the protocol names every network, also those that version 1 does not know. */
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
