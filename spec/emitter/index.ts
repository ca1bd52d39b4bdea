import {
  $anyone,
  $appHost,
  $authority,
  $bareResponse,
  $callerLimit,
  $crashSafety,
  $credentials,
  $deprecation,
  $emittedBy,
  $failureLimit,
  $foreignFormat,
  $hostDocuments,
  $keyScope,
  $mcpTool,
  $next,
  $rateLimit,
  $webhookEvent,
} from './decorators.ts';

export { $onEmit } from './emit/emitter.ts';
export { $lib } from './lib.ts';
export { $linter } from './linter.ts';

export const $decorators = {
  Contract: {
    anyone: $anyone,
    appHost: $appHost,
    authority: $authority,
    bareResponse: $bareResponse,
    callerLimit: $callerLimit,
    crashSafety: $crashSafety,
    credentials: $credentials,
    deprecation: $deprecation,
    emittedBy: $emittedBy,
    failureLimit: $failureLimit,
    foreignFormat: $foreignFormat,
    hostDocuments: $hostDocuments,
    keyScope: $keyScope,
    mcpTool: $mcpTool,
    next: $next,
    rateLimit: $rateLimit,
    webhookEvent: $webhookEvent,
  },
};
