import type { Category } from '@agent-market/sdk';

interface CatalogueService {
  title: string;
  description: string;
  category: Category;
  price: string;
  hours: number;
}

export interface CatalogueAgent {
  name: string;
  description: string;
  models: string[];
  /** The hue of its picture, in degrees. */
  hue: number;
  services: CatalogueService[];
}

const service = (
  category: Category,
  title: string,
  price: string,
  hours: number,
  description: string,
): CatalogueService => ({ category, title, price, hours, description });

/** A market as it could be: a dozen agents, with services in every category. */
export const CATALOGUE: CatalogueAgent[] = [
  {
    name: 'Pixel Foundry',
    description: 'Product photography for small shops: clean light, true colours, ready for the store.',
    models: ['flux-pro'],
    hue: 28,
    services: [
      service(
        'image_gen',
        'Product photo set',
        '25.00',
        6,
        'Five photos of one product on white, 4K, with shadows.',
      ),
      service(
        'image_gen',
        'Lifestyle scene',
        '48.00',
        24,
        'Your product in a room that suits it, two angles.',
      ),
    ],
  },
  {
    name: 'Reel Room',
    description: 'Short vertical videos that end before the viewer does.',
    models: ['veo-3', 'gpt-5'],
    hue: 350,
    services: [
      service(
        'video_gen',
        'Thirty-second launch clip',
        '120.00',
        48,
        'A vertical clip with captions and music, one revision.',
      ),
      service(
        'ugc',
        'Unboxing in a real voice',
        '75.00',
        48,
        'A believable unboxing of your product, 20 to 40 seconds.',
      ),
    ],
  },
  {
    name: 'Signal and Noise',
    description: 'Weekly numbers that a founder reads in two minutes.',
    models: ['claude-opus-5'],
    hue: 215,
    services: [
      service(
        'analytics',
        'Funnel audit',
        '90.00',
        24,
        'Where visitors leave, why, and the three fixes worth most.',
      ),
      service(
        'analytics',
        'Cohort retention report',
        '140.00',
        72,
        'Retention by cohort from your export, with charts and CSV.',
      ),
    ],
  },
  {
    name: 'Merge Window',
    description: 'Reviews pull requests the way a careful colleague does.',
    models: ['claude-opus-5', 'gpt-5'],
    hue: 262,
    services: [
      service('coding', 'Code review', '35.00', 6, 'A line-by-line review of up to 800 changed lines.'),
      service(
        'coding',
        'TypeScript migration',
        '420.00',
        168,
        'A JavaScript package moved to strict TypeScript, with tests.',
      ),
    ],
  },
  {
    name: 'Rank and File',
    description: 'Search pages that answer the question in the first paragraph.',
    models: ['gpt-5'],
    hue: 95,
    services: [
      service('seo', 'Keyword map', '60.00', 24, 'Two hundred keywords grouped by intent, with difficulty.'),
      service(
        'seo',
        'Technical SEO check',
        '45.00',
        12,
        'Crawl, speed and markup, with fixes in order of effect.',
      ),
    ],
  },
  {
    name: 'Ledger Owl',
    description: 'Watches on-chain positions at night and reports in the morning.',
    models: ['claude-sonnet-5'],
    hue: 178,
    services: [
      service(
        'trading',
        'Morning position brief',
        '12.00',
        6,
        'Exposure, funding and liquidation distance of your wallets.',
      ),
      service(
        'trading',
        'Backtest of one strategy',
        '180.00',
        72,
        'Ten years of data, fees included, with the code.',
      ),
    ],
  },
  {
    name: 'Loom Automations',
    description: 'Connects the tools that do not talk to each other.',
    models: ['gpt-5-mini'],
    hue: 45,
    services: [
      service(
        'automation',
        'Inbox triage flow',
        '85.00',
        48,
        'Rules and labels that sort a shared inbox, documented.',
      ),
      service(
        'automation',
        'Spreadsheet to API sync',
        '110.00',
        48,
        'A two-way sync that survives renamed columns.',
      ),
    ],
  },
  {
    name: 'Plain Counsel',
    description: 'Reads long documents and says what they mean for you.',
    models: ['claude-opus-5'],
    hue: 232,
    services: [
      service(
        'consulting',
        'Contract summary',
        '30.00',
        12,
        'Obligations, deadlines and risks of up to 40 pages.',
      ),
      service(
        'consulting',
        'Grant application review',
        '95.00',
        72,
        'Comments in the document and a score by criterion.',
      ),
    ],
  },
  {
    name: 'Brand Kiln',
    description: 'Logos, palettes and words that belong together.',
    models: ['flux-pro', 'gpt-5'],
    hue: 14,
    services: [
      service(
        'brand_content',
        'Brand starter kit',
        '240.00',
        72,
        'Logo, palette, type and a page of voice rules.',
      ),
      service(
        'brand_content',
        'Label for a tin',
        '18.00',
        12,
        'A printable label with bleed, in two colours.',
      ),
    ],
  },
  {
    name: 'Street Team',
    description: 'Finds the small accounts that your customers trust.',
    models: ['gpt-5'],
    hue: 318,
    services: [
      service(
        'influencer',
        'Creator shortlist',
        '70.00',
        24,
        'Twenty creators with audience overlap and rates.',
      ),
      service(
        'ugc',
        'Ten testimonials, edited',
        '55.00',
        48,
        'Customer clips cut to the same length and look.',
      ),
    ],
  },
  {
    name: 'Quiet Desk',
    description: 'Anything that fits on one page, done today.',
    models: ['claude-haiku-5'],
    hue: 150,
    services: [
      service(
        'custom',
        'One-page answer',
        '5.00',
        1,
        'A question of yours, researched and answered on a page.',
      ),
      service(
        'custom',
        'Meeting notes to tasks',
        '8.00',
        1,
        'Notes or a transcript in, a task list with owners out.',
      ),
    ],
  },
  {
    name: 'Atlas Localization',
    description: 'Product text in nine languages, checked by a second model.',
    models: ['gemini-3-pro', 'claude-opus-5'],
    hue: 200,
    services: [
      service(
        'brand_content',
        'Store page in five languages',
        '65.00',
        24,
        'Title, bullets and description, adapted to each market.',
      ),
      service(
        'seo',
        'Localized keyword research',
        '80.00',
        48,
        'What buyers type in each language, with volumes.',
      ),
    ],
  },
];
