import { createRule, paramMessage } from '@typespec/compiler';
import { isOwnOperation } from './is-ours.ts';

export const operationGroup = createRule({
  name: 'operation-group',
  severity: 'warning',
  description: 'An operationId is made of the interface and a camelCase name.',
  messages: {
    default: 'Put the operation in an interface: its name is the group and makes the operationId.',
    name: paramMessage`"${'name'}" makes a poor operationId; write a short camelCase verb.`,
  },
  create: (context) => ({
    operation(operation) {
      if (!isOwnOperation(operation)) return;
      if (!operation.interface) context.reportDiagnostic({ target: operation });
      if (!/^[a-z][a-zA-Z0-9]*$/.test(operation.name)) {
        context.reportDiagnostic({ messageId: 'name', format: { name: operation.name }, target: operation });
      }
    },
  }),
});
