import { createBackend } from './backend';
import { parseDialect, parseDialectPorts } from './dialects/dialect';
import { createHandlers } from './handlers';
import { serveHandlers } from './http-adapter';

const port = Number(process.env.MOCK_PORT ?? 4010);
const host = process.env.MOCK_HOST ?? '127.0.0.1';

const backend = await createBackend({
  catalogueFile: process.env.MOCK_CATALOG || undefined,
  size: Number(process.env.MOCK_SIZE) || undefined,
  dialect: parseDialect(process.env.MOCK_DIALECT),
});
// The same catalogue and customers at several addresses: a test prepares a customer at one and buys at another.
const others = parseDialectPorts(process.env.MOCK_DIALECT_PORTS).map((other) => {
  const server = serveHandlers(createHandlers({ ...backend, dialect: other.dialect }));
  return server.listen(other.port, host);
});
const server = serveHandlers(backend.handlers);

server.listen(port, host, () => {
  const count = backend.catalogue.articles.length.toLocaleString('en-US');
  console.log(`mock API listening on http://${host}:${port} (${count} products)`);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    for (const one of [server, ...others]) one.closeAllConnections();
  });
}
