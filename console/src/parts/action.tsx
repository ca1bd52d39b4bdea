import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../data/query-client.ts';
import { Button } from './button.tsx';
import { Problem } from './states.tsx';

/** Something that is done once at a time; what was read before it is read again. */
export function useAction<Input = void, Output = unknown>(
  act: (input: Input) => Promise<Output>,
  onDone?: (output: Output) => void,
) {
  return useMutation({
    mutationFn: act,
    ...(onDone && { onSuccess: onDone }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}

interface ActionProps {
  act: () => Promise<unknown>;
  children: ReactNode;
  quiet?: boolean;
  small?: boolean;
}

export function ActionButton({ act, children, quiet = false, small = false }: ActionProps) {
  const action = useAction(act);
  return (
    <div className="stack-tight">
      <Button quiet={quiet} small={small} disabled={action.isPending} onClick={() => action.mutate()}>
        {action.isPending ? 'One moment …' : children}
      </Button>
      {action.error && <Problem error={action.error} />}
    </div>
  );
}
