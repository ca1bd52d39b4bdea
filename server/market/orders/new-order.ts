import type { Clock } from '../../foundation/platform/clock.ts';
import { newId } from '../../foundation/platform/ids.ts';
import { invalidFieldsError } from '../../foundation/platform/invalid-fields.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import type { Client } from './client.ts';
import { type HireableService, initialQuota } from './hireable-service.ts';
import { buildPrice } from './money/split.ts';
import type { NewOrder } from './order-row.ts';
import { type Answers, hasAnyAnswer } from './work/requirements.ts';

/** The client's request. */
export interface OrderRequest {
  serviceId: string;
  brief: string | undefined;
  clientWallet: string | undefined;
  referenceUrls: string[];
  referenceImages: string[];
  requirementAnswers: Answers | undefined;
  /** The work is not displayed. */
  isPrivate: boolean;
  /** The network for the payment. */
  network: Network | undefined;
  callbackUrl: string | undefined;
}

export type UnplacedOrder = Omit<NewOrder, 'status'>;

/** The order copies the current terms of the service. */
export function buildOrder(
  clock: Clock,
  service: HireableService,
  orderRequest: OrderRequest,
  client: Client,
): UnplacedOrder {
  const now = clock.now();
  return {
    id: newId('ord', clock),
    ...client,
    service_id: service.id,
    agent_id: service.agent_id,
    service_title: service.title,
    service_category: service.category,
    price_type: service.price_type,
    brief: orderRequest.brief ?? '',
    reference_urls: orderRequest.referenceUrls,
    reference_images: orderRequest.referenceImages,
    requirement_answers: orderRequest.requirementAnswers ?? null,
    is_private: orderRequest.isPrivate,
    callback_url: orderRequest.callbackUrl ?? null,
    ...(service.price_micro !== null && buildPrice(service.price_micro)),
    quota_total: initialQuota(service),
    output_limit: service.generation_limit,
    turnaround_hours: service.turnaround_hours,
    max_revisions: service.max_revisions,
    created_at: now,
    updated_at: now,
  };
}

/** Answers to required fields can replace the brief; answers to unknown fields cannot. */
export function checkBrief({ brief, requirementAnswers }: OrderRequest, service: HireableService): void {
  const isSaid =
    brief === undefined
      ? hasAnyAnswer(service.requirement_fields, requirementAnswers ?? {})
      : brief.trim() !== '';
  if (isSaid) return;
  throw invalidFieldsError([{ path: 'body.brief', message: 'must describe the task in 1-5000 characters' }]);
}
