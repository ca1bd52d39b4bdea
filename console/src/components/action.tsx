import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../data/query-client.ts';
import { Button, type ButtonVariant } from './button.tsx';
import { ErrorMessage } from './feedback.tsx';

/** An action that runs once at a time and invalidates queries when it is done. */
export function useAction<Input = void, Output = unknown>(
  mutationFn: (input: Input) => Promise<Output>,
  onDone?: (output: Output) => void,
) {
  return useMutation({
    mutationFn: mutationFn,
    ...(onDone && { onSuccess: onDone }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}

interface ActionProps extends Pick<ButtonVariant, 'quiet' | 'small'> {
  onAction: () => Promise<unknown>;
  children: ReactNode;
}

export function ActionButton({ onAction, children, quiet, small }: ActionProps) {
  const action = useAction(onAction);
  return (
    <div className="stack-tight">
      <Button quiet={quiet} small={small} pending={action.isPending} onClick={() => action.mutate()}>
        {action.isPending ? 'Processing…' : children}
      </Button>
      {action.error && <ErrorMessage error={action.error} />}
    </div>
  );
}
