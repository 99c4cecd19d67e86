// React bindings and components that flows and journeys share.
export { MachineObserverContext } from './machine/machine-observer.js';
export {
  RuntimeProvider,
  useRuntime,
  type RuntimeProviderProps,
} from './machine/runtime-provider.js';
export { useLatest } from './machine/use-latest.js';
export { useMachineActor, type StartableActor } from './machine/use-machine-actor.js';
export { useReport } from './machine/use-report.js';
export { useScreen, type EmittedHandlers, type ScreenOptions } from './machine/use-screen.js';
export {
  TabConflictBanner,
  type TabConflictBannerProps,
} from './persistence/tab-conflict-banner.view.js';
export { ErrorBoundary } from './view/error-boundary.js';
export { PartBoundary, type PartBoundaryProps } from './view/part-boundary.js';
export { partMessages, type PartMessages } from './view/part.messages.js';
export { ChartFigure, type ChartFigureProps } from './view/chart-figure.js';
export { chartMessages, type ChartMessages } from './view/chart.messages.js';
export { doiUrl } from './view/doi-url.js';
export { focusOnMount, useFocusAfter } from './view/focus.js';
export {
  UncontrolledDisclosure,
  type UncontrolledDisclosureProps,
} from './view/uncontrolled-disclosure.js';
export { scrollToTopUntilInteraction } from './view/scroll-to-top.js';
export { SourceBadge } from './view/source-badge.view.js';
export { sourceMessages, type SourceMessages } from './view/source.messages.js';
export { UndoBanner, type UndoBannerProps } from './view/undo-banner.view.js';
export { undoMessages, type UndoMessages } from './view/undo.messages.js';
export {
  usePrintMessages,
  usePrintNames,
  type PrintMessages,
} from './messages/use-print-messages.js';
export {
  MessagesProvider,
  useLocale,
  useMessages,
  useNames,
  type MessagesProviderProps,
} from './messages/messages-provider.js';
export { OpenBundleView, type OpenBundleViewProps } from './open-bundle/open-bundle.view.js';
