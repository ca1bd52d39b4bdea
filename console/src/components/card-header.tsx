import type { ReactNode } from 'react';

interface CardHeaderProps {
  title: ReactNode;
  /** The other end of the row. */
  children?: ReactNode;
}

/** The title and status of a card. */
export function CardHeader({ title, children }: CardHeaderProps) {
  return (
    <div className="row apart">
      <h3>{title}</h3>
      {children}
    </div>
  );
}
