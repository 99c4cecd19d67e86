import type { Source } from '@spinout/api-client';
import { Button, Card, Cluster, DownloadIcon, Heading, Stack, Text } from '@spinout/design-system';
import { SourceBadge, useFocusAfter, useMessages } from '@spinout/flow-kit/react';
import { useId } from 'react';
import type { ResultsModel } from './results-panel.model.js';
import { FileRow, Saved } from './results-panel.styles.js';
import { resultsMessages } from './results.messages.js';
import type { Download } from './results.types.js';

const DOWNLOADS = ['summary', 'paper', 'json', 'bundle'] as const satisfies readonly Download[];

interface ResultsPanelViewProps {
  readonly model: ResultsModel;
  readonly source: Source | undefined;
  readonly onDownload: (download: Download) => void;
}

export function ResultsPanelView({ model, source, onDownload }: ResultsPanelViewProps) {
  const messages = useMessages(resultsMessages);
  const headingId = useId();
  return (
    <Card as="section" padding="lg" aria-labelledby={headingId}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Cluster justify="between" gap={4}>
            <Heading level={3} id={headingId}>
              {messages.title}
            </Heading>
            <SourceBadge source={source} />
          </Cluster>
          <Text size="ui" tone="muted">
            {messages.about}
          </Text>
        </Stack>
        <Stack as="ul">
          {DOWNLOADS.map((name) => (
            <File
              key={name}
              label={messages[name]}
              about={messages[`${name}About`]}
              busy={model[`${name}Busy`]}
              onDownload={() => onDownload(name)}
            />
          ))}
        </Stack>
        <Saved role="status">
          {model.savedText !== null && <Text size="ui">{model.savedText}</Text>}
        </Saved>
      </Stack>
    </Card>
  );
}

interface FileProps {
  readonly label: string;
  readonly about: string;
  readonly busy: boolean;
  readonly onDownload: () => void;
}

/** One file with its download button. */
function File({ label, about, busy, onDownload }: FileProps) {
  const aboutId = useId();
  // A disabled button loses the focus; restore it when the download ends.
  const button = useFocusAfter<HTMLButtonElement>(busy);
  return (
    <FileRow>
      <Button
        ref={button}
        icon={<DownloadIcon size={16} />}
        busy={busy}
        disabled={busy}
        aria-describedby={aboutId}
        onClick={onDownload}
      >
        {label}
      </Button>
      <Text size="sm" tone="muted" id={aboutId}>
        {about}
      </Text>
    </FileRow>
  );
}
