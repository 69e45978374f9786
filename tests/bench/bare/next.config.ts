import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';

const config: NextConfig = {
  // The packages are the shop's.
  turbopack: { root: fileURLToPath(new URL('../../../', import.meta.url)) },
  // As much memory for pages as the shop has, or the rotating load would measure the disk.
  cacheMaxMemorySize: 400 * 1024 * 1024,
};

export default config;
