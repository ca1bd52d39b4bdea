import { BadRequestError, ConflictError } from '../../foundation/platform/errors.ts';

/** The endpoint is not allowed. Also the error of a delivery whose name now resolves to a private address. */
export class EndpointRefusedError extends BadRequestError {
  readonly reason: string;

  constructor(reason: string, field = 'endpoint_url') {
    super('endpoint_refused', `\`${field}\` ${reason}.`);
    this.reason = reason;
  }
}

export class NoWebhookSecretError extends ConflictError {
  constructor() {
    super('no_webhook_secret', 'The agent has no webhook secret yet. Set its `endpoint_url` to create one.');
  }
}
