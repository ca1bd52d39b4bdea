import {
  createSIWxResourceServerExtension,
  declareSIWxExtension,
  InMemorySIWxStorage,
  SIGN_IN_WITH_X,
} from '@x402/extensions/sign-in-with-x';

/** How a wallet can sign in, with the `sign-in-with-x` extension and a fresh nonce and time. */
export type SignInExtensionBuilder = (
  resource: string,
  networks: readonly string[],
) => Promise<Record<string, unknown>>;

export interface SignInExtensionOptions {
  baseUrl: string;
  ttlSeconds: number;
}

export function createSignInExtensionBuilder({
  baseUrl,
  ttlSeconds,
}: SignInExtensionOptions): SignInExtensionBuilder {
  // used only to build offers; orders know who has paid
  const storage = new InMemorySIWxStorage();
  const { enrichPaymentRequiredResponse: enrich } = createSIWxResourceServerExtension({
    origin: baseUrl,
    storage,
  });
  return async (resource, networks) => {
    const declared = declareSIWxExtension({
      statement: 'Sign in to prove that this wallet is yours. It costs nothing.',
      expirationSeconds: ttlSeconds,
      network: [...networks],
    });
    const context = { resourceInfo: { url: resource }, requirements: [] };
    return { [SIGN_IN_WITH_X]: await enrich?.(declared[SIGN_IN_WITH_X], context as never) };
  };
}
