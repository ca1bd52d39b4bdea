import {
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  type ServerContext,
} from '@modelcontextprotocol/server';

/** The extension by which a call returns a task instead of its result. */
export const TASKS_EXTENSION = 'io.modelcontextprotocol/tasks';

/** What a client supports beyond plain calls. Clients of version 2026-07-28 say so with every request. */
export interface ClientFeatures {
  tasks: boolean;
  /** It asks its user to fill in a form. */
  forms: boolean;
  /** It asks its user to open an address. */
  urls: boolean;
}

/** By the capabilities in the envelope of a request. */
export function readClientFeatures({ mcpReq }: Pick<ServerContext, 'mcpReq'>): ClientFeatures {
  const envelope: Record<string, unknown> = mcpReq.envelope ?? {};
  const { elicitation, extensions } = (envelope[CLIENT_CAPABILITIES_META_KEY] ?? {}) as ClientCapabilities;
  return {
    tasks: extensions?.[TASKS_EXTENSION] !== undefined,
    // a client that names neither kind supports forms
    forms: elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined),
    urls: elicitation?.url !== undefined,
  };
}
