import {
  createSIWxResourceServerExtension,
  declareSIWxExtension,
  InMemorySIWxStorage,
  SIGN_IN_WITH_X,
} from '@x402/extensions/sign-in-with-x';

/** How a wallet may sign in, in the words of the `sign-in-with-x` extension, with a nonce and a time of its own. */
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
  // it is asked for its offers only: who has paid is for the orders to say
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
