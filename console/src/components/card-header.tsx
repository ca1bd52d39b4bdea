import type { ReactNode } from 'react';

interface CardHeaderProps {
  title: ReactNode;
  /** What stands at the other end of the row. */
  children?: ReactNode;
}

/** What a card is about, and where it stands. */
export function CardHeader({ title, children }: CardHeaderProps) {
  return (
    <div className="row apart">
      <h3>{title}</h3>
      {children}
    </div>
  );
}
