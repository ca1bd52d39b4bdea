import { createRule, getDoc } from '@typespec/compiler';
import { isOwnOperation } from './is-ours.ts';

export const operationDoc = createRule({
  name: 'operation-doc',
  severity: 'warning',
  description: 'Every operation has a description.',
  messages: { default: 'Say what the operation does, who may call it and what happens, in a doc comment.' },
  create: (context) => ({
    operation(operation) {
      if (isOwnOperation(operation) && !getDoc(context.program, operation))
        context.reportDiagnostic({ target: operation });
    },
  }),
});
