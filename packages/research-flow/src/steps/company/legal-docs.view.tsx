import {
  Badge,
  Button,
  Card,
  Cluster,
  fill,
  Grid,
  Heading,
  Stack,
  Text,
} from '@spinout/design-system';
import { useId } from 'react';
import { useFocusAfter, useMessages } from '@spinout/flow-kit/react';
import { Note } from '../../view/note.view.js';
import { DownloadButton } from '../../view/small-buttons.view.js';
import type { CompanyTabProps, FormedCompany } from './company-step.model.js';
import { DocumentRow } from './company-step.styles.js';
import { companyMessages } from './company.messages.js';

/** The six documents. */
export function LegalDocsTab(props: CompanyTabProps) {
  const messages = useMessages(companyMessages);
  return (
    <Stack gap={4}>
      <Note size="ui">{messages.notLegalAdvice}</Note>
      <Grid gap={4}>
        {props.company.documents.map((document) => (
          <DocumentCard key={document.type} document={document} {...props} />
        ))}
      </Grid>
    </Stack>
  );
}

interface DocumentCardProps extends CompanyTabProps {
  readonly document: FormedCompany['documents'][number];
}

function DocumentCard({ document, send }: DocumentCardProps) {
  const messages = useMessages(companyMessages);
  const titleId = useId();
  const { type, isReady, isGenerating, canDownload, earlierName } = document;
  // A disabled button loses the focus; the alert that follows returns it.
  const generate = useFocusAfter<HTMLButtonElement>(isGenerating);
  const name = messages[type];
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Stack gap={3}>
        <Cluster justify="between">
          <Heading level={3} size="md" id={titleId}>
            {name}
          </Heading>
          <Badge tone={isReady ? 'success' : 'neutral'}>
            {isReady ? messages.ready : messages.pending}
          </Badge>
        </Cluster>
        {earlierName !== null && (
          <Text size="sm">{fill(messages.earlierName, { name: earlierName })}</Text>
        )}
        <DocumentRow>
          <Note size="ui">{messages[`${type}About`]}</Note>
          <Button
            ref={generate}
            size="sm"
            busy={isGenerating}
            disabled={isGenerating}
            aria-describedby={titleId}
            onClick={() => send({ type: 'document.requested', documentType: type })}
          >
            {isGenerating ? messages.generating : messages.generate}
          </Button>
        </DocumentRow>
        {canDownload && (
          <Cluster gap={2}>
            <DownloadButton
              aria-label={fill(messages.downloadAsWord, { name })}
              onClick={() =>
                send({ type: 'document.downloaded', documentType: type, format: 'docx' })
              }
            >
              {messages.downloadWord}
            </DownloadButton>
            <DownloadButton
              variant="quiet"
              onClick={() => send({ type: 'document.downloaded', documentType: type })}
            >
              {fill(messages.download, { name })}
            </DownloadButton>
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}
