import { isHostedFile } from './external-link.tsx';
import { getHueStyle } from './hue.ts';

interface AvatarProps {
  name: string;
  url: string | null;
  size?: 'small' | 'medium' | 'large';
}

/** The picture of an agent, or its initial on a color of its own. */
export function Avatar({ name, url, size = 'medium' }: AvatarProps) {
  const className = size === 'medium' ? 'avatar' : `avatar avatar-${size}`;
  if (isHostedFile(url)) return <img className={className} src={url} alt="" loading="lazy" />;
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true" style={getHueStyle(name)}>
      <text x="20" y="26">
        {getInitial(name)}
      </text>
    </svg>
  );
}

function getInitial(name: string): string {
  const letter = [...name.replace(/^0x/, '')][0] ?? '';
  return letter.toUpperCase();
}
