import { CONSTANCIA_LIMITS, type ConstanciaMessage } from './constancia-message';
import { extractConstancia } from './extract-constancia';
import { limitBytes } from './limit-bytes';

addEventListener('message', ({ data, ports: [port] }: MessageEvent<Blob>) => {
  // The reader of PDFs has messages of its own here.
  if (!port) return;
  const say = (message: ConstanciaMessage) => port.postMessage(message);
  limitBytes(CONSTANCIA_LIMITS.arrayBytes, () => say({ type: 'result', result: 'tooComplex' }));
  extractConstancia(data, () => say({ type: 'start' })).then(
    (result) => say({ type: 'result', result }),
    () => say({ type: 'lost' }),
  );
});
