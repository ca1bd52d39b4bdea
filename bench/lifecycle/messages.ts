import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

type Methods = Record<string, (...args: never[]) => unknown>;

interface Call {
  id: number;
  method: string;
  args: unknown[];
}

type Answer = { id: number; result: unknown } | { id: number; error: string };

/** The functions of another process, called by messages. */
export type Remote<M extends Methods> = {
  [Name in keyof M]: (...args: Parameters<M[Name]>) => Promise<Awaited<ReturnType<M[Name]>>>;
};

export interface Helper<M extends Methods> {
  call: Remote<M>;
  child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a program that calls `answerCalls`. It ends with this process. */
export function startHelper<M extends Methods>(
  program: URL,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Helper<M> {
  const child = fork(fileURLToPath(program), args, {
    env: { ...process.env, ...env },
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Ctrl-C reaches this process first, which then stops the others in order
    detached: true,
  });
  return { call: createRemote<M>(child), child, stop: () => stopChild(child) };
}

export function createRemote<M extends Methods>(child: ChildProcess): Remote<M> {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let calls = 0;
  child.on('message', (answer: Answer) => {
    const call = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) call?.reject(new Error(answer.error));
    else call?.resolve(answer.result);
  });
  child.once('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`${child.spawnargs[1]} ended with ${code}`));
  });
  const call = (method: string, args: unknown[]) =>
    new Promise((resolve, reject) => {
      calls += 1;
      waiting.set(calls, { resolve, reject });
      child.send({ id: calls, method, args } satisfies Call);
    });
  return new Proxy({} as Remote<M>, {
    get:
      (_target, method) =>
      (...args: unknown[]) =>
        call(String(method), args),
  });
}

/** In the other process. */
export function answerCalls(methods: Methods): void {
  process.on('message', async ({ id, method, args }: Call) => {
    const answer: Answer = await Promise.resolve()
      .then(() => (methods[method] as (...all: unknown[]) => unknown)(...args))
      .then(
        (result) => ({ id, result }),
        (error: unknown) => ({ id, error: String(error) }),
      );
    process.send?.(answer);
  });
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}
