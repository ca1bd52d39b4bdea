import type {
  DecoratorContext,
  EnumMember,
  Interface,
  Model,
  Namespace,
  Operation,
} from '@typespec/compiler';
import { ACTS, type ActCondition, isAct, isKeyScope, KEY_SCOPES } from './authority.ts';
import { CRASH_SAFETIES, isCrashSafety } from './crash-safety.ts';
import { CREDENTIALS, type Credential, isCredential } from './credentials.ts';
import { reportDiagnostic } from './lib.ts';
import { type Deprecation, type HostDocument, type RateLimit, state, type ToolOptions } from './state.ts';

const WINDOW_UNITS: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 };

function parseCredentials(context: DecoratorContext, names: readonly string[]): Credential[] {
  const accepted: Credential[] = [];
  names.forEach((name, index) => {
    const target = context.getArgumentTarget(index) ?? context.decoratorTarget;
    if (isCredential(name)) accepted.push(name);
    else
      reportDiagnostic(context.program, {
        code: 'unknown-credential',
        format: { name, known: CREDENTIALS.join(', ') },
        target,
      });
  });
  const expected = CREDENTIALS.filter((name) => accepted.includes(name));
  if (expected.join() !== accepted.join()) {
    reportDiagnostic(context.program, {
      code: 'credential-order',
      format: { expected: expected.join(', ') },
      target: context.decoratorTarget,
    });
  }
  return accepted;
}

function setCredentials(
  context: DecoratorContext,
  target: Operation,
  names: readonly string[],
  required: boolean,
) {
  const { program, decoratorTarget } = context;
  if (state.credentials.has(program, target)) {
    reportDiagnostic(program, { code: 'double-credentials', target: decoratorTarget });
  }
  const accepted = parseCredentials(context, names);
  if (required && names.length === 0)
    reportDiagnostic(program, { code: 'no-credentials', target: decoratorTarget });
  state.credentials.set(program, target, { accepted, required });
}

export function $credentials(context: DecoratorContext, target: Operation, ...names: string[]) {
  setCredentials(context, target, names, true);
}

export function $anyone(context: DecoratorContext, target: Operation, ...names: string[]) {
  setCredentials(context, target, names, false);
}

export function $rateLimit(context: DecoratorContext, target: Operation, limit: number, window: string) {
  const rule = parseLimit(context, target, limit, window);
  if (rule) state.rateLimit.set(context.program, target, rule);
}

export function $callerLimit(context: DecoratorContext, target: Operation, limit: number, window: string) {
  const rule = parseLimit(context, target, limit, window);
  if (rule) state.callerLimit.set(context.program, target, rule);
}

export function $failureLimit(context: DecoratorContext, target: Operation, limit: number, window: string) {
  const rule = parseLimit(context, target, limit, window);
  if (rule) state.failureLimit.set(context.program, target, rule);
}

function parseLimit(
  context: DecoratorContext,
  target: Operation,
  limit: number,
  window: string,
): RateLimit | undefined {
  const { program } = context;
  if (limit < 1)
    reportDiagnostic(program, { code: 'bad-limit', target: context.getArgumentTarget(0) ?? target });
  const match = /^([1-9]\d*)([smhd])$/.exec(window);
  if (!match) {
    reportDiagnostic(program, {
      code: 'bad-window',
      format: { window },
      target: context.getArgumentTarget(1) ?? target,
    });
    return undefined;
  }
  return { limit, windowSeconds: Number(match[1]) * (WINDOW_UNITS[match[2] ?? ''] ?? 0) };
}

export function $crashSafety(context: DecoratorContext, target: Operation, safety: string) {
  if (isCrashSafety(safety)) state.crashSafety.set(context.program, target, safety);
  else
    reportDiagnostic(context.program, {
      code: 'unknown-crash-safety',
      format: { name: safety, known: CRASH_SAFETIES.join(', ') },
      target: context.getArgumentTarget(0) ?? target,
    });
}

/** Decorators apply from last to first; readers expect source order. */
export function $authority(context: DecoratorContext, target: Operation, name: string, when?: ActCondition) {
  const { program } = context;
  if (!isAct(name)) {
    reportDiagnostic(program, {
      code: 'unknown-act',
      format: { name, known: Object.keys(ACTS).join(', ') },
      target: context.getArgumentTarget(0) ?? target,
    });
    return;
  }
  const others = state.authority.get(program, target) ?? [];
  state.authority.set(program, target, [{ act: name, when: when ?? null }, ...others]);
}

export function $keyScope(context: DecoratorContext, target: Operation, name: string) {
  if (isKeyScope(name)) state.keyScope.set(context.program, target, name);
  else
    reportDiagnostic(context.program, {
      code: 'unknown-key-scope',
      format: { name, known: KEY_SCOPES.join(', ') },
      target: context.getArgumentTarget(0) ?? target,
    });
}

export function $webhookEvent(context: DecoratorContext, target: Model, options: { emitted: boolean }) {
  const { program } = context;
  const property = target.properties.get('event');
  if (property?.type.kind !== 'String') {
    reportDiagnostic(program, { code: 'event-without-name', target });
    return;
  }
  const name = property.type.value;
  if (!/^[a-z]+\.[a-z_]+$/.test(name))
    reportDiagnostic(program, { code: 'event-name', format: { name }, target: property });
  for (const [other, event] of state.webhook.all(program)) {
    if (other !== target && event.name === name)
      reportDiagnostic(program, { code: 'duplicate-event', format: { name }, target });
  }
  state.webhook.set(program, target, { name, emitted: options.emitted });
}

export function $emittedBy(context: DecoratorContext, target: Model, ...operations: Operation[]) {
  state.emittedBy.set(context.program, target, operations);
}

export function $next(context: DecoratorContext, target: EnumMember, ...statuses: EnumMember[]) {
  state.next.set(context.program, target, statuses);
}

export function $deprecation(context: DecoratorContext, target: Operation, options: Deprecation) {
  const days = [options.date, ...(options.sunset === undefined ? [] : [options.sunset])];
  for (const day of days.filter((one) => !/^\d{4}-\d{2}-\d{2}$/.test(one) || Number.isNaN(Date.parse(one)))) {
    reportDiagnostic(context.program, { code: 'bad-day', format: { day }, target });
  }
  state.deprecation.set(context.program, target, options);
}

export function $hostDocuments(
  context: DecoratorContext,
  target: Namespace,
  documents: readonly HostDocument[],
) {
  const paths = documents.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
  for (const path of paths.filter((one, place) => paths.indexOf(one) !== place)) {
    reportDiagnostic(context.program, { code: 'duplicate-document', format: { path }, target });
  }
  state.hostDocuments.set(context.program, target, documents);
}

export function $mcpTool(
  context: DecoratorContext,
  target: Operation,
  operation: Operation,
  options: ToolOptions,
) {
  if (!target.name.startsWith('market_')) {
    reportDiagnostic(context.program, { code: 'tool-name', format: { name: target.name }, target });
  }
  state.tool.set(context.program, target, { operation, ...options });
}

export function $foreignFormat(context: DecoratorContext, target: Model | Operation, standard: string) {
  state.foreignFormat.set(context.program, target, standard);
}

export function $bareResponse(context: DecoratorContext, target: Operation, why: string) {
  state.bareResponse.set(context.program, target, why);
}

export function $appHost(context: DecoratorContext, target: Interface) {
  state.appHost.set(context.program, target, true);
}
