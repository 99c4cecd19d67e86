'use client';
import { Banner, Button, Cluster, DownloadIcon, Stack, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import type { ReactNode } from 'react';
import { downloadMessages } from './download.messages.js';
import { useReportDownload, type ReportDownloadProps } from './use-report-download.js';

interface ReportButtonProps extends ReportDownloadProps {
  /** What else is offered beside the report. */
  readonly children: ReactNode;
}

/** Saves the report with one click. Its name differs from that of the button among the other files. */
export function ReportButton({ children, ...props }: ReportButtonProps) {
  const messages = useMessages(downloadMessages);
  const { model, onDownload } = useReportDownload(props);
  return (
    <Stack gap={2}>
      <Cluster gap={3}>
        <Button
          variant="primary"
          icon={<DownloadIcon size={16} />}
          busy={model.busy}
          // A disabled button would lose the focus.
          aria-disabled={model.busy || undefined}
          onClick={onDownload}
        >
          {model.busy ? messages.generating : messages.downloadReport}
        </Button>
        {children}
      </Cluster>
      {model.errorText !== null && <Banner tone="error">{model.errorText}</Banner>}
      <Text role="status" size="ui">
        {model.savedText}
      </Text>
    </Stack>
  );
}
