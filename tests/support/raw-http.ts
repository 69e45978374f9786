import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** An answer as it came. */
export interface RawAnswer {
  status: number;
  /** Names in small letters; what came twice is joined. */
  headers: Headers;
  body: string;
}

/**
 * Sends bytes that no client would write, one character a byte, and waits until the server closes the connection.
 * @returns every answer that came
 */
export async function sendRaw(site: string, bytes: string): Promise<RawAnswer[]> {
  const { hostname, port } = new URL(site);
  const socket = connect(Number(port), hostname).setEncoding('latin1');
  // Not ended: a server takes that for a client that has left.
  socket.write(bytes, 'latin1');
  const all = await text(socket);
  return all
    .split(/(?=HTTP\/1\.[01] \d{3} )/)
    .filter((answer) => answer.startsWith('HTTP/'))
    .map(readAnswer);
}

function readAnswer(answer: string): RawAnswer {
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Headers();
  for (const line of lines) {
    const [name = '', ...value] = line.split(':');
    headers.append(name, value.join(':').trim());
  }
  return { status: Number(first.split(' ')[1]), headers, body: body.join('\r\n\r\n') };
}
