import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startNginxWith } from '../../support/nginx-server';
import { measureRate } from './rates';

/** Answers `/` with nothing, and `/document` with a file. */
const toConfig = (listen: string, folder: string) => `
pid ${folder}/nginx.pid;
worker_processes auto;
events { worker_connections 4096; }
http {
  access_log off;
  server {
    listen ${listen};
    location = / { return 200 ""; }
    location = /document { root ${folder}; default_type text/html; }
  }
}
`;

/**
 * Requests a second that an nginx with nothing to decide carries on this machine under the same load: of empty answers, and
 * of a file as large as a compressed document.
 * @param url of the document
 */
export async function measureCeiling(
  url: string,
  seconds: number,
): Promise<{ empty: number; file: number }> {
  const document = gzipSync(await (await fetch(url)).arrayBuffer());
  const nginx = await startNginxWith(({ listen, folder }) => {
    writeFileSync(join(folder, 'document'), document);
    return toConfig(listen, folder);
  }, '/');
  const rate = async (path: string) =>
    (await measureRate(nginx.site, { paths: [path], seconds })).perSecond;
  try {
    return { empty: await rate('/'), file: await rate('/document') };
  } finally {
    await nginx.remove();
  }
}
