import type { CallbackUrls } from '../../events/webhooks/callback-urls.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { transactionalPipelined } from '../../foundation/db/pipelined-transaction.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { UnauthorizedError } from '../../foundation/platform/errors.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import type { Caller } from '../../identity/caller.ts';
import type { Challenger } from '../../money/x402/challenger.ts';
import { findPayablePrice, type ServicePricing } from '../catalog/service-pricing.ts';
import { toActorId } from '../orders/access.ts';
import { buildClient } from '../orders/client.ts';
import { getServiceAndClient, type HireableService } from '../orders/hireable-service.ts';
import type { OrderTransitions } from '../orders/lifecycle/transitions.ts';
import { buildOrder, checkBrief, type OrderRequest } from '../orders/new-order.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { checkAnswers } from '../orders/work/requirements.ts';

export interface CreateServiceOptions {
  clock: Clock;
  transitions: OrderTransitions;
  challenger: Challenger;
  pricing: ServicePricing;
  callbacks: CallbackUrls;
}

/** Orders that are paid later. */
export class OrderCreateService {
  readonly #options: CreateServiceOptions;

  constructor(options: CreateServiceOptions) {
    this.#options = options;
  }

  async create(em: EntityManager, caller: Caller, orderRequest: OrderRequest): Promise<OrderRow> {
    const { clock, transitions } = this.#options;
    const { serviceId, clientWallet } = orderRequest;
    const { service, facts } = await getServiceAndClient(em, serviceId, caller, clientWallet);
    if (caller.kind === 'anonymous') throw await this.#createChallenge(service, orderRequest.network);
    checkBrief(orderRequest, service);
    checkAnswers(service.requirement_fields, orderRequest.requirementAnswers);
    await this.#options.callbacks.assertAcceptable(orderRequest.callbackUrl);
    const order = buildOrder(clock, service, orderRequest, buildClient(caller, clientWallet, facts));
    const readOrder = await transactionalPipelined(em, (tx) =>
      transitions.place(tx, order, toActorId(caller), { providerName: service.provider_name }),
    );
    return readOrder();
  }

  /** Machines without an account can buy only what has one price; everything else needs a client who can be reached. */
  async #createChallenge(service: HireableService, network: Network | undefined): Promise<Error> {
    const { challenger, pricing } = this.#options;
    if (findPayablePrice(service) === undefined) {
      return new UnauthorizedError(
        'missing_credentials',
        'Only fixed-price services can be hired without an account. Sign in, sign with a wallet or send an API key.',
      );
    }
    return challenger.createChallenge(pricing.buildPricedResource(service, 'orders'), network);
  }
}
