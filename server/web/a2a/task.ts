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

interface Artifact {
  artifactId: string;
  name: string;
  parts: readonly Part[];
  metadata: Record<string, unknown>;
}

export interface Task {
  id: string;
  contextId: string;
  state: TaskState;
  message: AgentMessage;
  artifacts: readonly Artifact[];
}

/** The result of a sent message. */
export type SendResult = { task: Task } | { message: AgentMessage };

/** One item of a stream: the result that it begins with, or a change of its task. */
export type StreamItem = SendResult | { status: Task } | { artifact: Artifact; of: Task };

/** How a version of the protocol writes results. */
export interface WireFormat {
  writeResult(result: SendResult): object;
  writeTask(task: Task): object;
  writeItem(item: StreamItem): object;
}

/** Version 1.0. */
export const FORMAT_1: WireFormat = {
  writeResult: (result) =>
    'task' in result ? { task: FORMAT_1.writeTask(result.task) } : { message: writeMessage1(result.message) },
  writeTask: (task) => ({
    id: task.id,
    contextId: task.contextId,
    status: writeStatus1(task),
    artifacts: task.artifacts,
  }),
  writeItem(item) {
    if ('status' in item)
      return { statusUpdate: { ...idsOf(item.status), status: writeStatus1(item.status) } };
    if ('artifact' in item)
      return { artifactUpdate: { ...idsOf(item.of), ...WHOLE, artifact: item.artifact } };
    return FORMAT_1.writeResult(item);
  },
};

const idsOf = ({ id, contextId }: Task) => ({ taskId: id, contextId });
/** Artifacts are not sent in chunks. */
const WHOLE = { append: false, lastChunk: true };

const writeStatus1 = ({ state, message }: Task) => ({
  state: `TASK_STATE_${state.toUpperCase().replace('-', '_')}`,
  message: writeMessage1(message),
  timestamp: new Date().toISOString(),
});

const writeMessage1 = (message: AgentMessage) => ({ role: 'ROLE_AGENT', ...message });

/** Version 0.3. */
export const FORMAT_0_3: WireFormat = {
  writeResult: (result) =>
    'task' in result ? FORMAT_0_3.writeTask(result.task) : writeMessage0(result.message),
  writeTask: (task) => ({
    kind: 'task',
    id: task.id,
    contextId: task.contextId,
    status: writeStatus0(task),
    artifacts: task.artifacts.map(writeArtifact0),
  }),
  writeItem(item) {
    if ('status' in item) {
      const { status: task } = item;
      const final = task.state !== 'working';
      return { kind: 'status-update', ...idsOf(task), status: writeStatus0(task), final };
    }
    if ('artifact' in item) {
      return {
        kind: 'artifact-update',
        ...idsOf(item.of),
        ...WHOLE,
        artifact: writeArtifact0(item.artifact),
      };
    }
    return FORMAT_0_3.writeResult(item);
  },
};

const writeStatus0 = ({ state, message }: Task) => ({
  state,
  message: writeMessage0(message),
  timestamp: new Date().toISOString(),
});

const writeArtifact0 = ({ parts, ...artifact }: Artifact) => ({ ...artifact, parts: parts.map(writePart0) });

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
