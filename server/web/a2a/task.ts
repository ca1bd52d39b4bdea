/** States of a task, as version 0.3 names them. */
export type TaskState = 'input-required' | 'working' | 'completed' | 'canceled';

export type Part =
  | { text: string }
  | { url: string; mediaType: string | undefined }
  | { data: Record<string, unknown> };

export interface AgentMessage {
  messageId: string;
  contextId?: string;
  taskId?: string;
  parts: readonly Part[];
  metadata?: Record<string, unknown>;
}

export interface Task {
  id: string;
  contextId: string;
  state: TaskState;
  message: AgentMessage;
  artifacts: readonly { artifactId: string; name: string; parts: readonly Part[] }[];
}

/** How a version of the protocol writes results. */
export interface WireFormat {
  /** The result of a sent message. */
  writeResult(result: { task: Task } | { message: AgentMessage }): object;
  writeTask(task: Task): object;
}

/** Version 1.0. */
export const FORMAT_1: WireFormat = {
  writeResult: (result) =>
    'task' in result ? { task: FORMAT_1.writeTask(result.task) } : { message: writeMessage1(result.message) },
  writeTask: ({ id, contextId, state, message, artifacts }) => ({
    id,
    contextId,
    status: {
      state: `TASK_STATE_${state.toUpperCase().replace('-', '_')}`,
      message: writeMessage1(message),
      timestamp: new Date().toISOString(),
    },
    artifacts: artifacts.map(({ parts, ...artifact }) => ({ ...artifact, parts })),
  }),
};

const writeMessage1 = (message: AgentMessage) => ({ role: 'ROLE_AGENT', ...message });

/** Version 0.3. */
export const FORMAT_0_3: WireFormat = {
  writeResult: (result) =>
    'task' in result ? FORMAT_0_3.writeTask(result.task) : writeMessage0(result.message),
  writeTask: ({ id, contextId, state, message, artifacts }) => ({
    kind: 'task',
    id,
    contextId,
    status: { state, message: writeMessage0(message), timestamp: new Date().toISOString() },
    artifacts: artifacts.map(({ parts, ...artifact }) => ({ ...artifact, parts: parts.map(writePart0) })),
  }),
};

const writeMessage0 = ({ parts, ...message }: AgentMessage) => ({
  kind: 'message',
  role: 'agent',
  ...message,
  parts: parts.map(writePart0),
});

function writePart0(part: Part): object {
  if ('text' in part) return { kind: 'text', text: part.text };
  if ('data' in part) return { kind: 'data', data: part.data };
  return { kind: 'file', file: { uri: part.url, ...(part.mediaType && { mimeType: part.mediaType }) } };
}
