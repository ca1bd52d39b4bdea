import {
  $anyone,
  $appHost,
  $bareResponse,
  $crashSafety,
  $credentials,
  $deprecation,
  $emittedBy,
  $failureLimit,
  $foreignFormat,
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
    bareResponse: $bareResponse,
    crashSafety: $crashSafety,
    credentials: $credentials,
    deprecation: $deprecation,
    emittedBy: $emittedBy,
    failureLimit: $failureLimit,
    foreignFormat: $foreignFormat,
    mcpTool: $mcpTool,
    next: $next,
    rateLimit: $rateLimit,
    webhookEvent: $webhookEvent,
  },
};
