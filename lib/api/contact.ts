import type { ContactMessage } from '@/lib/domain/contact';
import type { ApiClient } from './client/client';
import { assumedEndpoints } from './endpoints/assumed';

export async function sendContactMessage(client: ApiClient, message: ContactMessage) {
  const { meta } = await client.request(assumedEndpoints.contact, { body: message });
  return typeof meta.folio === 'string' && meta.folio ? meta.folio : null;
}
