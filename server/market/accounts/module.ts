import type { DomainModule } from '../../contract/domain-module.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { pruneSignaturesSweep } from '../../identity/jobs.ts';
import type { IdentityService } from '../../identity/service.ts';
import { authHandlers, profileHandlers } from './handlers.ts';
import { ProfileService } from './profile-service.ts';

export function createAccountsModule(clock: Clock, identity: IdentityService): DomainModule {
  return {
    handlers: { auth: authHandlers(identity), profile: profileHandlers(new ProfileService(clock)) },
    prune: [pruneSignaturesSweep],
  };
}
