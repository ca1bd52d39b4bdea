import { erc20Abi, type Hash, type Hex } from 'viem';
import { callNode, submitTransaction } from '../call-node.ts';
import { InvalidRecipientError } from '../errors.ts';
import { requireIncomingPayments } from '../payment-check.ts';
import { normaliseReference } from '../reference.ts';
import { createRpcFetch, type RpcOptions } from '../rpc-fetch.ts';
import type { ChainAdapter, SignedPayment, TransferAuthorization } from '../types.ts';
import { parseAddress } from './address.ts';
import { createBatchContext, draftBatch, MAX_BATCH_SIZE, readBatchOutcomes } from './batches.ts';
import { createContext, type EvmContext, type EvmNetworkConfig } from './context.ts';
import { checkInclusion } from './inclusion.ts';
import { listInvalidRecipients } from './invalid-recipients.ts';
import { observePayment } from './payment.ts';
import { findRedemption, findThirdPartySettlement } from './redemption.ts';
import { createRelayContext, draftRelayedTransfer, findAuthorizationState } from './relayed-transfers.ts';
import { draftSettlement } from './settlement.ts';
import { draftReplacement } from './sign.ts';
import { signPayment } from './signed-payment.ts';
import { readTransactionStatus } from './status.ts';
import { draftTransfer } from './transfer.ts';

const USDC_DECIMALS = 6;

export function createEvmAdapter(
  config: EvmNetworkConfig,
  options: Omit<RpcOptions, 'network'>,
): ChainAdapter {
  const { network } = config;
  const rpc = createRpcFetch({ ...options, network });
  const context = createContext(config, rpc);
  const relayed = createRelayContext(context);
  const batching = createBatchContext(relayed);
  const { reader, sender, treasury } = context;
  return {
    network,
    treasury,
    treasurySigner: config.treasury,
    relayers: config.relayers ?? [],
    maxBatchSize: MAX_BATCH_SIZE,
    invalidRecipients: listInvalidRecipients(context),
    async readPayments(given) {
      const reference = normaliseReference(network, given) as Hash;
      const observed = await callNode(network, () => observePayment(context, reference));
      return requireIncomingPayments(network, reference, observed);
    },
    findFinality: (reference) =>
      callNode(network, () => context.readFinality(normaliseReference(network, reference) as Hash)),
    checkInclusion: (reference, origin) =>
      callNode(network, () =>
        checkInclusion(context, normaliseReference(network, reference) as Hash, origin),
      ),
    draftTransfer: (signer, order) => callNode(network, () => draftTransfer(context, signer, order)),
    draftBatch: (_memo, transfers) => callNode(network, () => draftBatch(batching, transfers)),
    readBatchOutcomes: (txHash, transfers) =>
      callNode(network, () => readBatchOutcomes(batching, txHash, transfers)),
    relaying: {
      draft: (signer, transfer) => callNode(network, () => draftRelayedTransfer(relayed, signer, transfer)),
      findAuthorizationState: (signed, known) =>
        callNode(network, () => findAuthorizationState(context, signed, known)),
    },
    signPayment: (signer, amountMicro, lifeSeconds) =>
      callNode(network, () => signPayment(context, signer, amountMicro, lifeSeconds)),
    draftSettlement: (signer, payment) =>
      callNode(network, () => draftSettlement(context, signer, requireAuthorization(payment))),
    findThirdPartySettlement: (signed, known) =>
      callNode(network, () => findThirdPartySettlement(context, signed, known)),
    findRedemption: (payment) =>
      callNode(network, () => findRedemption(context, requireAuthorization(payment))),
    draftReplacement: (signer, signed) => callNode(network, () => draftReplacement(context, signer, signed)),
    broadcast: ({ payload }) =>
      submitTransaction(network, () => sender.sendRawTransaction({ serializedTransaction: payload as Hex })),
    readTransactionStatus: (signed) => callNode(network, () => readTransactionStatus(context, signed)),
    readUsdcBalance: (address) => callNode(network, () => readUsdcBalance(context, address)),
    readNativeBalance: (address) =>
      callNode(network, () => reader.getBalance({ address: parseAddress(address) })),
    findConfigMismatches: () => callNode(network, () => findConfigMismatches(context)),
    assertReachable: () => callNode(network, async () => void (await reader.getBlockNumber())),
    fetch: rpc.fetch,
    close: () => rpc.close(),
  };
}

function requireAuthorization(payment: SignedPayment): TransferAuthorization {
  if (payment.kind === 'authorization') return payment.authorization;
  throw new InvalidRecipientError('EVM chains take authorizations.');
}

function readUsdcBalance({ reader, config }: EvmContext, address: string): Promise<bigint> {
  const args = [parseAddress(address)] as const;
  return reader.readContract({ address: config.usdc, abi: erc20Abi, functionName: 'balanceOf', args });
}

async function findConfigMismatches({ reader, config }: EvmContext): Promise<string[]> {
  const prefix = config.network === 'base-mainnet' ? 'BASE' : 'ALT';
  const chainId = await reader.getChainId();
  if (chainId !== config.chainId) {
    return [`${prefix}_CHAIN_ID is ${config.chainId}, but the node at ${prefix}_RPC_URL is on ${chainId}.`];
  }
  const code = await reader.getCode({ address: config.usdc });
  const token = { address: config.usdc, abi: erc20Abi } as const;
  const decimals =
    code && (await reader.readContract({ ...token, functionName: 'decimals' }).catch(() => undefined));
  if (decimals === USDC_DECIMALS) return [];
  return [`${prefix}_USDC_ADDRESS is ${config.usdc}, which is not a token with 6 decimals on that chain.`];
}
