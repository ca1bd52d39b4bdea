import { LocalError, MarketError } from './errors.ts';
import { getCauseChain, getSafeMessage, redactCause } from './redact.ts';
import type { PaymentRequiredError } from './status-errors.ts';

type PaymentErrorCode =
  | 'payment_refused'
  | 'payment_too_dear'
  | 'payment_declined'
  | 'no_gas'
  | 'not_enough_usdc'
  | 'payment_replaced'
  | 'transfer_failed'
  | 'payment_failed';

/**
 * A payment that was not made, or whose outcome is unknown. Each cause has its own class; all but
 * `TransferFailedError` mean that nothing was paid.
 *
 * @example
 * if (error instanceof PaymentError) console.log('not paid:', error.code, error.message);
 */
export class PaymentError<Code extends PaymentErrorCode = PaymentErrorCode> extends LocalError<Code> {
  override name = 'PaymentError';
}

/**
 * The payer cannot meet the payment requirements, or there is nothing to pay. Nothing was paid.
 *
 * @example
 * if (error instanceof PaymentRefusedError) console.log(error.message, error.demand?.accepts);
 */
export class PaymentRefusedError<
  Code extends PaymentErrorCode = 'payment_refused' | 'payment_too_dear',
> extends PaymentError<Code> {
  override name = 'PaymentRefusedError';
  /** The 402, if there was one. */
  readonly demand: PaymentRequiredError | undefined;

  constructor(message: string, demand?: PaymentRequiredError, code = 'payment_refused' as Code) {
    super(code, message, { cause: demand });
    this.demand = demand;
  }
}

/**
 * The price exceeds the spending cap. Nothing was paid.
 *
 * @example
 * if (error instanceof TooDearError) console.log(error.dueUsd, 'is more than', error.maxUsd);
 */
export class TooDearError extends PaymentRefusedError<'payment_too_dear'> {
  override name = 'TooDearError';
  readonly dueUsd: string;
  /** The spending cap, or what is left of it. */
  readonly maxUsd: string;

  constructor(dueUsd: string, maxUsd: string, message: string, demand?: PaymentRequiredError) {
    super(message, demand, 'payment_too_dear');
    this.dueUsd = dueUsd;
    this.maxUsd = maxUsd;
  }
}

/**
 * The wallet or its user rejected the payment. Nothing was paid.
 *
 * @example
 * if (error instanceof PaymentDeclinedError) console.log('rejected by the user');
 */
export class PaymentDeclinedError extends PaymentError<'payment_declined'> {
  override name = 'PaymentDeclinedError';
}

/**
 * The wallet cannot pay the fee of its transaction. Nothing was paid.
 *
 * @example
 * if (error instanceof NoGasError) console.log('send it some ETH or SOL');
 */
export class NoGasError extends PaymentError<'no_gas'> {
  override name = 'NoGasError';
}

/**
 * The wallet does not hold enough USDC. Nothing was paid.
 *
 * @example
 * if (error instanceof NotEnoughUsdcError) console.log('send it some USDC');
 */
export class NotEnoughUsdcError extends PaymentError<'not_enough_usdc'> {
  override name = 'NotEnoughUsdcError';
}

/**
 * Another transaction of the wallet replaced the payment, which can no longer land. Nothing was paid.
 *
 * @example
 * if (error instanceof PaymentReplacedError) console.log('see', error.reference);
 */
export class PaymentReplacedError extends PaymentError<'payment_replaced'> {
  override name = 'PaymentReplacedError';
  /** The transaction that replaced it. */
  readonly reference: string;

  constructor(reference: string) {
    super('payment_replaced', `The wallet sent ${reference} in place of the payment, which was not made`);
    this.reference = reference;
  }
}

/**
 * The wallet failed without reporting which transaction it sent, if any. If the transfer appears on the chain,
 * `secret` unlocks it; `cause` is the wallet's error.
 *
 * @example
 * if (error instanceof TransferFailedError) await keep(error.secret);
 */
export class TransferFailedError extends PaymentError<'transfer_failed'> {
  override name = 'TransferFailedError';
  readonly #secret: string;

  constructor(secret: string, cause: unknown) {
    super('transfer_failed', `The wallet failed to send the payment: ${getSafeMessage(cause)}`, {
      cause: redactCause(cause),
    });
    this.#secret = secret;
  }

  /** Not printed with the error. */
  get secret(): string {
    return this.#secret;
  }
}

const DECLINED_PATTERN = /user (?:rejected|denied|declined|cancel)/i;
const NO_GAS_PATTERN =
  /insufficient funds for (?:gas|fee|rent|intrinsic)|InsufficientFundsFor(?:Fee|Rent)|insufficient lamports|no record of a prior credit|exceeds the balance of the account|gas required exceeds allowance/i;
const NO_USDC_PATTERN = /exceeds balance|insufficient (?:balance|funds)|custom program error: (?:0x1|#?1)\b/i;
/** EIP-1193, and its form in ethers. */
const DECLINED_CODES: unknown[] = [4001, 'ACTION_REJECTED'];

/** The error class of a wallet's failure. With the secret, in case the transfer was sent anyway. */
export function toPaymentError(cause: unknown, secret?: string): MarketError {
  if (cause instanceof MarketError) return cause;
  const chain = getCauseChain(cause);
  const said = chain.map(({ name, message, logs }) => `${name} ${message} ${logs ?? ''}`).join('\n');
  const options = { cause: redactCause(cause) };
  if (chain.some(({ code }) => DECLINED_CODES.includes(code)) || DECLINED_PATTERN.test(said))
    return new PaymentDeclinedError(
      'payment_declined',
      `The wallet declined: ${getSafeMessage(cause)}`,
      options,
    );
  if (NO_GAS_PATTERN.test(said))
    return new NoGasError('no_gas', `The wallet cannot pay the fee: ${getSafeMessage(cause)}`, options);
  if (NO_USDC_PATTERN.test(said))
    return new NotEnoughUsdcError(
      'not_enough_usdc',
      `The wallet lacks USDC: ${getSafeMessage(cause)}`,
      options,
    );
  if (secret) return new TransferFailedError(secret, cause);
  return new PaymentError(
    'payment_failed',
    `The wallet failed to sign the payment: ${getSafeMessage(cause)}`,
    options,
  );
}
