import type { PipelinePaper } from '@spinout/api-client';
import {
  Button,
  Cluster,
  DownloadIcon,
  ExternalIcon,
  FileIcon,
  Heading,
  Stack,
  Text,
} from '@spinout/design-system';
import {
  SourceBadge,
  UncontrolledDisclosure,
  useLocale,
  useMessages,
  usePrintMessages,
} from '@spinout/flow-kit/react';
import { ResultCard } from '../result-card.view.js';
import { twelveStepMessages } from '../twelve-step.messages.js';
import type { StepFile } from '../twelve-step.types.js';
import { createArticleRequest, createPrintablePaper } from './article.js';
import type { PaperCardModel } from './paper-card.model.js';
import { References, PreviewPage } from './paper-card.styles.js';
import type { PaperEvent } from './paper.machine.js';
import type { DataExport, Delivery, PrintablePaper } from './paper.types.js';

export interface PaperCardViewProps {
  readonly model: PaperCardModel;
  readonly send: (event: PaperEvent) => void;
  readonly paper: PipelinePaper;
  /** Result of step 8; null before. */
  readonly file: StepFile | null;
  /** File name of a PDF that is created here. */
  readonly pdfName: string;
  /** The run is creating the PDF. */
  readonly waiting: boolean;
  /** Data file offered instead of the PDF. */
  readonly data: DataExport;
  readonly canShare: boolean;
}

/** The paper with its export buttons. */
export function PaperCardView(props: PaperCardViewProps) {
  const { model, send, paper, file, pdfName, waiting, data, canShare } = props;
  const messages = useMessages(twelveStepMessages);
  const printed = usePrintMessages(twelveStepMessages);
  const printable = createPrintablePaper(paper, messages, useLocale());
  const deliver = (delivery: Delivery) => send({ type: 'delivery.requested', delivery });
  const download = () => {
    const ready = file?.kind === 'pdf' ? file : { pdf: null, name: pdfName };
    const request = createArticleRequest(paper, printed.messages);
    send({ type: 'pdf.requested', payload: { createdPdf: ready.pdf, request, name: ready.name } });
  };
  return (
    <ResultCard title={messages.paper} badge={<SourceBadge source={paper.source} />} wide>
      <PaperPreview printable={printable} />
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
          onClick={() => deliver({ action: 'print', printable })}
        >
          {messages.print}
        </Button>
        {canShare && (
          <Button
            icon={<ExternalIcon size={16} />}
            onClick={() => deliver({ action: 'share', printable })}
          >
            {messages.share}
          </Button>
        )}
      </Cluster>
      {file?.kind === 'dataInstead' && !model.hasPdf && (
        <Cluster gap={3}>
          <Text size="ui">{messages.dataInstead}</Text>
          <Button
            size="sm"
            icon={<DownloadIcon size={16} />}
            onClick={() => deliver({ action: 'save', file: data })}
          >
            {messages.downloadData}
          </Button>
        </Cluster>
      )}
      <Text size="sm" tone={model.failed ? 'danger' : 'muted'} role="status">
        {model.note}
      </Text>
    </ResultCard>
  );
}

function PaperPreview({ printable }: { readonly printable: PrintablePaper }) {
  const messages = useMessages(twelveStepMessages);
  const { title, authors, abstract, sections, references, referencesHeading, origin } = printable;
  return (
    <PreviewPage>
      <Heading level={4} size="lg">
        {title || messages.untitled}
      </Heading>
      {authors !== '' && <Text size="ui">{authors}</Text>}
      <Text>{abstract}</Text>
      {(sections.length > 0 || references.length > 0) && (
        <UncontrolledDisclosure label={messages.wholePaper}>
          <Stack gap={3}>
            {sections.map((section) => (
              <Stack key={section.title} gap={1}>
                <Heading level={4}>{section.title}</Heading>
                <Text>{section.content}</Text>
              </Stack>
            ))}
            {references.length > 0 && (
              <Stack gap={1}>
                <Heading level={4}>{referencesHeading}</Heading>
                <References>
                  {references.map((reference, index) => (
                    <li key={index}>{reference}</li>
                  ))}
                </References>
              </Stack>
            )}
          </Stack>
        </UncontrolledDisclosure>
      )}
      <Text size="sm" tone="muted">
        {origin}
      </Text>
    </PreviewPage>
  );
}
