import type { Address, Hex, LocalAccount } from 'viem';
import type { PaymentRequirementsV2 } from '../../../generated/client.gen.ts';
import type { Payer } from '../payer.ts';
import { randomHex } from '../random-hex.ts';
import { encodePaymentHeader } from '../signed-payment.ts';
import { getUsdcAddress } from './usdc.ts';

export interface AccountPayerOptions {
  /** The chain to pay on: 8453 is Base. */
  chainId: number;
  /** The USDC contract, on chains other than Base and Base Sepolia. */
  usdc?: Address | undefined;
}

const TYPES = {
  TransferWithAuthorization: [
    { name: 'from', type: 'address' },
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'validAfter', type: 'uint256' },
    { name: 'validBefore', type: 'uint256' },
    { name: 'nonce', type: 'bytes32' },
  ],
} as const;

/**
 * Pays by signing an EIP-3009 transfer, which the service submits: you need no RPC node and pay no network fees.
 *
 * @example
 * const payment = payWith(accountPayer(account, { chainId: 8453 }), { maxUsd: '30.00' });
 */
export function accountPayer(
  account: Pick<LocalAccount, 'address' | 'signTypedData'>,
  { chainId, usdc }: AccountPayerOptions,
): Payer {
  const asset = getUsdcAddress(chainId, usdc);
  return {
    network: `eip155:${chainId}`,
    asset,
    async pay(due, resource) {
      const authorization = buildAuthorization(due, account.address);
      const { value, validAfter, validBefore } = authorization;
      const { name, version } = due.extra as { name: string; version: string };
      const signature = await account.signTypedData({
        domain: { name, version, chainId, verifyingContract: asset },
        types: TYPES,
        primaryType: 'TransferWithAuthorization',
        message: {
          ...authorization,
          value: BigInt(value),
          validAfter: BigInt(validAfter),
          validBefore: BigInt(validBefore),
        },
      });
      return encodePaymentHeader(due, resource, { signature, authorization });
    },
  };
}

function buildAuthorization({ payTo, amount, maxTimeoutSeconds }: PaymentRequirementsV2, from: Address) {
  return {
    from,
    to: payTo as Address,
    value: amount,
    validAfter: '0',
    validBefore: String(Math.floor(Date.now() / 1000) + maxTimeoutSeconds),
    nonce: `0x${randomHex(32)}` as Hex,
  };
}
