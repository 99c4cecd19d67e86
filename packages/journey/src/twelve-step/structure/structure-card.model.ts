import { fill, formatNumber } from '@spinout/design-system';
import type { TwelveStepMessages } from '../twelve-step.messages.js';
import { getBand, PLDDT_BANDS, type PlddtBand } from './structure.constants.js';
import type { StructureSnapshot } from './structure.machine.js';
import type { DrawnResidue, Subject } from './structure.types.js';

const BANDS: readonly PlddtBand[] = [...PLDDT_BANDS.map(([band]) => band), 'unknown'];

/** What the card shows of a subject. */
export const structureCardModel = (
  snapshot: StructureSnapshot,
  subject: Subject,
  messages: TwelveStepMessages,
  locale: string,
) => {
  const { look, openViewer, savedName, failed } = snapshot.context;
  const { turn, zoom, style } = look;
  return {
    subject,
    look,
    openViewer,
    caption: captionOf(subject, messages, locale),
    lookText: fill(messages.look, {
      turn: formatNumber(turn, locale),
      zoom: formatNumber(zoom, locale),
      style: messages.looks[style],
    }),
    source: subject.kind === 'backbone' ? subject.source : null,
    isIllustration: subject.kind === 'illustration',
    bands: subject.kind === 'backbone' ? bandsIn(subject.residues) : [],
    residues: subject.kind === 'backbone' ? subject.residues : [],
    exporting: snapshot.hasTag('busy'),
    note: failed
      ? messages.exportFailed
      : savedName && fill(messages.exported, { name: savedName }),
    failed,
  };
};

export type StructureCardModel = ReturnType<typeof structureCardModel>;

const captionOf = (subject: Subject, messages: TwelveStepMessages, locale: string): string =>
  subject.kind === 'illustration'
    ? messages.illustration
    : fill(messages.backbone, {
        protein: subject.protein,
        residues: formatNumber(subject.residues.length, locale),
      });

/** The bands that occur, best first. */
const bandsIn = (residues: readonly DrawnResidue[]): readonly PlddtBand[] => {
  const found = new Set(residues.map(({ plddt }) => getBand(plddt)));
  return BANDS.filter((band) => found.has(band));
};
