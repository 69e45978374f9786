// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { getQueryClient } from '@/lib/api/client/query-client';

it('is one per tab', () => expect(getQueryClient()).toBe(getQueryClient()));
