import {
  type CallToolResult,
  type InputRequests,
  MissingRequiredClientCapabilityError,
  type Server,
  type ServerContext,
  type StandardSchemaV1,
} from '@modelcontextprotocol/server';
import { type ClientFeatures, readClientFeatures, TASKS_EXTENSION } from './client-features.ts';
import type { ArgumentValues } from './tool-request.ts';

interface TaskFields {
  taskId: string;
  statusMessage: string;
  createdAt: string;
  lastUpdatedAt: string;
  ttlMs: number | null;
  pollIntervalMs: number;
}

/** A task of the extension `io.modelcontextprotocol/tasks`. */
export type DetailedTask = TaskFields &
  (
    | { status: 'working' | 'cancelled' }
    | { status: 'input_required'; inputRequests: InputRequests }
    | { status: 'completed'; result: CallToolResult }
  );

/** The result of a call that goes on as a task. */
export type CreatedTask = TaskFields & { resultType: 'task'; status: DetailedTask['status'] };

/** Empty, by the specification. */
export type Acknowledgement = Record<string, never>;

export interface TaskMethods {
  get(taskId: string, client: ClientFeatures): Promise<DetailedTask>;
  update(taskId: string, inputResponses: ArgumentValues): Promise<Acknowledgement>;
  cancel(taskId: string): Promise<Acknowledgement>;
}

const MAX_ID_LENGTH = 300;

const PARAMS: { params: StandardSchemaV1<{ taskId: string }> } = {
  params: {
    '~standard': {
      version: 1,
      vendor: 'agent-market',
      validate(params) {
        const { taskId } = params as { taskId?: unknown };
        return typeof taskId === 'string' && taskId.length <= MAX_ID_LENGTH
          ? { value: { taskId } }
          : { issues: [{ message: '`taskId` is required' }] };
      },
    },
  },
};

/** Serves the methods of the extension to clients that declare it. */
export function addTaskMethods(server: Server, { get, update, cancel }: TaskMethods): void {
  const serve = (method: string, handle: (taskId: string, context: ServerContext) => Promise<object>) =>
    server.setRequestHandler(method, PARAMS, async ({ taskId }, context) => {
      requireTasks(context);
      return { ...(await handle(taskId, context)) };
    });
  serve('tasks/get', (taskId, context) => get(taskId, readClientFeatures(context)));
  serve('tasks/update', (taskId, { mcpReq }) => update(taskId, mcpReq.inputResponses ?? {}));
  serve('tasks/cancel', (taskId) => cancel(taskId));
}

function requireTasks(context: ServerContext): void {
  if (readClientFeatures(context).tasks) return;
  throw new MissingRequiredClientCapabilityError({
    requiredCapabilities: { extensions: { [TASKS_EXTENSION]: {} } },
  });
}
