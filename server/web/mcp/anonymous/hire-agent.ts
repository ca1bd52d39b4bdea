import type { CallToolResult } from '@modelcontextprotocol/server';
import type { MachineHire } from '../../../../generated/types.gen.ts';
import type { HireTasks } from '../../../../shared/tools/hires/hire-tasks.ts';
import { toOrderRef } from '../../../../shared/tools/hires/order-feed.ts';
import { buildToolResult } from '../../../../shared/tools/tool-result.ts';
import type { ToolAnswer, ToolCall } from '../../../../shared/tools/tool-server.ts';
import { buildHireToolDiscovery } from '../../../market/catalog/hire-tool.ts';
import type { ParsedAnswer } from '../answer-body.ts';
import { decodeHeader, type PaymentRequired, toPaymentHeaders } from './payment.ts';
import { type AnonymousRequest, performOperation, toToolFailure } from './perform-operation.ts';
import { HIRE_AGENT } from './tools.ts';

const PAYMENT_META_KEY = 'x402/payment';
const PAYMENT_RESPONSE_META_KEY = 'x402/payment-response';
const ARGUMENTS = {
  arguments: {
    service_id: { in: 'path', name: 'service_id' },
    brief: { in: 'body', name: 'brief' },
    chain: { in: 'query', name: 'chain' },
  },
} as const;

/** Returns the payment challenge, or hires with the payment in the call, by the MCP transport of x402. */
export async function runHireAgent(
  request: AnonymousRequest,
  call: ToolCall,
  tasks: HireTasks,
): Promise<ToolAnswer> {
  const { service_id, brief } = call.arguments;
  const answer = await performOperation(request, HIRE_AGENT, call, 'x402_hireService', {
    path: { service_id },
    body: { brief },
    header: toPaymentHeaders(call.meta[PAYMENT_META_KEY]),
  });
  if (answer.status === 402) return buildPaymentRequired(request, call, answer);
  if (answer.failure) return toToolFailure(ARGUMENTS, answer);
  const settlement = decodeHeader(answer.headers?.['PAYMENT-RESPONSE']);
  const ref = call.client.tasks ? toOrderRef(answer.body.data as MachineHire) : undefined;
  const hire = ref ? await tasks.create(ref) : buildToolResult(answer.body.data as Record<string, unknown>);
  return { ...hire, ...(settlement && { _meta: { [PAYMENT_RESPONSE_META_KEY]: settlement } }) };
}

/**
 * As text the flat form of the requested network, whose `resource` is a string; as structured content the version 2
 * form, whose `resource` is an object. Both have the requirements of all networks, the requested one first.
 */
async function buildPaymentRequired(
  asked: AnonymousRequest,
  call: ToolCall,
  answer: ParsedAnswer,
): Promise<CallToolResult> {
  const { service_id, chain = 'solana' } = call.arguments;
  const flat = await performOperation(asked, HIRE_AGENT, call, 'x402_challenge', {
    query: { service_id, chain },
  });
  if (flat.status !== 402) return toToolFailure(ARGUMENTS, flat);
  const required = decodeHeader(answer.headers?.['PAYMENT-REQUIRED']) as PaymentRequired;
  const { address } = flat.body.asset as { address?: string };
  const accepts = required.accepts.toSorted(
    (a, b) => Number(b.asset === address) - Number(a.asset === address),
  );
  const { code, error } = answer.body;
  const extensions = { ...required.extensions, bazaar: buildHireToolDiscovery(String(service_id)) };
  const shared = { code, error, accepts, extensions };
  const { content } = buildToolResult({ ...required, ...flat.body, ...shared });
  return { content, structuredContent: { ...flat.body, ...required, ...shared }, isError: true };
}
