import {
  $anyone,
  $bareResponse,
  $credentials,
  $deprecation,
  $emittedBy,
  $failureLimit,
  $foreignFormat,
  $mcpTool,
  $rateLimit,
  $webhookEvent,
} from './decorators.ts';

export { $onEmit } from './emit/emitter.ts';
export { $lib } from './lib.ts';
export { $linter } from './linter.ts';

export const $decorators = {
  Contract: {
    anyone: $anyone,
    bareResponse: $bareResponse,
    credentials: $credentials,
    deprecation: $deprecation,
    emittedBy: $emittedBy,
    failureLimit: $failureLimit,
    foreignFormat: $foreignFormat,
    mcpTool: $mcpTool,
    rateLimit: $rateLimit,
    webhookEvent: $webhookEvent,
  },
};
