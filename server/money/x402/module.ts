import type { Config } from '../../config/config.ts';
import type { DomainModule } from '../../contract/domain-module.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { SIGNATURE_MAX_AGE_SECONDS } from '../../identity/signature-age.ts';
import type { PaymentOptions } from '../payments/payment-options.ts';
import { Challenger } from './challenger.ts';
import { x402KeysHandlers } from './handlers.ts';
import { PaymentAuth } from './payment-auth.ts';
import { Receipts } from './receipts.ts';
import { createSignInExtensionBuilder } from './sign-in-extension.ts';
import { SignedOffers } from './signed-offers.ts';
import { SigningKeys } from './signing-keys.ts';

interface Dependencies {
  config: Config;
  clock: Clock;
  paymentOptions: PaymentOptions;
}

export interface X402Services {
  challenger: Challenger;
  receipts: Receipts;
  signingKeys: SigningKeys;
  paymentAuth: PaymentAuth;
  maxTimeoutSeconds: number;
}

export function createX402({ config, clock, paymentOptions }: Dependencies): X402Services {
  const { baseUrl, x402 } = config;
  const { maxTimeoutSeconds } = x402;
  const signIn = createSignInExtensionBuilder({ baseUrl, ttlSeconds: SIGNATURE_MAX_AGE_SECONDS });
  const signingKeys = new SigningKeys({ baseUrl, secrets: x402.signingKeys });
  const { signer } = signingKeys;
  const paymentAuth = new PaymentAuth(config);
  const offers = new SignedOffers({ signer, maxTimeoutSeconds });
  return {
    challenger: new Challenger({ paymentOptions, clock, maxTimeoutSeconds, signIn, offers, paymentAuth }),
    receipts: new Receipts({ signer, paymentOptions }),
    signingKeys,
    paymentAuth,
    maxTimeoutSeconds,
  };
}

export function createX402Module({ signingKeys }: X402Services): DomainModule {
  return { handlers: { x402Keys: x402KeysHandlers(signingKeys) } };
}
