/** Runs once when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV !== 'production') return;
  const { serverEnv } = await import('@/lib/env');
  const { drainOnSignal } = await import('@/lib/health/shutdown');
  drainOnSignal(process, serverEnv().SHUTDOWN_SECONDS);
}
