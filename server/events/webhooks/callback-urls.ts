import type { EndpointGuard } from './endpoint-guard.ts';
import { EndpointRefusedError } from './errors.ts';

export interface CallbackUrlsOptions {
  endpoints: EndpointGuard;
  /** Whether there is a key to sign callbacks with. */
  isSigned: boolean;
}

/** Decides whether a client may have callbacks sent to an address. */
export class CallbackUrls {
  readonly #options: CallbackUrlsOptions;

  constructor(options: CallbackUrlsOptions) {
    this.#options = options;
  }

  /** A receiver could not tell unsigned callbacks from forged ones, so there are none. */
  async assertAcceptable(url: string | undefined): Promise<void> {
    if (url === undefined) return;
    const { endpoints, isSigned } = this.#options;
    if (!isSigned) {
      throw new EndpointRefusedError(
        'must be left out: this service has no key to sign with',
        'callback_url',
      );
    }
    await endpoints.assertPublicEndpoint(url, 'callback_url');
  }
}
