'use client';
import type { CompanyDraft } from '../steps/company/company.types.js';
import type { SavedFlow, SavedProgress } from '../saved/saved-flow.js';
import { DownloadOptionsView } from './download-options.view.js';
import { MoreFiles } from './more-files.js';
import { OpenBundleScreen } from './open-bundle/open-bundle.screen.js';
import { useReportDownload, type ReportDownloadProps } from './use-report-download.js';

export interface DownloadOptionsProps extends ReportDownloadProps {
  /** The legal documents that were generated. @default none */
  readonly documents?: CompanyDraft['documents'] | undefined;
  /** The journey as it is saved, for a bundle. @default no bundle is offered */
  readonly getSaved?: (() => SavedFlow) | undefined;
  /** Called with the journey of an opened bundle. @default no bundle can be opened */
  readonly onOpenBundle?: ((saved: SavedProgress) => void) | undefined;
}

const NO_DOCUMENTS: CompanyDraft['documents'] = {};

/** Offers the results so far as a PDF, and other files that exist. */
export function DownloadOptions({
  documents = NO_DOCUMENTS,
  getSaved,
  onOpenBundle,
  ...props
}: DownloadOptionsProps) {
  const { api, data, runtime, report } = props;
  const { model, isInEnglish, getOptions, onDownload } = useReportDownload(props);
  return (
    <DownloadOptionsView model={model} isReportInEnglish={isInEnglish} onDownload={onDownload}>
      <MoreFiles
        {...{ api, data, documents, runtime, report }}
        getBundle={getSaved && (() => ({ ...getOptions(), saved: getSaved() }))}
      />
      {onOpenBundle && <OpenBundleScreen onOpen={onOpenBundle} />}
    </DownloadOptionsView>
  );
}
