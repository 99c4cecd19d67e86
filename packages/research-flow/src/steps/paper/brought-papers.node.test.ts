import { exampleAnalysis, exampleMetadata } from '@spinout/api-client/testing';
import { expect, it } from 'vitest';
import { getBroughtPapers } from './brought-papers.js';

const file = new File(['%PDF'], 'paper.pdf');
const other = new File(['%PDF'], 'other.pdf');
const createDocument = (id: string) => ({ id, title: 'Paper', method: 'file' as const });
const createResult = (...ids: readonly string[]) => ({
  analysis: exampleAnalysis,
  metadata: exampleMetadata,
  documents: ids.map(createDocument),
});

it('remembers the file of the paper by the id of its document', () => {
  expect(
    getBroughtPapers({
      batch: [],
      result: createResult('doc-1'),
      submission: { method: 'file', file },
    }),
  ).toEqual([{ documentId: 'doc-1', file }]);
});

it('remembers each of several files that was analyzed', () => {
  const analyzed = (id: string) => ({
    analysis: exampleAnalysis,
    metadata: exampleMetadata,
    document: createDocument(id),
  });
  expect(
    getBroughtPapers({
      batch: [
        { file, status: 'done', analyzed: analyzed('doc-1') },
        { file: new File([''], 'failed.pdf'), status: 'failed' },
        { file: other, status: 'done', analyzed: analyzed('doc-2') },
      ],
      result: createResult('doc-1', 'doc-2'),
      submission: { method: 'file', file: other },
    }),
  ).toEqual([
    { documentId: 'doc-1', file },
    { documentId: 'doc-2', file: other },
  ]);
});

it('remembers no file of a text or an address', () => {
  const submission = { method: 'text', text: 'A text', title: 'A text' } as const;
  expect(getBroughtPapers({ batch: [], result: createResult('doc-1'), submission })).toEqual([]);
});
