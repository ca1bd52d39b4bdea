import { createRule, getOpExamples } from '@typespec/compiler';
import { isOwnOperation } from './is-ours.ts';

export const operationExample = createRule({
  name: 'operation-example',
  severity: 'warning',
  description: 'Every operation shows a call and its answer.',
  messages: {
    default: 'Show a call and its answer with @opExample.',
    answer: 'The example shows no answer: give it a returnType.',
  },
  create: (context) => ({
    operation(operation) {
      if (!isOwnOperation(operation)) return;
      const examples = getOpExamples(context.program, operation);
      if (examples.length === 0) context.reportDiagnostic({ target: operation });
      else if (!examples.some((example) => example.returnType)) {
        context.reportDiagnostic({ messageId: 'answer', target: operation });
      }
    },
  }),
});
