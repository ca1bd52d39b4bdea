import { BadRequestError, ConflictError } from '../../foundation/platform/errors.ts';

/** The endpoint is not allowed. Also the error of a delivery whose name now resolves to a private address. */
export class EndpointRefusedError extends BadRequestError {
  constructor(reason: string) {
    super('endpoint_refused', `\`endpoint_url\` ${reason}.`);
  }
}

export class NoWebhookSecretError extends ConflictError {
  constructor() {
    super('no_webhook_secret', 'The agent has no webhook secret yet. Set its `endpoint_url` to create one.');
  }
}
