/** Addresses for programs, besides the sitemap and the feeds. No page links to them but the head of the home page. */
export const machinePaths = {
  robots: '/robots.txt',
  agents: '/agents.md',
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
  openSearch: '/opensearch.xml',
  security: '/.well-known/security.txt',
} as const;

export const listMachinePaths = (): string[] => Object.values(machinePaths);
