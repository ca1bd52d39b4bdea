import { createRule } from '@typespec/compiler';
import { state } from '../state.ts';
import { isOwnOperation } from './is-ours.ts';

export const operationCredentials = createRule({
  name: 'operation-credentials',
  severity: 'warning',
  description: 'Every operation says who may call it.',
  messages: { default: 'Say who may call it: @credentials("idp", …), or @anyone.' },
  create: (context) => ({
    operation(operation) {
      if (isOwnOperation(operation) && !state.credentials.has(context.program, operation)) {
        context.reportDiagnostic({ target: operation });
      }
    },
  }),
});
