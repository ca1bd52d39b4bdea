import type { EntityManager } from '../db/orm.ts';
import type { Clock } from '../platform/clock.ts';
import { NotImplementedYetError, UnauthorizedError } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import { invalidFields } from '../platform/invalid-fields.ts';
import { addOnTop } from '../platform/money.ts';
import type { Network } from '../platform/networks.ts';
import type { Priced } from '../x402/challenge.ts';
import type { Challenger } from '../x402/challenger.ts';
import { postedJson } from '../x402/discovery.ts';
import type { Caller } from './access.ts';
import { nameOf } from './access.ts';
import { clientFrom } from './client.ts';
import { findHiredService, type HiredService, quotaOf } from './hired-service.ts';
import { type Answers, checkAnswers } from './requirements.ts';
import type { NewOrder, OrderRow } from './rows.ts';
import { FEE_BPS, priceOf } from './settlement.ts';
import type { OrderSteps } from './steps.ts';

export interface CreateServiceOptions {
  clock: Clock;
  steps: OrderSteps;
  challenger: Challenger;
  baseUrl: string;
}

/** What a client asks for. */
export interface OrderWish {
  serviceId: string;
  brief: string | undefined;
  clientWallet: string | undefined;
  referenceUrls: readonly string[];
  referenceImages: readonly string[];
  requirementAnswers: Answers | undefined;
  /** On which it would be paid. */
  network: Network | undefined;
}

export class OrderCreateService {
  readonly #options: CreateServiceOptions;

  constructor(options: CreateServiceOptions) {
    this.#options = options;
  }

  async create(em: EntityManager, caller: Caller, wish: OrderWish, isPaid: boolean): Promise<OrderRow> {
    const service = await findHiredService(em, wish.serviceId);
    if (isPaid) throw new NotImplementedYetError();
    if (caller.kind === 'anonymous') throw await this.#askForPayment(service, wish.network);
    checkBrief(wish);
    checkAnswers(service.requirement_fields, wish.requirementAnswers);
    const client = await clientFrom(em, caller, wish.clientWallet);
    const order = this.#orderFor(service, wish, client);
    return em.transactional((tx) => this.#options.steps.place(tx, order, nameOf(caller)));
  }

  #orderFor(
    service: HiredService,
    wish: OrderWish,
    client: Awaited<ReturnType<typeof clientFrom>>,
  ): Omit<NewOrder, 'status'> {
    const { clock } = this.#options;
    const now = clock.now();
    return {
      id: newId('ord', clock),
      ...client,
      service_id: service.id,
      agent_id: service.agent_id,
      service_title: service.title,
      service_category: service.category,
      price_type: service.price_type,
      brief: wish.brief ?? '',
      reference_urls: wish.referenceUrls,
      reference_images: wish.referenceImages,
      requirement_answers: wish.requirementAnswers ?? null,
      ...(service.price_micro !== null && priceOf(BigInt(service.price_micro))),
      quota_total: quotaOf(service),
      turnaround_hours: service.turnaround_hours,
      max_revisions: service.max_revisions,
      created_at: now,
      updated_at: now,
    };
  }

  /** Machines without an account pay for what has one price; everything else needs a client who can be answered. */
  async #askForPayment(service: HiredService, network: Network | undefined): Promise<Error> {
    if (service.price_type !== 'fixed' || service.price_micro === null) {
      return new UnauthorizedError(
        'missing_credentials',
        'Sign in, sign with a wallet or send an API key: only fixed-price services are hired without an account',
      );
    }
    return this.#options.challenger.ask(this.#priced(service, BigInt(service.price_micro)), network);
  }

  #priced({ id, title }: HiredService, priceMicro: bigint): Priced {
    return {
      dueMicro: addOnTop(priceMicro, FEE_BPS),
      description: `${title} (${id})`,
      resource: `${this.#options.baseUrl}/api/orders`,
      discovery: postedJson({
        example: { service_id: id, brief: 'What you want done' },
        properties: { service_id: { type: 'string' }, brief: { type: 'string' } },
        required: ['service_id', 'brief'],
      }),
    };
  }
}

/** Answers to what the service asks may say it all. */
function checkBrief({ brief, requirementAnswers }: OrderWish): void {
  const hasAnswers = Object.keys(requirementAnswers ?? {}).length > 0;
  if (brief === undefined ? hasAnswers : brief.trim() !== '') return;
  throw invalidFields([{ path: 'body.brief', message: 'must say what you want done, in 1-5000 characters' }]);
}
