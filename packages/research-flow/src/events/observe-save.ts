import { saveFile, type SaveFile } from '@spinout/api-client';
import type { ReportEvent } from './flow-events.types.js';

/** The browser's download, which reports each file. */
export const observeSave =
  (report: ReportEvent | undefined): SaveFile =>
  (name, content) => {
    saveFile(name, content);
    report?.({ type: 'file.saved', fileName: name });
  };
