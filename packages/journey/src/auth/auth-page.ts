/** What sign-in needs of the page that it is on. */
export interface AuthPage {
  /** Its whole address. */
  readonly href: () => string;
  /** Puts another path of this origin in place of the shown one, without loading anything. */
  readonly replace: (path: string) => void;
  /** Leaves for another page; out of a frame, if the page around it is ours. */
  readonly leave: (url: string) => void;
  /** Whether the page is shown inside another site's page, which no provider allows. */
  readonly isFramed: () => boolean;
  /** Calls back when the network or the person is back. Returns what ends it. */
  readonly watch: (told: (what: 'online' | 'returned') => void) => () => void;
}

/** Where the page around this one is, as far as it may be known: null when it is another site's. */
const outermost = (view: Window): Location | null => {
  try {
    const { top } = view;
    if (top === null || top === view) return view.location;
    // Only a page of the same origin lets itself be looked at.
    return top.location.origin === view.location.origin ? top.location : null;
  } catch {
    return null;
  }
};

/** The page of a browser. */
export const browserPage = (view: Window = window): AuthPage => ({
  href: () => view.location.href,
  replace: (path) => {
    // Of a frame's history nothing is taken over; state of the host's router would belong to the old address.
    view.history.replaceState(null, '', path);
    view.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  },
  leave: (url) => (outermost(view) ?? view.location).assign(url),
  isFramed: () => outermost(view) === null,
  watch: (told) => {
    const online = () => told('online');
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) told('returned');
    };
    view.addEventListener('online', online);
    view.addEventListener('pageshow', shown);
    return () => {
      view.removeEventListener('online', online);
      view.removeEventListener('pageshow', shown);
    };
  },
});
