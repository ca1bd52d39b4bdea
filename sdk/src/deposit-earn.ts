import type { EarnDeposit, EarnMarket } from '../../generated/client.gen.ts';
import type { AgentMarket } from './client.ts';
import { attachPayment } from './errors.ts';
import { parseUsd } from './money.ts';
import type { CallOptions } from './options.ts';
import type { SendingPayer } from './payer.ts';
import type { PaymentProof } from './payment.ts';
import { PaymentRefusedError } from './payment-errors.ts';
import { sendLockedTransfer } from './send-locked-transfer.ts';

/** How often to check until a deposit is deployed. */
const RETRIES = 20;

export interface DepositEarnOptions extends Pick<CallOptions, 'signal' | 'credential'> {
  /** `error.payment` of a failed call: the deposit is registered, and nothing is paid again. */
  payment?: PaymentProof | undefined;
}

/**
 * Deposits USDC into an Earn market from your wallet: sends a locked transfer to the market's treasury wallet,
 * registers it, and polls until it is deployed. If that fails, the error's `payment` holds the transaction and its
 * secret. Pass it to the next call instead of paying again.
 *
 * @example
 * const [lend] = (await market.earn.markets()).data;
 * const { position } = await depositEarn(market, lend, '100.00', walletPayer(wallet));
 */
export async function depositEarn(
  { earn }: Pick<AgentMarket, 'earn'>,
  { key, network, treasury_wallet }: Pick<EarnMarket, 'key' | 'network' | 'treasury_wallet'>,
  amountUsd: string,
  payer: SendingPayer,
  options: DepositEarnOptions = {},
): Promise<EarnDeposit> {
  if (payer.paymentNetwork !== network) throw new PaymentRefusedError(`${key} takes deposits on ${network}`);
  const proof = options.payment ?? (await sendLockedTransfer(payer, treasury_wallet, parseUsd(amountUsd)));
  const { 'X-PAYMENT': incoming_tx_hash = '', ...headers } = proof;
  const { signal, credential } = options;
  const request = { amount_usd: amountUsd, incoming_tx_hash, key };
  return earn.deposit(request, { signal, credential, headers, maxRetries: RETRIES }).catch((error) => {
    throw attachPayment(error, proof);
  });
}
