import * as z from 'zod/mini';
import type { ChatMessage } from '@/lib/domain/orders/chat';
import type { JsonApiModel } from '../json-api';
import { dateTime, optionalText, text } from './wire';

const wire = z.object({
  id: text,
  author: text,
  author_name: text,
  text,
  client_id: optionalText,
  created_utc: dateTime,
});

export function toChatMessage(model: JsonApiModel): ChatMessage | null {
  const message = wire.parse(model);
  if (!message.id || !message.text) return null;
  return {
    id: message.id,
    author: message.author === 'customer' ? 'customer' : 'agent',
    authorName: message.author_name,
    text: message.text,
    clientId: message.client_id,
    createdUtc: message.created_utc,
  };
}
