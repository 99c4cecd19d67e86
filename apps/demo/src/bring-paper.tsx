import type { ApiClient } from '@spinout/api-client';
import { PaperDialog, type AnalyzedPaper } from '@spinout/research-flow';
import { paperExamples } from '@spinout/research-flow/examples';
import { useEffect } from 'react';
import { loadPaperFonts } from './load-paper-fonts.js';
import type { Settings } from './settings/settings.js';

interface BringPaperProps {
  readonly api: ApiClient;
  readonly settings: Pick<Settings, 'theme' | 'dir'>;
  readonly open: boolean;
  /** Id of an example text to read. @default the person chooses a paper */
  readonly exampleId: string | undefined;
  readonly onClose: () => void;
  readonly onAnalyzed: (paper: AnalyzedPaper) => void;
}

/** The dialog that reads a paper before the guided flow opens. */
export function BringPaper({ settings: { theme, dir }, exampleId, ...dialog }: BringPaperProps) {
  useEffect(loadPaperFonts, []);
  return (
    <PaperDialog
      {...{ theme, dir, ...dialog }}
      example={paperExamples.find(({ id }) => id === exampleId)}
    />
  );
}
