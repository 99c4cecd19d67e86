import { fill, formatNumber } from '@spinout/design-system';
import type { TwelveStepMessages } from '../twelve-step.messages.js';
import { getBand, PLDDT_BANDS, type PlddtBand } from './structure.constants.js';
import type { StructureSnapshot } from './structure.machine.js';
import type { DrawnResidue, Subject } from './structure.types.js';

const BANDS: readonly PlddtBand[] = [...PLDDT_BANDS.map(([band]) => band), 'unknown'];

/** View model of the structure card. */
export const structureCardModel = (
  snapshot: StructureSnapshot,
  subject: Subject,
  messages: TwelveStepMessages,
  locale: string,
) => {
  const { viewState, openViewer, savedName, failed } = snapshot.context;
  const { rotation, zoom, style } = viewState;
  return {
    subject,
    viewState,
    openViewer,
    caption: formatCaption(subject, messages, locale),
    viewText: fill(messages.look, {
      turn: formatNumber(rotation, locale),
      zoom: formatNumber(zoom, locale),
      style: messages.looks[style],
    }),
    source: subject.kind === 'backbone' ? subject.source : null,
    isIllustration: subject.kind === 'illustration',
    bands: subject.kind === 'backbone' ? listBands(subject.residues) : [],
    residues: subject.kind === 'backbone' ? subject.residues : [],
    exporting: snapshot.hasTag('busy'),
    note: failed
      ? messages.exportFailed
      : savedName && fill(messages.exported, { name: savedName }),
    failed,
  };
};

export type StructureCardModel = ReturnType<typeof structureCardModel>;

const formatCaption = (subject: Subject, messages: TwelveStepMessages, locale: string): string =>
  subject.kind === 'illustration'
    ? messages.illustration
    : fill(messages.backbone, {
        protein: subject.protein,
        residues: formatNumber(subject.residues.length, locale),
      });

/** Bands that occur, best first. */
const listBands = (residues: readonly DrawnResidue[]): readonly PlddtBand[] => {
  const found = new Set(residues.map(({ plddt }) => getBand(plddt)));
  return BANDS.filter((band) => found.has(band));
};
