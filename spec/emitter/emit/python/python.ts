import type { Program } from '@typespec/compiler';
import { getCallShape } from '../client/call-shape.ts';
import type { Contract } from '../contract.ts';
import type { Document } from '../document.ts';
import type { Lifecycle } from '../enums.ts';
import { buildCalls } from './calls.ts';
import { buildEvents } from './events.ts';
import { buildPythonLifecycles } from './lifecycles.ts';
import { buildModels } from './models.ts';
import { buildResources } from './resources.ts';
import { BANNER } from './source.ts';

const CLIENT = 'sdk-python/src/agent_market/_generated';
const VERIFIER = 'webhook-verifier-python/src/agent_market_webhooks/_generated';

/** The generated files of the Python packages, by path. */
export function buildPythonFiles(
  program: Program,
  document: Document,
  contract: Contract,
  lifecycles: Lifecycle[],
): Record<string, string> {
  const shapes = contract.operations.map((operation) => getCallShape(document, operation));
  return {
    [`${CLIENT}/__init__.py`]: BANNER,
    [`${CLIENT}/models.py`]: buildModels(document, shapes),
    [`${CLIENT}/calls.py`]: buildCalls(document, shapes),
    [`${CLIENT}/resources.py`]: buildResources(program, document, shapes, false),
    [`${CLIENT}/async_resources.py`]: buildResources(program, document, shapes, true),
    [`${CLIENT}/lifecycles.py`]: buildPythonLifecycles(lifecycles),
    [`${VERIFIER}/__init__.py`]: BANNER,
    [`${VERIFIER}/events.py`]: buildEvents(document, contract),
  };
}
