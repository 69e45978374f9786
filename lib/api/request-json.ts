import { readBytes } from './body';
import { startDeadline } from './deadline';
import { parseJson } from './json';

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
