import type { ChatMessage } from '@/lib/domain/orders/chat';
import type { JsonApiModel } from '../json-api';
import { snakeToCamel } from './snake-to-camel';
import { dateTime, optionalText, text } from './wire';

const readFields = snakeToCamel({
  id: text,
  author: text,
  author_name: text,
  text,
  client_id: optionalText,
  created_utc: dateTime,
});

export function toChatMessage(model: JsonApiModel): ChatMessage | null {
  const message = readFields(model);
  if (!message.id || !message.text) return null;
  return { ...message, author: message.author === 'customer' ? 'customer' : 'agent' };
}
