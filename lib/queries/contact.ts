import { browserClient } from '@/lib/api/browser-client';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import type { ContactMessage } from '@/lib/domain/contact';

/** Sends the contact form. @returns the folio of the message, or null when the answer has none @throws ApiError */
export async function sendContactMessage(message: ContactMessage): Promise<string | null> {
  const { meta } = await browserClient.request(assumedEndpoints.contact, { body: message });
  return typeof meta.folio === 'string' && meta.folio ? meta.folio : null;
}
