import { hasFeature } from '@/lib/features/has-feature';

/** Addresses for programs, besides the sitemap. No page links to them but the head of the home page. */
export const machinePaths = {
  robots: '/robots.txt',
  agents: '/agents.md',
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
  openSearch: '/opensearch.xml',
  security: '/.well-known/security.txt',
  googleFeed: '/feeds/google.xml',
  metaFeed: '/feeds/meta.csv',
} as const;

const FEEDS: readonly string[] = [machinePaths.googleFeed, machinePaths.metaFeed];

/** Those that this shop has. */
export const listMachinePaths = (): string[] =>
  Object.values(machinePaths).filter((path) => hasFeature('feeds') || !FEEDS.includes(path));
