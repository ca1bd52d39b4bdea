import { useEffect } from 'react';

const NAME = 'Agent Market';

/** What the tab of the browser says. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${NAME}` : NAME;
  }, [title]);
}
