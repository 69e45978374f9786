import { DIALECTS } from '../../mock-api/dialects/dialect';
import { startMockProcess } from '../../support/mock-process';
import { readPriceTable } from './price-table';
import { writeSampleCatalogue } from './sample-catalogue';
import { findDifferences, formatPrices } from './shown-price';

const PRODUCTS = 40;

/**
 * Prints the prices of products on every screen, for both catalogues of the mock backend and every form of its answers.
 * @returns the number of differences that no row names
 */
export async function printPrices(): Promise<number> {
  let wrong = 0;
  for (const catalogue of ['', process.env.MOCK_CATALOG || writeSampleCatalogue()]) {
    const mock = await startMockProcess(400, catalogue);
    try {
      for (const dialect of DIALECTS) {
        const table = await readPriceTable(mock.apis[dialect], PRODUCTS);
        wrong += findDifferences(table).length;
        const title = `${catalogue === '' ? 'own' : 'foreign'} catalogue, ${dialect}`;
        console.log(`${formatPrices(title, table)}\n`);
      }
    } finally {
      mock.stop();
    }
  }
  return wrong;
}
