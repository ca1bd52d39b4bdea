import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { getSolanaAdapter } from '../../chain/solana/adapter.ts';
import type { Chains } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '../../foundation/platform/errors.ts';
import type { Caller } from '../../identity/caller.ts';
import { listProvenWallets } from '../../identity/proven-wallets.ts';
import { Swap } from './swap.entity.ts';
import { verifySwapEffect } from './swap-effect.ts';
import { type SwapOutcome, type SwapProvider, SwapRefusedError, type SwapTerms } from './swap-provider.ts';
import { attachTakerSignature, findTransactionSignature } from './swap-transaction.ts';

interface SwapServiceOptions {
  provider: SwapProvider;
  chains: Chains;
  clock: Clock;
}

/** Swaps USDC for SOL for users' own wallets. */
export class SwapService {
  readonly #options: SwapServiceOptions;

  constructor(options: SwapServiceOptions) {
    this.#options = options;
  }

  async createOffer(em: EntityManager, caller: Caller, terms: SwapTerms): Promise<Swap> {
    const { provider, chains, clock } = this.#options;
    await requireOwnWallet(em, caller, terms.taker);
    const { validForMs, ...quote } = await provider.quote(terms);
    await verifySwapEffect(getSolanaAdapter(chains), provider.name, quote, terms);
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + validForMs);
    const times = { expiresAt, createdAt: now, updatedAt: now };
    const swap = em.create(Swap, { id: randomUUID(), state: 'offered', ...terms, ...quote, ...times });
    await em.persist(swap).flush();
    return swap;
  }

  /** A finished swap is not repeated; one with unknown outcome is submitted again unchanged. */
  async execute(em: EntityManager, caller: Caller, id: string, signed: string): Promise<Swap> {
    const swap = await em.findOne(Swap, id);
    if (!swap) throw new NotFoundError('not_found', 'No such offer.');
    await requireOwnWallet(em, caller, swap.taker);
    const transaction = attachTakerSignature(swap.transaction, signed, swap.taker);
    if (swap.state === 'done') return swap;
    const stored = await this.#storeSigned(em.fork(), id, transaction);
    const outcome = await this.#submit(swap, stored);
    const updatedAt = this.#options.clock.now();
    await em.fork().nativeUpdate(Swap, { id, state: 'sent' }, { ...outcome, state: 'done', updatedAt });
    return em.fork().findOneOrFail(Swap, id);
  }

  /** The provider may refuse a swap that landed earlier, when its response was lost. */
  async #submit({ reference, outLamports }: Swap, transaction: string): Promise<SwapOutcome> {
    const { provider, chains } = this.#options;
    try {
      return await provider.execute(reference, transaction);
    } catch (error) {
      if (!(error instanceof SwapRefusedError)) throw error;
      const txHash = findTransactionSignature(transaction);
      if (!txHash || !(await getSolanaAdapter(chains).findFinality(txHash))) throw error;
      return { txHash, outLamports };
    }
  }

  /** Returns the transaction that was stored first. */
  #storeSigned(em: EntityManager, id: string, signedTransaction: string): Promise<string> {
    return em.transactional(async (tx) => {
      const swap = await tx.findOneOrFail(Swap, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (swap.state !== 'offered') return swap.signedTransaction ?? signedTransaction;
      const now = this.#options.clock.now();
      if (swap.expiresAt <= now)
        throw new ConflictError('offer_expired', 'The swap offer has expired. Request another.');
      Object.assign(swap, { state: 'sent', signedTransaction, updatedAt: now });
      return signedTransaction;
    });
  }
}

async function requireOwnWallet(em: EntityManager, caller: Caller, taker: string): Promise<void> {
  if ((await listProvenWallets(em, caller)).has(taker)) return;
  throw new ForbiddenError('forbidden', '`taker` is not a wallet of yours. Sign with it, or link it.');
}
