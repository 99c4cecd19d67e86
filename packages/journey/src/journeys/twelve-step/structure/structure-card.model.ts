import { fill, formatNumber } from '@spinout/design-system';
import type { TwelveStepMessages } from '../twelve-step.messages.js';
import type { StructureSnapshot } from './structure.machine.js';

export const structureCardModel = (
  snapshot: StructureSnapshot,
  messages: TwelveStepMessages,
  locale: string,
) => {
  const { viewState, openViewer, savedName, failed } = snapshot.context;
  const { rotation, zoom, style } = viewState;
  const viewText = fill(messages.look, {
    turn: formatNumber(rotation, locale),
    zoom: formatNumber(zoom, locale),
    style: messages.looks[style],
  });
  const savedText = savedName === null ? null : fill(messages.exported, { name: savedName });
  return {
    viewState,
    openViewer,
    exporting: snapshot.hasTag('busy'),
    status: failed ? messages.exportFailed : (savedText ?? viewText),
    failed,
  };
};

export type StructureCardModel = ReturnType<typeof structureCardModel>;
