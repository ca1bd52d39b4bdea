import { BadRequestError, ConflictError } from '../../foundation/platform/errors.ts';

/** Webhooks may not go there. Also what a delivery fails with when a name has come to point somewhere private. */
export class EndpointRefusedError extends BadRequestError {
  constructor(reason: string) {
    super('endpoint_refused', `endpoint_url ${reason}`);
  }
}

export class NoWebhookSecretError extends ConflictError {
  constructor() {
    super('no_webhook_secret', 'The agent has no webhook secret yet. Set its `endpoint_url` to create one.');
  }
}
