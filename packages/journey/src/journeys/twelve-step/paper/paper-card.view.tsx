import type { PipelinePaper } from '@spinout/api-client';
import {
  Button,
  Card,
  Cluster,
  DownloadIcon,
  ExternalIcon,
  FileIcon,
  Heading,
  Stack,
  Text,
} from '@spinout/design-system';
import { UncontrolledDisclosure } from '@spinout/flow-kit/react';
import { useId } from 'react';
import { SourceBadge } from '../../../frame/source-badge.view.js';
import type { TwelveStepMessages } from '../twelve-step.messages.js';
import type { StepFile } from '../twelve-step.types.js';
import { createArticleRequest, createPrintablePaper } from './article.js';
import type { PaperCardModel } from './paper-card.model.js';
import { References, PreviewPage } from './paper-card.styles.js';
import type { PaperEvent } from './paper.machine.js';
import type { DataExport, PrintablePaper } from './paper.types.js';

export interface PaperCardViewProps {
  readonly model: PaperCardModel;
  readonly send: (event: PaperEvent) => void;
  readonly messages: TwelveStepMessages;
  readonly locale: string;
  readonly paper: PipelinePaper;
  /** Result of step 8; null before. */
  readonly file: StepFile | null;
  /** File name of a PDF that is created here. */
  readonly pdfName: string;
  /** The run is creating the PDF. */
  readonly waiting: boolean;
  /** Data file offered instead of the PDF. */
  readonly data: DataExport;
  /** Whether sharing is enabled. */
  readonly canShare: boolean;
}

/** The paper with its export buttons. */
export function PaperCardView(props: PaperCardViewProps) {
  const { model, send, messages, locale, paper, file, data } = props;
  const id = useId();
  const printable = createPrintablePaper(paper, messages, locale);
  return (
    <Card as="section" padding="lg" aria-labelledby={id} data-wide="">
      <Stack gap={4}>
        <Cluster rowGap={2} justify="between">
          <Heading level={3} id={id}>
            {messages.paper}
          </Heading>
          <SourceBadge source={paper.source} />
        </Cluster>
        <PaperPreview printable={printable} messages={messages} />
        <PaperButtons {...props} printable={printable} />
        {file?.kind === 'dataInstead' && !model.hasPdf && (
          <Cluster gap={3}>
            <Text size="ui">{messages.dataInstead}</Text>
            <Button
              size="sm"
              icon={<DownloadIcon size={16} />}
              onClick={() => send({ type: 'data.requested', payload: data })}
            >
              {messages.downloadData}
            </Button>
          </Cluster>
        )}
        <Text size="sm" tone={model.failed ? 'danger' : 'muted'} role="status">
          {model.note}
        </Text>
      </Stack>
    </Card>
  );
}

function PaperPreview({
  printable,
  messages,
}: {
  readonly printable: PrintablePaper;
  readonly messages: TwelveStepMessages;
}) {
  return (
    <PreviewPage>
      <Heading level={4} size="lg">
        {printable.title || messages.untitled}
      </Heading>
      {printable.authors !== '' && <Text size="ui">{printable.authors}</Text>}
      <Text>{printable.abstract}</Text>
      {(printable.sections.length > 0 || printable.references.length > 0) && (
        <UncontrolledDisclosure label={messages.wholePaper}>
          <Stack gap={3}>
            {printable.sections.map(({ title, content }) => (
              <Stack key={title} gap={1}>
                <Heading level={4}>{title}</Heading>
                <Text>{content}</Text>
              </Stack>
            ))}
            {printable.references.length > 0 && (
              <Stack gap={1}>
                <Heading level={4}>{printable.referencesHeading}</Heading>
                <References>
                  {printable.references.map((reference, index) => (
                    <li key={index}>{reference}</li>
                  ))}
                </References>
              </Stack>
            )}
          </Stack>
        </UncontrolledDisclosure>
      )}
      <Text size="sm" tone="muted">
        {printable.origin}
      </Text>
    </PreviewPage>
  );
}

function PaperButtons({
  model,
  send,
  messages,
  paper,
  file,
  pdfName,
  waiting,
  canShare,
  printable,
}: PaperCardViewProps & { readonly printable: PrintablePaper }) {
  const ready = file?.kind === 'pdf' ? file : null;
  const download = () =>
    send({
      type: 'pdf.requested',
      payload: {
        createdPdf: ready?.pdf ?? null,
        request: createArticleRequest(paper, messages),
        name: ready?.name ?? pdfName,
      },
    });
  return (
    <Cluster gap={2}>
      <Button
        icon={<DownloadIcon size={16} />}
        busy={model.saving || waiting}
        disabled={waiting}
        onClick={download}
      >
        {messages.downloadPdf}
      </Button>
      <Button
        icon={<FileIcon size={16} />}
        onClick={() => send({ type: 'print.requested', printable })}
      >
        {messages.print}
      </Button>
      {canShare && (
        <Button
          icon={<ExternalIcon size={16} />}
          onClick={() => send({ type: 'share.requested', printable })}
        >
          {messages.share}
        </Button>
      )}
    </Cluster>
  );
}
