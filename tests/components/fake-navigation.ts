import { beforeEach, vi } from 'vitest';

/**
 * Next's navigation for tests of screens: `vi.mock('next/navigation', () => import('…/fake-navigation'))`. A test says where the shopper
 * is, and sees where the shop leads.
 */
export const at = { path: '/', query: '' };
export const router = { replace: vi.fn(), push: vi.fn(), prefetch: vi.fn() };

export const usePathname = () => at.path;
export const useSearchParams = () => new URLSearchParams(at.query);
export const useRouter = () => router;

beforeEach(() => {
  Object.assign(at, { path: '/', query: '' });
  for (const go of Object.values(router)) go.mockClear();
});
