import type { CallToolResult } from '@modelcontextprotocol/server';
import type { ToolCall } from '../tool-server.ts';
import { toolResult } from '../tools/tool-result.ts';
import { fromHeader, type PaymentRequired, toPaymentHeaders } from './payment.ts';
import { type Asked, failed, perform, type ReadAnswer } from './perform.ts';
import { HIRE_AGENT } from './tools.ts';

const PAYMENT = 'x402/payment';
const SETTLEMENT = 'x402/payment-response';
const ARGUMENTS = {
  arguments: {
    service_id: { in: 'path', name: 'service_id' },
    brief: { in: 'body', name: 'brief' },
    chain: { in: 'query', name: 'chain' },
  },
} as const;

/** Says what to pay, or hires with the payment that came along, as the MCP transport of x402 has it. */
export async function runHireAgent(asked: Asked, call: ToolCall): Promise<CallToolResult> {
  const { service_id, brief } = call.arguments;
  const answer = await perform(asked, HIRE_AGENT, call, 'x402_hireService', {
    path: { service_id },
    body: { brief },
    header: toPaymentHeaders(call.meta[PAYMENT]),
  });
  if (answer.status === 402) return demand(asked, call, answer);
  if (answer.failure) return failed(ARGUMENTS, answer);
  const settlement = fromHeader(answer.headers?.['PAYMENT-RESPONSE']);
  const hire = toolResult(answer.body.data as Record<string, unknown>);
  return { ...hire, ...(settlement && { _meta: { [SETTLEMENT]: settlement } }) };
}

/** The form of version 2, the network that was asked for first, beside the flat form for that network. */
async function demand(asked: Asked, call: ToolCall, answer: ReadAnswer): Promise<CallToolResult> {
  const { service_id, chain = 'solana' } = call.arguments;
  const flat = await perform(asked, HIRE_AGENT, call, 'x402_challenge', { query: { service_id, chain } });
  if (flat.status !== 402) return failed(ARGUMENTS, flat);
  const required = fromHeader(answer.headers?.['PAYMENT-REQUIRED']) as PaymentRequired;
  const { address } = flat.body.asset as { address?: string };
  const accepts = required.accepts.toSorted(
    (a, b) => Number(b.asset === address) - Number(a.asset === address),
  );
  const { code, error } = answer.body;
  return { ...toolResult({ ...flat.body, ...required, code, error, accepts }), isError: true };
}
