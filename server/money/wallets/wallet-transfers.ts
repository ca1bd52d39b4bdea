import type { WalletChain } from '../../../generated/vocabulary.gen.ts';
import { InsufficientFeeBalanceError } from '../../chain/errors.ts';
import { ChainTransaction } from '../../chain/transactions/chain-transaction.entity.ts';
import type { TransactionSubject } from '../../chain/transactions/transaction-kind.ts';
import type { Transactions } from '../../chain/transactions/transactions.ts';
import type { Chains } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { newId } from '../../foundation/platform/ids.ts';
import type { AgentWallets } from '../../identity/agent-wallets.ts';
import type { Caller } from '../../identity/caller.ts';
import { formatCallerId } from '../../identity/caller-id.ts';
import { toUnderfundedError } from './errors.ts';
import type { WalletPolicy } from './policy/wallet-policy.ts';
import { lockSpending, type SpendableBalance } from './spendable-balance.ts';
import { resolveTransferAmount } from './transfer-amount.ts';
import type { TransferRelay } from './transfer-relay.ts';
import { WALLET_CHAINS } from './wallet-chain.ts';
import { WALLET_TRANSFER, WalletTransfer, type WalletTransferPurpose } from './wallet-transfer.entity.ts';
import { createWalletTransferKind } from './wallet-transfer-kind.ts';

export interface WalletTransfersOptions {
  transactions: Transactions;
  wallets: AgentWallets;
  policy: WalletPolicy;
  relay: TransferRelay;
  chains: Chains;
  clock: Clock;
}

export interface TransferRequest {
  agentId: string;
  chain: WalletChain;
  to: string;
  /** The full balance if omitted. */
  amountMicro: bigint | undefined;
  purpose: WalletTransferPurpose;
  caller: Caller;
  /** The same for every retry of one request. */
  requestKey: string | undefined;
}

export interface SentTransfer {
  txHash: string;
  amountMicro: bigint;
  chain: WalletChain;
  to: string;
}

/** Sends USDC from agents' wallets, at the wallet's cost, or at ours if it cannot pay. */
export class WalletTransfers {
  readonly #options: WalletTransfersOptions;

  constructor(options: WalletTransfersOptions) {
    this.#options = options;
    options.transactions.register(WALLET_TRANSFER, createWalletTransferKind(options.chains));
  }

  /** Transfers of one wallet are stored one after the other, each against the remaining balance. */
  async send(em: EntityManager, request: TransferRequest): Promise<SentTransfer> {
    const { agentId, chain, to } = request;
    const { network, family } = WALLET_CHAINS[chain];
    const { address } = await this.#options.wallets.getOrCreate(em, agentId, family);
    const subject = await this.#nextSubject(em, request);
    const { policy, relay } = this.#options;
    let amountMicro = 0n;
    let balance: SpendableBalance | undefined;
    const sent = await this.#options.transactions
      .signAndSend(
        { ...subject, network, sender: address },
        async (drafting) => {
          const { em: reader, row, chain: adapter, signer } = drafting;
          const wallet = { agentId, network, address };
          const now = this.#options.clock.now();
          const resolved = await resolveTransferAmount(reader, adapter, wallet, request.amountMicro, now);
          ({ amountMicro, balance } = resolved);
          return adapter.draftTransfer(signer, { to, amountMicro, memo: row.id }).catch(async (error) => {
            // another transfer may have left meanwhile
            await resolved.balance.assertCovers(reader, resolved.amountMicro);
            if (!(error instanceof InsufficientFeeBalanceError)) throw error;
            return relay.draft(drafting, { to, amountMicro: resolved.amountMicro }, error);
          });
        },
        async (tx, id, { txHash }) => {
          await lockSpending(tx, agentId);
          await balance?.assertCovers(tx, amountMicro);
          if (request.purpose === 'withdraw') await policy.authorizeWithdrawal(tx, agentId, { chain, to });
          await this.#store(tx, id, request, amountMicro);
          return { txHash, amountMicro, chain, to };
        },
      )
      .catch((error: unknown) => {
        throw toUnderfundedError(error, address);
      });
    return sent ?? this.#getPreviousTransfer(em, request, subject);
  }

  /** The transfer of an earlier equal request. */
  async #getPreviousTransfer(
    em: EntityManager,
    request: TransferRequest,
    subject: TransactionSubject,
  ): Promise<SentTransfer> {
    const { id, txHash } = await this.#options.transactions.get(em, subject);
    const { toAddress: to, amountMicro } = await em.findOneOrFail(WalletTransfer, id);
    return { txHash: txHash ?? '', amountMicro, chain: request.chain, to };
  }

  async #store(em: EntityManager, id: string, request: TransferRequest, amountMicro: bigint): Promise<void> {
    const { agentId, chain, to: toAddress, purpose, caller } = request;
    const { network } = WALLET_CHAINS[chain];
    const requestedBy = formatCallerId(caller) ?? '';
    const createdAt = this.#options.clock.now();
    const row = { id, agentId, network, purpose, toAddress, amountMicro, requestedBy, createdAt };
    await em.insert(WalletTransfer, row);
  }

  /** A repeated request starts over if its first transfer failed. */
  async #nextSubject(em: EntityManager, request: TransferRequest): Promise<TransactionSubject> {
    const { agentId, requestKey = newId('pay', this.#options.clock) } = request;
    for (let attempt = 1; ; attempt++) {
      const subjectId = `${agentId}/${requestKey}/${attempt}`;
      const subject = { kind: WALLET_TRANSFER, subjectType: 'agent', subjectId };
      const before = await em.findOne(ChainTransaction, subject);
      if (before?.state !== 'failed') return subject;
    }
  }
}
