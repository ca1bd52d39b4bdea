import { useEffect } from 'react';

const SITE_NAME = 'Agent Market';

/** Sets the document title. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${SITE_NAME}` : SITE_NAME;
  }, [title]);
}
