import { InsufficientFeeBalanceError } from '../../chain/errors.ts';
import {
  BadRequestError,
  ConflictError,
  PaymentRequiredError,
  TooManyRequestsError,
} from '../../foundation/platform/errors.ts';
import { formatUsd } from '../../foundation/platform/money.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { buildRateLimitHeaders } from '../../foundation/platform/rate-limit-headers.ts';
import { toSol } from '../../foundation/platform/sol.ts';

export class InsufficientBalanceError extends BadRequestError {
  constructor(network: Network, availableMicro: bigint, reservedMicro: bigint) {
    const reserved =
      reservedMicro > 0n ? `, plus ${formatUsd(reservedMicro)} reserved for pending transfers` : '';
    super(
      'insufficient_balance',
      `The wallet holds ${formatUsd(availableMicro)} USDC on ${network}${reserved}.`,
    );
  }
}

/** The full balance is unknown while part of it is leaving. */
export class TransferInProgressError extends ConflictError {
  constructor() {
    super(
      'transfer_in_progress',
      'A transfer or payment from this wallet is in progress. Try again in a few seconds, or send an `amount`.',
    );
  }
}

/** The wallet cannot pay for its own transaction. Nothing was charged. */
class UnderfundedError extends PaymentRequiredError {
  constructor(depositAddress: string, { required, balance }: { required: bigint; balance: bigint }) {
    const data = {
      required_sol: toSol(required),
      balance_sol: toSol(balance),
      deposit_address: depositAddress,
    };
    super(
      'agent_wallet_underfunded',
      `The agent's wallet holds ${data.balance_sol} SOL and this needs ${data.required_sol}. Send SOL to ${depositAddress}, then try again.`,
      { details: { data } },
    );
  }
}

/** The same for networks with fees in ETH. */
export class InsufficientGasError extends ConflictError {
  /** `relayedFrom`: when we pay the fee of another transfer. */
  constructor(depositAddress: string, required: bigint, relayedFrom?: Date) {
    const relayed = relayedFrom
      ? `, and we have paid as many fees as we do in 24 hours. Send ETH to ${depositAddress} on Base, or wait until ${relayedFrom.toISOString()},`
      : `. Send ETH to ${depositAddress} on Base,`;
    super(
      'insufficient_gas',
      `The wallet needs ${Number(required) / WEI_PER_ETH} ETH for the fee${relayed} then try again.`,
    );
  }
}

const WEI_PER_ETH = 1e18;

/** Translates a chain's insufficient balance for the requester of the transaction. */
export function toUnderfundedError(error: unknown, depositAddress: string): unknown {
  if (!(error instanceof InsufficientFeeBalanceError)) return error;
  const { requiredNative: required, balanceNative: balance } = error.shortfall;
  if (depositAddress.startsWith('0x')) return new InsufficientGasError(depositAddress, required);
  return new UnderfundedError(depositAddress, { required, balance });
}

export class RequestMismatchError extends ConflictError {
  constructor() {
    super(
      'idempotency_mismatch',
      'This `Idempotency-Key` was already used for a different request. Use a new key.',
    );
  }
}

export class WithdrawAddressMissingError extends ConflictError {
  constructor(chain: string) {
    super('withdraw_address_not_set', `No withdraw address is set on ${chain}. Ask the owner to set one.`);
  }
}

export class WithdrawAddressTooNewError extends ConflictError {
  constructor(from: Date) {
    super(
      'withdraw_address_too_new',
      `The withdraw address changed recently. The agent can withdraw to it from ${from.toISOString()}. The owner can send before that.`,
    );
  }
}

export class WithdrawAddressReplacedError extends ConflictError {
  constructor() {
    super(
      'withdraw_address_too_new',
      'The withdraw address changed while the withdrawal was signed. Nothing was sent. Try again.',
    );
  }
}

const DAY_SECONDS = 24 * 3600;

export class KeyExportLimitError extends TooManyRequestsError {
  constructor(limit: number, now: Date, until: Date) {
    const seconds = Math.max(Math.ceil((until.getTime() - now.getTime()) / 1000), 1);
    super('rate_limited', `A key can be exported at most ${limit} times in 24 hours.`, {
      headers: {
        ...buildRateLimitHeaders(
          {
            policy: 'key_exports',
            limit,
            remaining: 0,
            msToReset: until.getTime() - now.getTime(),
            windowSeconds: DAY_SECONDS,
          },
          now.getTime(),
        ),
        'Retry-After': String(seconds),
      },
    });
  }
}
