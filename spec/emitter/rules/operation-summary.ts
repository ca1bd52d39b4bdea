import { createRule, getSummary } from '@typespec/compiler';
import { isOwnOperation } from './is-ours.ts';

export const operationSummary = createRule({
  name: 'operation-summary',
  severity: 'warning',
  description: 'Every operation has a summary.',
  messages: { default: 'Say in a few words what the operation does, with @summary.' },
  create: (context) => ({
    operation(operation) {
      if (isOwnOperation(operation) && !getSummary(context.program, operation))
        context.reportDiagnostic({ target: operation });
    },
  }),
});
