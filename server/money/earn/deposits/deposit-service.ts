import type { Vault, Vaults } from '../../../chain/vaults/vault.ts';
import type { RequestContext } from '../../../contract/request-context.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import { AppError } from '../../../foundation/platform/errors.ts';
import { newId } from '../../../foundation/platform/ids.ts';
import { invalidFieldsError } from '../../../foundation/platform/invalid-fields.ts';
import { formatUsd } from '../../../foundation/platform/money.ts';
import type { PaymentIntake } from '../../payments/intake.ts';
import type { TransactionProof } from '../../payments/proof.ts';
import type { Spender } from '../../payments/spender.ts';
import type { WalletPayer } from '../../wallets/wallet-payer.ts';
import { DeployFailedError, DepositTooSmallError } from '../errors.ts';
import { getPositionOwner } from '../owners.ts';
import { EarnPool } from '../pools/earn-pool.entity.ts';
import { minDepositMicro } from '../pools/min-deposit.ts';
import { type MarketSelector, selectVault } from '../pools/venues.ts';
import type { DepositFollower } from './deposit-follower.ts';
import type { DepositIntake } from './deposit-intake.ts';
import type { EarnDeposit } from './earn-deposit.entity.ts';
import { buildWalletRequestKey, findDeposit } from './find-deposit.ts';

export interface DepositServiceOptions {
  vaults: Vaults;
  intake: PaymentIntake;
  deposits: DepositIntake;
  payer: WalletPayer;
  follower: DepositFollower;
  clock: Clock;
}

export interface DepositRequest extends MarketSelector {
  amountMicro: bigint;
  /** The transfer; without it, the agent's server wallet pays. */
  reference: string | undefined;
  /** The same for every retry of one request. */
  requestKey: string | undefined;
}

/** Receives deposits. An earlier deposit of the same request is found and followed to its end. */
export class DepositService {
  readonly #options: DepositServiceOptions;

  constructor(options: DepositServiceOptions) {
    this.#options = options;
  }

  async deposit(
    em: EntityManager,
    spender: Spender,
    request: DepositRequest,
    context: Pick<RequestContext, 'countAgainstCallerLimit'>,
  ): Promise<EarnDeposit> {
    const { vaults, follower } = this.#options;
    const before = await findDeposit(em, vaults, spender, request);
    const receive = () => this.#receive(em, spender, request);
    return follower.waitUntilDecided(em, before ?? (await context.countAgainstCallerLimit(receive)));
  }

  async #receive(em: EntityManager, spender: Spender, request: DepositRequest): Promise<EarnDeposit> {
    const { amountMicro, reference } = request;
    const vault = await selectVault(this.#options.vaults, request);
    if (reference === undefined) return this.#payFromWallet(em, spender, vault, request);
    const proof: TransactionProof = { kind: 'transaction', network: vault.venue.network, reference };
    await this.#requireDepositAllowed(em, vault, amountMicro).catch((error: unknown) =>
      this.#holdPaymentAndThrow(em, proof, spender, error),
    );
    const purpose = { vault, owner: getPositionOwner(spender.caller), amountMicro, requestKey: null };
    return this.#options.deposits.receive(em, spender, proof, purpose);
  }

  async #payFromWallet(
    em: EntityManager,
    spender: Spender,
    vault: Vault,
    { amountMicro, requestKey: given }: DepositRequest,
  ): Promise<EarnDeposit> {
    const { payer, deposits, clock } = this.#options;
    const { caller } = spender;
    if (caller.kind !== 'agent') throw buildMissingReferenceError();
    await this.#requireDepositAllowed(em, vault, amountMicro);
    const { agentId } = caller;
    const { network, key } = vault.venue;
    const requestKey = buildWalletRequestKey(given ?? newId('dep', clock));
    const proof = await payer.pay(em, {
      ...{ agentId, requestKey, amountMicro, network },
      item: {
        purpose: 'earn_deposit',
        content: key,
        summary: `Deposit into ${key}`,
        address: vault.treasury,
      },
    });
    return deposits.receive(em, spender, proof, {
      vault,
      owner: getPositionOwner(caller),
      amountMicro,
      requestKey,
    });
  }

  /** What can be rejected before anything is received. */
  async #requireDepositAllowed(em: EntityManager, vault: Vault, amountMicro: bigint): Promise<void> {
    const { key } = vault.venue;
    const minMicro = minDepositMicro(await em.findOne(EarnPool, key));
    if (amountMicro < minMicro) throw new DepositTooSmallError(minMicro);
    const { depositableMicro } = await vault.readCached();
    if (depositableMicro >= amountMicro) return;
    throw new DeployFailedError(
      `${key} accepts at most ${formatUsd(depositableMicro)} USD now. Deposit less.`,
    );
  }

  /** A payment that was sent anyway is returned. */
  async #holdPaymentAndThrow(
    em: EntityManager,
    proof: TransactionProof,
    spender: Spender,
    error: unknown,
  ): Promise<never> {
    if (!(error instanceof DepositTooSmallError || error instanceof DeployFailedError)) throw error;
    const { status, code, message } = error;
    const note = await this.#options.intake.holdForPayer(em, proof, spender, message);
    throw note === undefined ? error : new AppError(status, code, `${message} ${note}`);
  }
}

function buildMissingReferenceError() {
  const message = 'is needed, unless an agent pays from its server wallet';
  return invalidFieldsError([{ path: 'body.incoming_tx_hash', message }]);
}
