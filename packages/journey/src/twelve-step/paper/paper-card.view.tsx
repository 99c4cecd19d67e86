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
import { Fold } from '@spinout/flow-kit/react';
import { useId } from 'react';
import { SourceBadge } from '../../view/source-badge.view.js';
import { CardHead } from '../result-card.styles.js';
import type { TwelveStepMessages } from '../twelve-step.messages.js';
import type { StepFile } from '../twelve-step.types.js';
import { toArticleRequest, toPrintablePaper } from './article.js';
import type { PaperCardModel } from './paper-card.model.js';
import { References, Sheet } from './paper-card.styles.js';
import type { PaperEvent } from './paper.machine.js';
import type { DataOrder, PrintablePaper } from './paper.types.js';

export interface PaperCardViewProps {
  readonly model: PaperCardModel;
  readonly send: (event: PaperEvent) => void;
  readonly messages: TwelveStepMessages;
  readonly locale: string;
  readonly paper: PipelinePaper;
  /** What step 8 made; null before. */
  readonly file: StepFile | null;
  /** Name of a PDF that is made here. */
  readonly pdfName: string;
  /** The PDF is being made by the run. */
  readonly waiting: boolean;
  /** What is offered in place of the PDF. */
  readonly data: DataOrder;
  /** Whether the host lets people share. */
  readonly canShare: boolean;
}

/** The paper, and the ways in which it leaves the page. */
export function PaperCardView(props: PaperCardViewProps) {
  const { model, send, messages, locale, paper, file, data } = props;
  const id = useId();
  const sheet = toPrintablePaper(paper, messages, locale);
  return (
    <Card as="section" padding="lg" aria-labelledby={id} data-wide="">
      <Stack gap={4}>
        <CardHead>
          <Heading level={3} id={id}>
            {messages.paper}
          </Heading>
          <SourceBadge source={paper.source} />
        </CardHead>
        <PaperPreview sheet={sheet} messages={messages} />
        <PaperButtons {...props} sheet={sheet} />
        {file?.kind === 'dataInstead' && !model.hasPdf && (
          <Cluster gap={3}>
            <Text size="ui">{messages.dataInstead}</Text>
            <Button
              size="sm"
              icon={<DownloadIcon size={16} />}
              onClick={() => send({ type: 'data.requested', order: data })}
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
  sheet,
  messages,
}: {
  readonly sheet: PrintablePaper;
  readonly messages: TwelveStepMessages;
}) {
  return (
    <Sheet>
      <Heading level={4} size="lg">
        {sheet.title || messages.untitled}
      </Heading>
      {sheet.authors !== '' && <Text size="ui">{sheet.authors}</Text>}
      <Text>{sheet.abstract}</Text>
      {(sheet.sections.length > 0 || sheet.references.length > 0) && (
        <Fold label={messages.wholePaper}>
          <Stack gap={3}>
            {sheet.sections.map(({ title, content }) => (
              <Stack key={title} gap={1}>
                <Heading level={4}>{title}</Heading>
                <Text>{content}</Text>
              </Stack>
            ))}
            {sheet.references.length > 0 && (
              <Stack gap={1}>
                <Heading level={4}>{sheet.referencesHeading}</Heading>
                <References>
                  {sheet.references.map((reference, index) => (
                    <li key={index}>{reference}</li>
                  ))}
                </References>
              </Stack>
            )}
          </Stack>
        </Fold>
      )}
      <Text size="sm" tone="muted">
        {sheet.origin}
      </Text>
    </Sheet>
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
  sheet,
}: PaperCardViewProps & { readonly sheet: PrintablePaper }) {
  const ready = file?.kind === 'pdf' ? file : null;
  const download = () =>
    send({
      type: 'pdf.requested',
      order: {
        made: ready?.pdf ?? null,
        request: toArticleRequest(paper, messages),
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
        onClick={() => send({ type: 'print.requested', sheet })}
      >
        {messages.print}
      </Button>
      {canShare && (
        <Button
          icon={<ExternalIcon size={16} />}
          onClick={() => send({ type: 'share.requested', sheet })}
        >
          {messages.share}
        </Button>
      )}
    </Cluster>
  );
}
