import { erc20Abi, type Hash, type Hex } from 'viem';
import { ask, submit } from '../ask.ts';
import { InvalidRecipientError } from '../errors.ts';
import { incomingPayments } from '../payment-check.ts';
import { normaliseReference } from '../reference.ts';
import { createRpcFetch, type RpcOptions } from '../rpc-fetch.ts';
import type { ChainAdapter, SignedPayment, TransferAuthorization } from '../types.ts';
import { readAddress } from './address.ts';
import { createContext, type EvmContext, type EvmNetworkConfig } from './context.ts';
import { impossibleRecipients } from './impossible-recipients.ts';
import { observePayment } from './payment.ts';
import { findForeignSettlement, findRedemption } from './redemption.ts';
import { judgeSettlement, signSettlement } from './settlement.ts';
import { outbid } from './sign.ts';
import { signPayment } from './signed-payment.ts';
import { finalityOf, transactionStatus } from './status.ts';
import { signTransfer } from './transfer.ts';

const USDC_DECIMALS = 6;

export function createEvmAdapter(
  config: EvmNetworkConfig,
  options: Omit<RpcOptions, 'network'>,
): ChainAdapter {
  const { network } = config;
  const rpc = createRpcFetch({ ...options, network });
  const context = createContext(config, rpc);
  const { reader, sender, treasury } = context;
  return {
    network,
    treasury,
    treasurySigner: config.treasury,
    impossibleRecipients: impossibleRecipients(context),
    async readPayments(given) {
      const reference = normaliseReference(network, given) as Hash;
      const observed = await ask(network, () => observePayment(context, reference));
      return incomingPayments(network, reference, observed);
    },
    finalityOf: (reference) =>
      ask(network, () => finalityOf(context, normaliseReference(network, reference) as Hash)),
    prepareTransfer: (signer, order) => ask(network, () => signTransfer(context, signer, order)),
    signPayment: (signer, amountMicro, lifeSeconds) =>
      ask(network, () => signPayment(context, signer, amountMicro, lifeSeconds)),
    judgeSettlement: (payment) => ask(network, () => judgeSettlement(context, authorizationIn(payment))),
    prepareSettlement: (signer, payment, lowestNonce) =>
      ask(network, () => signSettlement(context, signer, authorizationIn(payment), lowestNonce)),
    findForeignSettlement: (signed, since) =>
      ask(network, () => findForeignSettlement(context, signed, since)),
    findRedemption: (payment) => ask(network, () => findRedemption(context, authorizationIn(payment))),
    outbid: (signer, signed) => ask(network, () => outbid(context, signer, signed)),
    broadcast: ({ payload }) =>
      submit(network, () => sender.sendRawTransaction({ serializedTransaction: payload as Hex })),
    transactionStatus: (signed) => ask(network, () => transactionStatus(context, signed)),
    usdcBalance: (address) => ask(network, () => usdcBalance(context, address)),
    nativeBalance: (address) => ask(network, () => reader.getBalance({ address: readAddress(address) })),
    findMismatches: () => ask(network, () => findMismatches(context)),
    health: () => ask(network, async () => void (await reader.getBlockNumber())),
    close: () => rpc.close(),
  };
}

function authorizationIn(payment: SignedPayment): TransferAuthorization {
  if (payment.kind === 'authorization') return payment.authorization;
  throw new InvalidRecipientError('EVM chains take authorizations.');
}

function usdcBalance({ reader, config }: EvmContext, address: string): Promise<bigint> {
  const args = [readAddress(address)] as const;
  return reader.readContract({ address: config.usdc, abi: erc20Abi, functionName: 'balanceOf', args });
}

async function findMismatches({ reader, config }: EvmContext): Promise<string[]> {
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
