import { declareDocumentTests } from '../fixtures/document-tests';
import { test } from '../fixtures/test';

declareDocumentTests(test);
