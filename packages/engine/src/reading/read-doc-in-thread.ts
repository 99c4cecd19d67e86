/// <reference types="node" />
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/** Limits for a document in the old binary format. */
const MAX_MS = 10_000;
const MAX_MEMORY_MB = 256;

// Plain CommonJS, because it runs without the build of this package; the path of the reader is passed in.
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads');
const WordExtractor = require(workerData.reader);
new WordExtractor().extract(Buffer.from(workerData.bytes)).then((document) => {
  parentPort.postMessage([document.getBody(), document.getFootnotes(), document.getEndnotes()].join('\\n\\n'));
});
`;

/**
 * Reads a DOC file in its own thread with limited time and memory, because a damaged file can make the reader loop
 * forever. For Node only.
 */
export const readDocInThread = (bytes: Uint8Array): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = createRequire(import.meta.url).resolve('word-extractor');
    const thread = new Worker(THREAD, {
      eval: true,
      workerData: { reader, bytes },
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
    });
    const timer = setTimeout(
      () => finish(() => reject(new Error('The document took too long.'))),
      MAX_MS,
    );
    const finish = (end: () => void) => {
      clearTimeout(timer);
      void thread.terminate();
      end();
    };
    thread.once('message', (text: string) => finish(() => resolve(text)));
    thread.once('error', (cause) =>
      finish(() => reject(new Error('The document could not be read.', { cause }))),
    );
    thread.once('exit', () => finish(() => reject(new Error('The document could not be read.'))));
  });
