/** Runs once when a server starts. */
export async function register(): Promise<void> {
  // The compiler fills in the runtime; the server of the standalone output does not have it in its environment.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { NODE_ENV, NEXT_PHASE } = process.env;
  if (NODE_ENV !== 'production' || NEXT_PHASE === 'phase-production-build') return;
  const { serverEnv } = await import('@/lib/env');
  const { createDocumentAddress } = await import('@/lib/routing/document-address');
  const { getPaymentProviders } = await import('@/lib/payments/payment-config');
  const { guardRequests, listPublicFiles } = await import('@/lib/request-guard/guard-requests');
  const { onRequest } = await import('@/lib/request-guard/on-request');
  const { countRead } = await import('@/lib/agents/count-reads');
  const { withKeyFile } = await import('@/lib/refresh/index-now');
  const { completeAnswers } = await import('@/lib/csp/complete-answers');
  const { sendDocuments } = await import('@/lib/document/send-documents');
  const { trustProxies } = await import('@/lib/bff/trusted-proxies');
  const { drainOnSignal } = await import('@/lib/health/shutdown');
  const { startWarmUp } = await import('@/lib/warm-up/warm-up');
  const { collectGarbageEarly } = await import('@/lib/health/collect-garbage-early');
  collectGarbageEarly();
  sendDocuments();
  completeAnswers(serverEnv());
  trustProxies(serverEnv().TRUSTED_PROXIES);
  const { SHUTDOWN_SECONDS, OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME } = serverEnv();
  // Before the guard, which takes the name of who asks away.
  if (OTEL_EXPORTER_OTLP_ENDPOINT) onRequest(({ request }) => countRead(request));
  const providers = getPaymentProviders(serverEnv());
  const toDocumentAddress = createDocumentAddress(providers, listPublicFiles());
  const saveAsked = startWarmUp(serverEnv(), toDocumentAddress);
  guardRequests(withKeyFile(serverEnv().INDEXNOW_KEY, toDocumentAddress));
  if (!OTEL_EXPORTER_OTLP_ENDPOINT) return drainOnSignal(process, SHUTDOWN_SECONDS, saveAsked);
  // Loaded here only: it takes 40 MB of memory.
  const { startTelemetry } = await import('@/lib/monitoring/telemetry/start-telemetry');
  const sendTelemetry = startTelemetry(OTEL_SERVICE_NAME);
  drainOnSignal(process, SHUTDOWN_SECONDS, async () => {
    await Promise.all([saveAsked?.(), sendTelemetry()]);
  });
}
