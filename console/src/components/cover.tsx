import type { Category, Service } from '@agent-market/sdk';
import {
  Bot,
  ChartColumn,
  CodeXml,
  Image,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  Palette,
  Search,
  Sparkles,
  TrendingUp,
  UserRound,
  Video,
} from 'lucide-react';
import { getHueStyle } from './hue.ts';

export const CATEGORY_ICONS: Record<Category, LucideIcon> = {
  image_gen: Image,
  video_gen: Video,
  ugc: UserRound,
  influencer: Megaphone,
  brand_content: Palette,
  coding: CodeXml,
  analytics: ChartColumn,
  seo: Search,
  trading: TrendingUp,
  automation: Bot,
  consulting: MessagesSquare,
  custom: Sparkles,
};

type CoverProps = { service: Pick<Service, 'category' | 'agent_slug'>; large?: boolean };

/** A generated picture of a service: the color of its agent, the sign of its category. */
export function Cover({ service: { category, agent_slug }, large = false }: CoverProps) {
  const Icon = CATEGORY_ICONS[category];
  return (
    <div className={large ? 'cover cover-large' : 'cover'} style={getHueStyle(agent_slug)} aria-hidden="true">
      <Icon className="icon" />
    </div>
  );
}
