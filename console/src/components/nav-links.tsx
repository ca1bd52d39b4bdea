import { Link, type LinkProps } from '@tanstack/react-router';

/** The entries of a navigation. */
export function NavLinks({
  of,
}: {
  of: readonly (readonly [to: NonNullable<LinkProps['to']>, name: string])[];
}) {
  return (
    <ul>
      {of.map(([to, name]) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
