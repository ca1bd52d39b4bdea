import type { Route } from '../../generated/routes.gen.ts';
import { ok } from '../../server/contract/envelope.ts';
import { UnprocessableError } from '../../server/foundation/platform/errors.ts';
import { type AnyHandler, HandlerRegistry } from '../../server/operations/handler-registry.ts';
import type { Accounts, IdentityClaims } from '../identity/accounts.ts';
import type { AccessTokens } from '../identity/tokens.ts';
import type { SandboxLimits } from '../rate-limits.ts';
import type { TimeMachine } from '../time-machine.ts';
import type { Addresses } from './addresses.ts';
import type { Faucet, FaucetRequest } from './faucet.ts';
import type { VaultControlService, VaultRequest } from './vault-control-service.ts';

export interface SandboxServices {
  addresses: Addresses;
  faucet: Faucet;
  limits: SandboxLimits;
  vaults: VaultControlService;
  time: TimeMachine;
  accounts: Accounts;
  /** Undefined if the identity provider is external. */
  tokens: AccessTokens | undefined;
}

type IdentityRequest = Omit<IdentityClaims, 'preferred_username' | 'picture'>;

/** Handlers of the sandbox's operations; their bodies have been validated. */
export class SandboxHandlers extends HandlerRegistry {
  readonly #handlers: Record<string, AnyHandler>;

  constructor(services: SandboxServices) {
    super();
    this.#handlers = {
      describe: async () => ok({ ...services.addresses, now: services.time.now.toISOString() }),
      faucet: async ({ body }) => ok({ tx_hashes: await services.faucet.pay(body as FaucetRequest) }),
      vault: async ({ body }) => ok(await services.vaults.apply(body as VaultRequest)),
      identity: async ({ body }) =>
        ok({ access_token: await mintAccessToken(services, body as IdentityRequest) }),
      limits: async () => {
        services.limits.reset();
        return ok({ forgotten: true });
      },
      clock: async ({ body }) => {
        const { advance_seconds: seconds } = body as { advance_seconds: number };
        return ok({ now: (await services.time.advance(seconds)).toISOString() });
      },
    };
  }

  override find({ name }: Route): AnyHandler | undefined {
    return this.#handlers[name];
  }
}

async function mintAccessToken(
  { tokens, accounts }: SandboxServices,
  body: IdentityRequest,
): Promise<string> {
  if (!tokens) {
    throw new UnprocessableError(
      'unprocessable',
      'IDP_ISSUER is set, so this sandbox has no identity provider. Get a token from yours.',
    );
  }
  const { sub, name, email, twitter_username, wallets } = body;
  const given = Object.entries({ name, email, twitter_username, wallets }).filter(
    ([, value]) => value !== undefined,
  );
  const claims = { sub, preferred_username: sub, ...Object.fromEntries(given) };
  accounts.save(claims);
  return tokens.mint(claims);
}
