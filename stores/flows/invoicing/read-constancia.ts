import type { Constancia } from '@/lib/domain/invoicing/constancia';
import {
  CONSTANCIA_LIMITS,
  type ConstanciaMessage,
  type ConstanciaProblem,
} from './constancia-message';

const { fileBytes, loadTime, readTime } = CONSTANCIA_LIMITS;

/** Nothing of the file leaves the device. A worker reads it, and is ended in any case. @throws Error when the reader cannot be loaded */
export async function readConstancia(file: File): Promise<Constancia | ConstanciaProblem> {
  if (file.size > fileBytes) return 'tooLarge';
  const worker = new Worker(new URL('./constancia-worker.ts', import.meta.url), { type: 'module' });
  const { port1, port2 } = new MessageChannel();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const fail = () => reject(new Error('The reader cannot be loaded.'));
      timer = setTimeout(fail, loadTime);
      worker.onerror = fail;
      port1.onmessage = ({ data }: MessageEvent<ConstanciaMessage>) => {
        if (data.type === 'result') return resolve(data.result);
        if (data.type === 'lost') return fail();
        clearTimeout(timer);
        timer = setTimeout(() => resolve('tooComplex'), readTime);
      };
      worker.postMessage(file, [port2]);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
    port1.close();
  }
}
