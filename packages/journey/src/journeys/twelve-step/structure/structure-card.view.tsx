'use client';
import {
  Button,
  Cluster,
  DownloadIcon,
  fill,
  formatNumber,
  OriginBadge,
  RefreshIcon,
  SearchIcon,
  SparkIcon,
  Stack,
  Text,
} from '@spinout/design-system';
import {
  SourceBadge,
  sourceMessages,
  UncontrolledDisclosure,
  useLocale,
  useMessages,
} from '@spinout/flow-kit/react';
import { useId, useRef } from 'react';
import { ResultCard } from '../result-card.view.js';
import { twelveStepMessages } from '../twelve-step.messages.js';
import { ResidueTable } from './residue-table.view.js';
import type { StructureCardModel } from './structure-card.model.js';
import { Caption, Key } from './structure-card.styles.js';
import { getBand, PLDDT_BANDS, type PlddtBand } from './structure.constants.js';
import type { StructureEvent } from './structure.machine.js';
import { StructurePicture, type StructurePictureHandle } from './structure-picture.js';
import type { DrawnResidue, Subject } from './structure.types.js';

interface StructureCardViewProps {
  readonly model: StructureCardModel;
  readonly send: (event: StructureEvent) => void;
  readonly subject: Subject;
  readonly fileName: string;
}

const VIEW_BUTTONS = [
  ['view.rotated', 'rotate', RefreshIcon],
  ['view.zoomed', 'zoom', SearchIcon],
  ['view.restyled', 'style', SparkIcon],
] as const;

export function StructureCardView({ model, send, subject, fileName }: StructureCardViewProps) {
  const messages = useMessages(twelveStepMessages);
  const { simulated } = useMessages(sourceMessages);
  const locale = useLocale();
  const captionId = useId();
  const pictureRef = useRef<StructurePictureHandle>(null);
  const isBackbone = subject.kind === 'backbone';
  const residues = isBackbone ? subject.residues : [];
  const caption = isBackbone
    ? fill(messages.backbone, {
        protein: subject.protein,
        residues: formatNumber(residues.length, locale),
      })
    : messages.illustration;
  const exportPicture = () => {
    const captured = pictureRef.current?.captured();
    if (!captured) return;
    send({ type: 'export.requested', payload: { ...captured, caption, name: fileName } });
  };
  return (
    <ResultCard
      title={messages.structure}
      badge={
        isBackbone ? (
          <SourceBadge source={subject.source} />
        ) : (
          <OriginBadge origin="simulated" label={simulated} />
        )
      }
    >
      <Stack as="figure" gap={2}>
        <StructurePicture
          handle={pictureRef}
          subject={subject}
          viewState={model.viewState}
          openViewer={model.openViewer}
          label={messages.canvas}
          describedBy={captionId}
          onDrag={(degrees) => send({ type: 'view.dragged', degrees })}
          onViewerFailure={(error) => send({ type: 'viewer.failed', error })}
        />
        <Caption>
          <span id={captionId}>{caption}</span>
          {residues.length > 0 && (
            <Cluster as="ul" rowGap={1} aria-label={messages.legend}>
              {listBands(residues).map((band) => (
                <Key key={band} data-band={band}>
                  {messages.bands[band]}
                </Key>
              ))}
            </Cluster>
          )}
        </Caption>
      </Stack>
      <Stack gap={2}>
        <Cluster gap={2}>
          {VIEW_BUTTONS.map(([type, label, Icon]) => (
            <Button key={type} size="sm" icon={<Icon size={16} />} onClick={() => send({ type })}>
              {messages[label]}
            </Button>
          ))}
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
          {model.status}
        </Text>
      </Stack>
      {residues.length > 0 && (
        <UncontrolledDisclosure label={messages.residues}>
          <ResidueTable residues={residues} />
        </UncontrolledDisclosure>
      )}
    </ResultCard>
  );
}

const BANDS: readonly PlddtBand[] = [...PLDDT_BANDS.map(([band]) => band), 'unknown'];

/** Bands that occur, best first. */
const listBands = (residues: readonly DrawnResidue[]): readonly PlddtBand[] => {
  const found = new Set(residues.map(({ plddt }) => getBand(plddt)));
  return BANDS.filter((band) => found.has(band));
};
