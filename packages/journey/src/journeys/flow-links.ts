import type { ReactNode } from 'react';

/** Ways from a journey to the guided research flow of the host. A way that is left out has no button. */
export interface FlowLinks {
  /** A way back to a flow in progress, first among the ways of the landing page. */
  readonly resume?: ReactNode;
  /** The person wants to bring a paper: open a `PaperDialog` and start the flow from what it reports. */
  readonly onBringPaper?: (() => void) | undefined;
  /** The pointer or the focus is on the button for a paper: load what `onBringPaper` shows. */
  readonly onPaperExpected?: (() => void) | undefined;
  /** The person wants to see the example of the landing page: start the flow from the example text with this id. */
  readonly onOpenExample?: ((id: string) => void) | undefined;
  /** No source supports the interest of a journey: start the flow from it, with papers of the person's own. */
  readonly onContinue?: ((interest: string) => void) | undefined;
}
