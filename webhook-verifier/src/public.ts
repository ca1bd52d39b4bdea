export { type DeduplicateOptions, deduplicate, type HandleOnce } from './deduplicate.ts';
export type { DeliveryStore } from './delivery-store.ts';
export { type VerificationErrorCode, WebhookVerificationError } from './error.ts';
export * from './events.ts';
export type { WebhookHeaders } from './headers.ts';
export { MemoryDeliveryStore, type MemoryStoreOptions } from './memory-store.ts';
export type { RawBody, VerifyOptions, WebhookSecret } from './verify-signature.ts';
