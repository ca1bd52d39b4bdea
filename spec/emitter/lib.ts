import { createTypeSpecLibrary, paramMessage } from '@typespec/compiler';

export const $lib = createTypeSpecLibrary({
  name: '@agent-market/typespec',
  capabilities: { dryRun: true },
  diagnostics: {
    'unknown-credential': {
      severity: 'error',
      messages: { default: paramMessage`"${'name'}" is not a credential. Use one of: ${'known'}.` },
    },
    'credential-order': {
      severity: 'error',
      messages: {
        default: paramMessage`Credentials are tried in the order ${'expected'}; write them so.`,
      },
    },
    'no-credentials': {
      severity: 'error',
      messages: { default: 'Name at least one credential, or say @anyone.' },
    },
    'double-credentials': {
      severity: 'error',
      messages: { default: 'Use either @credentials or @anyone on an operation, once.' },
    },
    'bad-limit': {
      severity: 'error',
      messages: { default: 'A rate limit is at least 1 call.' },
    },
    'bad-window': {
      severity: 'error',
      messages: {
        default: paramMessage`"${'window'}" is not a window. Write a number and s, m, h or d, such as "1h".`,
      },
    },
    'unknown-act': {
      severity: 'error',
      messages: {
        default: paramMessage`"${'name'}" is not an act of the authority table. Use one of: ${'known'}.`,
      },
    },
    'unknown-key-scope': {
      severity: 'error',
      messages: { default: paramMessage`"${'name'}" is not a scope of API keys. Use one of: ${'known'}.` },
    },
    'unknown-crash-safety': {
      severity: 'error',
      messages: { default: paramMessage`"${'name'}" is not a crash safety. Use one of: ${'known'}.` },
    },
    'crash-safety-missing': {
      severity: 'error',
      messages: {
        default:
          'It takes an Idempotency-Key: say with @crashSafety why a repeated request is not done twice.',
      },
    },
    'crash-safety-without-key': {
      severity: 'error',
      messages: {
        default: '@crashSafety is for operations that take an Idempotency-Key: add ...Idempotent.',
      },
    },
    'next-elsewhere': {
      severity: 'error',
      messages: { default: paramMessage`${'name'} is a member of another enum.` },
    },
    'next-missing': {
      severity: 'error',
      messages: { default: paramMessage`Say with @next what can follow ${'name'}, as its neighbours do.` },
    },
    'event-without-name': {
      severity: 'error',
      messages: { default: 'A webhook event needs a property `event` whose type is a string literal.' },
    },
    'event-name': {
      severity: 'error',
      messages: { default: paramMessage`"${'name'}" is not an event name; write it as "resource.happened".` },
    },
    'duplicate-event': {
      severity: 'error',
      messages: { default: paramMessage`The event "${'name'}" is declared twice.` },
    },
    'emitted-without-cause': {
      severity: 'error',
      messages: { default: 'An emitted event names what causes it with @emittedBy.' },
    },
    'event-without-example': {
      severity: 'error',
      messages: { default: 'Show with @example what the webhook brings: a whole body.' },
    },
    'tool-name': {
      severity: 'error',
      messages: { default: paramMessage`"${'name'}" is not a tool name; tools start with market_.` },
    },
    'tool-argument': {
      severity: 'error',
      messages: {
        default: paramMessage`Argument "${'name'}" fills no parameter of ${'operation'}. It has: ${'known'}.`,
      },
    },
    'tool-missing': {
      severity: 'error',
      messages: { default: paramMessage`${'operation'} needs "${'name'}", which this tool never gives.` },
    },
    'bad-day': {
      severity: 'error',
      messages: { default: paramMessage`"${'day'}" is not a day; write it as "2026-11-15".` },
    },
    'duplicate-document': {
      severity: 'error',
      messages: { default: paramMessage`Two documents of the host have the path "${'path'}".` },
    },
    'operation-outside-group': {
      severity: 'error',
      messages: {
        default: 'Put the operation in an interface: its name is the group and makes the operationId.',
      },
    },
  },
  state: {
    credentials: { description: 'Credential statement of an operation' },
    rateLimit: { description: 'Rate limit of an operation' },
    callerLimit: { description: 'Limit of an operation per caller' },
    failureLimit: { description: 'Limit of failed payments of an operation' },
    crashSafety: { description: 'Why a repeated request is not done twice' },
    authority: { description: 'Acts of an operation' },
    keyScope: { description: 'Scope that an API key needs' },
    webhook: { description: 'Webhook event of a model' },
    emittedBy: { description: 'Operations that cause an event' },
    next: { description: 'Statuses that can follow a status' },
    deprecation: { description: 'Deprecation of an operation' },
    tool: { description: 'MCP tool of an operation' },
    foreignFormat: { description: 'Outside standard that names a type' },
    bareResponse: { description: 'Operation that answers outside the envelope' },
    hostDocuments: { description: 'Documents about the host' },
    appHost: { description: 'Group that is served at the host of the app' },
  },
});

export const { reportDiagnostic, stateKeys } = $lib;
