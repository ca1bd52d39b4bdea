import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { UnauthorizedError } from '../../foundation/platform/errors.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import type { Caller } from '../../identity/caller.ts';
import type { Challenger } from '../../money/x402/challenger.ts';
import { payablePrice, type ServicePricing } from '../catalog/service-pricing.ts';
import { nameOf } from '../orders/access.ts';
import { toClient } from '../orders/client.ts';
import { findServiceAndClient, type HiredService } from '../orders/hired-service.ts';
import { checkBrief, type OrderRequest, orderFrom } from '../orders/new-order.ts';
import { checkAnswers } from '../orders/requirements.ts';
import type { OrderRow } from '../orders/rows.ts';
import type { OrderSteps } from '../orders/steps.ts';

export interface CreateServiceOptions {
  clock: Clock;
  steps: OrderSteps;
  challenger: Challenger;
  pricing: ServicePricing;
}

/** Orders that are paid later. */
export class OrderCreateService {
  readonly #options: CreateServiceOptions;

  constructor(options: CreateServiceOptions) {
    this.#options = options;
  }

  async create(em: EntityManager, caller: Caller, orderRequest: OrderRequest): Promise<OrderRow> {
    const { clock, steps } = this.#options;
    const { serviceId, clientWallet } = orderRequest;
    const { service, facts } = await findServiceAndClient(em, serviceId, caller, clientWallet);
    if (caller.kind === 'anonymous') throw await this.#askForPayment(service, orderRequest.network);
    checkBrief(orderRequest, service);
    checkAnswers(service.requirement_fields, orderRequest.requirementAnswers);
    const order = orderFrom(clock, service, orderRequest, toClient(caller, clientWallet, facts));
    return em.transactional((tx) => steps.place(tx, order, nameOf(caller)));
  }

  /** Machines without an account pay for what has one price; everything else needs a client who can be answered. */
  async #askForPayment(service: HiredService, network: Network | undefined): Promise<Error> {
    const { challenger, pricing } = this.#options;
    if (payablePrice(service) === undefined) {
      return new UnauthorizedError(
        'missing_credentials',
        'Sign in, sign with a wallet or send an API key: only fixed-price services are hired without an account',
      );
    }
    return challenger.ask(pricing.priced(service, 'orders'), network);
  }
}
