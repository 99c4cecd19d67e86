'use client';
import {
  Button,
  Card,
  Cluster,
  DownloadIcon,
  Heading,
  OriginBadge,
  RefreshIcon,
  SearchIcon,
  SparkIcon,
  Stack,
  Text,
} from '@spinout/design-system';
import { UncontrolledDisclosure } from '@spinout/flow-kit/react';
import { useId, useRef } from 'react';
import { SourceBadge } from '../../../frame/source-badge.view.js';
import type { TwelveStepMessages } from '../twelve-step.messages.js';
import { ResidueTable } from './residue-table.view.js';
import type { StructureCardModel } from './structure-card.model.js';
import { Caption, Key } from './structure-card.styles.js';
import type { StructureEvent } from './structure.machine.js';
import { StructurePicture, type StructurePictureHandle } from './structure-picture.js';

export interface StructureCardViewProps {
  readonly model: StructureCardModel;
  readonly send: (event: StructureEvent) => void;
  readonly messages: TwelveStepMessages;
  readonly locale: string;
  /** File name of an exported picture. */
  readonly fileName: string;
  /** Label of simulated content. */
  readonly simulatedLabel: string;
}

/** The structure with view and export buttons. */
export function StructureCardView(props: StructureCardViewProps) {
  const { model, send, messages, locale, simulatedLabel } = props;
  const id = useId();
  const pictureRef = useRef<StructurePictureHandle>(null);
  return (
    <Card as="section" padding="lg" aria-labelledby={id}>
      <Stack gap={4}>
        <Cluster rowGap={2} justify="between">
          <Heading level={3} id={id}>
            {messages.structure}
          </Heading>
          {model.isIllustration ? (
            <OriginBadge origin="simulated" label={simulatedLabel} />
          ) : (
            <SourceBadge source={model.source} />
          )}
        </Cluster>
        <Stack as="figure" gap={2}>
          <StructurePicture
            ref={pictureRef}
            subject={model.subject}
            viewState={model.viewState}
            openViewer={model.openViewer}
            label={messages.canvas}
            describedBy={`${id}caption`}
            onDrag={(degrees) => send({ type: 'view.dragged', degrees })}
            onViewerFailure={(error) => send({ type: 'viewer.failed', error })}
          />
          <Caption>
            <span id={`${id}caption`}>{model.caption}</span>
            {model.bands.length > 0 && (
              <Cluster as="ul" rowGap={1} aria-label={messages.legend}>
                {model.bands.map((band) => (
                  <Key key={band} data-band={band}>
                    {messages.bands[band]}
                  </Key>
                ))}
              </Cluster>
            )}
          </Caption>
        </Stack>
        <StructureButtons {...props} pictureRef={pictureRef} />
        {model.residues.length > 0 && (
          <UncontrolledDisclosure label={messages.residues}>
            <ResidueTable residues={model.residues} messages={messages} locale={locale} />
          </UncontrolledDisclosure>
        )}
      </Stack>
    </Card>
  );
}

function StructureButtons({
  model,
  send,
  messages,
  fileName,
  pictureRef,
}: StructureCardViewProps & {
  readonly pictureRef: React.RefObject<StructurePictureHandle | null>;
}) {
  const exportPicture = () => {
    const captured = pictureRef.current?.captured();
    if (!captured) return;
    const { caption } = model;
    send({ type: 'export.requested', payload: { ...captured, caption, name: fileName } });
  };
  return (
    <Stack gap={2}>
      <Cluster gap={2}>
        <Button
          size="sm"
          icon={<RefreshIcon size={16} />}
          onClick={() => send({ type: 'view.rotated' })}
        >
          {messages.rotate}
        </Button>
        <Button
          size="sm"
          icon={<SearchIcon size={16} />}
          onClick={() => send({ type: 'view.zoomed' })}
        >
          {messages.zoom}
        </Button>
        <Button
          size="sm"
          icon={<SparkIcon size={16} />}
          onClick={() => send({ type: 'view.restyled' })}
        >
          {messages.style}
        </Button>
        <Button
          size="sm"
          icon={<DownloadIcon size={16} />}
          busy={model.exporting}
          onClick={exportPicture}
        >
          {messages.export}
        </Button>
      </Cluster>
      <Text size="sm" tone={model.failed ? 'danger' : 'muted'} role="status">
        {model.note ?? model.viewText}
      </Text>
    </Stack>
  );
}
