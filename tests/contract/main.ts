import { writeFileSync } from 'node:fs';
import { readExampleCalls } from './example-calls';
import { formatFieldTable, listFieldRows } from './field-table';
import { formatHtml } from './html-report';
import { DOCS_FILE, makeDocs } from './markdown';
import { makeOpenApi } from './openapi';
import { type ContractOptions, parseContractOptions, USAGE } from './options';
import { formatReport, makeReport } from './report';
import { formatSentTable, listSentRows } from './sent-table';
import { walkBackend } from './walk';

/** One line that is written over, where somebody watches. */
function showProgress(step: string, calls: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[2K${calls} calls, ${step}`);
}

async function check(api: string, options: ContractOptions): Promise<void> {
  const { user, password, write, json, html } = options;
  const { API_CLIENT_ID = '', API_CLIENT_SECRET = '' } = process.env;
  const client = { clientId: API_CLIENT_ID, clientSecret: API_CLIENT_SECRET };
  const login = user === null || password === null ? null : { user, password, ...client };
  const how = { login, canWrite: write, onProgress: showProgress };
  const result = await walkBackend({ api, fetch, ...how });
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[2K');
  const report = makeReport(result);
  if (html !== null) writeFileSync(html, formatHtml(report, api, new Date()));
  console.log(json ? JSON.stringify(report, null, 2) : formatReport(report));
  process.exitCode = report.levels.must > 0 ? 1 : 0;
}

async function main(args: readonly string[]): Promise<void> {
  const options = parseContractOptions(args);
  if (options.docs) writeFileSync(DOCS_FILE, await makeDocs());
  if (options.fields)
    console.log(`${formatFieldTable(listFieldRows())}\n\n${formatSentTable(await listSentRows())}`);
  if (options.openapi) console.log(JSON.stringify(makeOpenApi(await readExampleCalls()), null, 2));
  if (options.prices) {
    // It loads the whole mock backend.
    const { printPrices } = await import('./prices/print-prices');
    if ((await printPrices()) > 0) process.exitCode = 1;
  }
  if (options.api !== null) await check(options.api, options);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  process.exitCode = 2;
}
