import {
  Banner,
  Button,
  Card,
  Cluster,
  DownloadIcon,
  Heading,
  Stack,
  Text,
} from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { useId, type ReactNode } from 'react';
import { Note } from '../view/note.view.js';
import { downloadMessages } from './download.messages.js';
import type { DownloadModel } from './download-options.model.js';

interface DownloadOptionsViewProps {
  readonly model: DownloadModel;
  readonly onDownload: () => void;
  /** Whether the report is in English because the language of the page cannot be printed. @default false */
  readonly isReportInEnglish?: boolean | undefined;
  /** Files besides the report. @default none */
  readonly children?: ReactNode;
}

/** The report, and other files below it. */
export function DownloadOptionsView({
  model,
  onDownload,
  isReportInEnglish = false,
  children,
}: DownloadOptionsViewProps) {
  const messages = useMessages(downloadMessages);
  const headingId = useId();
  return (
    <Card as="section" padding="lg" tabIndex={-1} data-part="downloads" aria-labelledby={headingId}>
      <Stack gap={3}>
        <Cluster justify="between" gap={4}>
          <Stack gap={1}>
            <Heading level={2} size="lg" id={headingId}>
              {messages.title}
            </Heading>
            <Note size="ui">{messages.about}</Note>
            {isReportInEnglish && <Note size="ui">{messages.reportInEnglish}</Note>}
          </Stack>
          <Button
            icon={<DownloadIcon size={16} />}
            busy={model.busy}
            // A disabled button would lose the focus.
            aria-disabled={model.busy || undefined}
            onClick={onDownload}
          >
            {model.busy ? messages.generating : messages.download}
          </Button>
        </Cluster>
        {model.errorText !== null && <Banner tone="error">{model.errorText}</Banner>}
        {model.savedText !== null && (
          <Text role="status" size="ui">
            {model.savedText}
          </Text>
        )}
        {children}
      </Stack>
    </Card>
  );
}
