import { createBackend } from './backend';
import { parseDialect } from './dialects/dialect';
import { serveHandlers } from './http-adapter';

const port = Number(process.env.MOCK_PORT ?? 4010);
const host = process.env.MOCK_HOST ?? '127.0.0.1';

const backend = await createBackend({
  catalogueFile: process.env.MOCK_CATALOG || undefined,
  stateFile: process.env.MOCK_STATE_FILE || undefined,
  size: Number(process.env.MOCK_SIZE) || undefined,
  dialect: parseDialect(process.env.MOCK_DIALECT),
});
const server = serveHandlers(backend.handlers);

server.listen(port, host, () => {
  const count = backend.catalogue.articles.length.toLocaleString('en-US');
  console.log(`mock API listening on http://${host}:${port} (${count} products)`);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
