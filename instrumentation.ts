/** Runs once when a server starts. */
export async function register(): Promise<void> {
  const { NEXT_RUNTIME, NODE_ENV, NEXT_PHASE } = process.env;
  const isServing = NODE_ENV === 'production' && NEXT_PHASE !== 'phase-production-build';
  if (NEXT_RUNTIME !== 'nodejs' || !isServing) return;
  const { serverEnv } = await import('@/lib/env');
  const { drainOnSignal } = await import('@/lib/health/shutdown');
  drainOnSignal(process, serverEnv().SHUTDOWN_SECONDS);
}
