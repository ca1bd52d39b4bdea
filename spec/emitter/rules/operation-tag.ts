import { createRule, getAllTags } from '@typespec/compiler';
import { isOurOperation } from './scope.ts';

export const operationTag = createRule({
  name: 'operation-tag',
  severity: 'warning',
  description: 'Every operation has a tag.',
  messages: { default: 'Bind the interface to a tag in main.tsp: @@tag(Interface, "Tag").' },
  create: (context) => ({
    operation(operation) {
      if (isOurOperation(operation) && !getAllTags(context.program, operation)?.length)
        context.reportDiagnostic({ target: operation });
    },
  }),
});
