import { createRule, getAllTags } from '@typespec/compiler';
import { isOwnOperation } from './is-ours.ts';

export const operationTag = createRule({
  name: 'operation-tag',
  severity: 'warning',
  description: 'Every operation has a tag.',
  messages: { default: 'Bind the interface to a tag in main.tsp: @@tag(Interface, "Tag").' },
  create: (context) => ({
    operation(operation) {
      if (isOwnOperation(operation) && !getAllTags(context.program, operation)?.length)
        context.reportDiagnostic({ target: operation });
    },
  }),
});
