import { startDeadline } from './deadline';
import { ApiError } from './errors';
import { parseJson } from './json';

/** Settles like `work`, but rejects as soon as the signal fires, even if `work` ignores the signal. */
export function raceWithAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Cancels the stream of a body with more bytes. @throws ApiError `too-large`, or the signal's reason */
export async function readBytes(source: Request | Response, maxBytes: number, signal: AbortSignal) {
  const tooLarge = () => new ApiError({ kind: 'too-large', ...statusOf(source) });
  if (Number(source.headers.get('content-length')) > maxBytes) {
    await source.body?.cancel().catch(() => undefined);
    throw tooLarge();
  }
  const reader = source.body?.getReader();
  if (!reader) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await raceWithAbort(reader.read(), signal);
      if (done) return concatenate(chunks, size);
      size += value.byteLength;
      if (size > maxBytes) throw tooLarge();
      chunks.push(value);
    }
  } catch (error) {
    // Not awaited, because a source that hangs may never confirm the cancellation.
    reader.cancel().catch(() => undefined);
    throw error;
  }
}

const statusOf = (source: Request | Response) =>
  source instanceof Response ? { status: source.status, statusText: source.statusText } : {};

function concatenate(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

/** The parsed body of a request. Undefined when it has more bytes, takes longer (milliseconds) or is not JSON. */
export async function readRequestJson(
  request: Request,
  { maxBytes, timeoutMs }: { maxBytes: number; timeoutMs: number },
): Promise<unknown> {
  const deadline = startDeadline(timeoutMs, request.signal);
  try {
    const bytes = await readBytes(request, maxBytes, deadline.signal);
    return parseJson(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  } finally {
    deadline.clear();
  }
}
