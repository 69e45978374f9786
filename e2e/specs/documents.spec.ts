import { declareDocumentTests } from '../fixtures/document-tests';
import { test } from '../fixtures/test';

test.describe('in their usual form', { tag: '@smoke' }, () => declareDocumentTests(test));
