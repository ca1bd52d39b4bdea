import type { Clock } from '../../foundation/platform/clock.ts';
import { newId } from '../../foundation/platform/ids.ts';
import { invalidFields } from '../../foundation/platform/invalid-fields.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import type { Client } from './client.ts';
import { type HiredService, quotaOf } from './hired-service.ts';
import { type Answers, answersAny } from './requirements.ts';
import type { NewOrder } from './rows.ts';
import { priceOf } from './settlement.ts';

/** What a client asks for. */
export interface OrderRequest {
  serviceId: string;
  brief: string | undefined;
  clientWallet: string | undefined;
  referenceUrls: string[];
  referenceImages: string[];
  requirementAnswers: Answers | undefined;
  /** The work is not to be shown. Hires that were stored as JSON before this could be said lack it. */
  isPrivate?: boolean | undefined;
  /** On which it would be paid. */
  network: Network | undefined;
}

export type UnplacedOrder = Omit<NewOrder, 'status'>;

/** The order takes over the terms of the listing as they are now. */
export function orderFrom(
  clock: Clock,
  service: HiredService,
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
    is_private: orderRequest.isPrivate ?? false,
    ...(service.price_micro !== null && priceOf(service.price_micro)),
    quota_total: quotaOf(service),
    output_limit: service.generation_limit,
    turnaround_hours: service.turnaround_hours,
    max_revisions: service.max_revisions,
    created_at: now,
    updated_at: now,
  };
}

/** Answers to what the service asks may say it all; what it did not ask for says nothing. */
export function checkBrief({ brief, requirementAnswers }: OrderRequest, service: HiredService): void {
  const isSaid =
    brief === undefined
      ? answersAny(service.requirement_fields, requirementAnswers ?? {})
      : brief.trim() !== '';
  if (isSaid) return;
  throw invalidFields([{ path: 'body.brief', message: 'must say what you want done, in 1-5000 characters' }]);
}
