import { createRule, type Operation, type Program, paramMessage, type Type } from '@typespec/compiler';
import { getHttpOperation } from '@typespec/http';
import type { Credential } from '../credentials.ts';
import { state } from '../state.ts';
import { isOwnOperation } from './is-ours.ts';

/** The field or parameter that can carry a credential, besides the Authorization header. */
const CARRIERS: Partial<Record<Credential, { name: string; spread: string }>> = {
  wallet: { name: 'wallet_sig', spread: '...BodyCredentials or ...QueryCredentials' },
  sign_in_with_x: { name: 'sign_in_with_x', spread: '...SignInHeader' },
  x402: { name: 'x_payment', spread: '...PaymentHeaders' },
  order_token: { name: 'access_token', spread: '@query access_token?: string' },
};

function hasProperty(type: Type | undefined, name: string): boolean {
  if (type?.kind === 'Model') return type.properties.has(name);
  if (type?.kind === 'Union')
    return [...type.variants.values()].every((variant) => hasProperty(variant.type, name));
  return false;
}

function hasCarrier(program: Program, operation: Operation, name: string): boolean {
  const [http] = getHttpOperation(program, operation);
  return (
    hasProperty(http.parameters.body?.type, name) ||
    http.parameters.properties.some((entry) => entry.property.name === name)
  );
}

export const credentialCarriers = createRule({
  name: 'credential-carriers',
  severity: 'warning',
  description: 'A credential that travels in parameters or fields has them declared.',
  messages: {
    default: paramMessage`It takes the credential "${'credential'}" and has no place for it: add ${'spread'}.`,
  },
  create: (context) => ({
    operation(operation) {
      if (!isOwnOperation(operation)) return;
      for (const credential of state.credentials.get(context.program, operation)?.accepted ?? []) {
        const carrier = CARRIERS[credential];
        if (carrier && !hasCarrier(context.program, operation, carrier.name)) {
          context.reportDiagnostic({ format: { credential, spread: carrier.spread }, target: operation });
        }
      }
    },
  }),
});
