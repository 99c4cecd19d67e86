/** What sign-in needs of the page that it is on. */
export interface AuthPage {
  /** The full address. */
  readonly href: () => string;
  /** Replaces the shown address with a path, without notifying anyone. */
  readonly clean: (path: string) => void;
  /** Goes on to another path of this origin, without loading anything. */
  readonly goTo: (path: string) => void;
  /** Leaves for another page; out of a frame, where the page around it is ours. */
  readonly leave: (url: string) => void;
  /** Whether the page is shown inside another site's page, which no provider allows. */
  readonly isFramed: () => boolean;
  /** Calls back when the network or the person is back. Returns what ends it. */
  readonly watch: (listener: (what: 'online' | 'returned') => void) => () => void;
}

type View = Pick<
  Window,
  'location' | 'history' | 'addEventListener' | 'removeEventListener' | 'dispatchEvent'
> & { readonly top: { readonly location: Location } | null };

/** The page of a browser. */
export const browserPage = (view: View = window): AuthPage => ({
  href: () => view.location.href,
  clean: (path) => view.history.replaceState(view.history.state, '', path),
  goTo: (path) => {
    view.history.replaceState(null, '', path);
    // Notifies a router of the host.
    view.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  },
  leave: (url) => (getTopLocation(view) ?? view.location).assign(url),
  isFramed: () => getTopLocation(view) === null,
  watch: (listener) => {
    const online = () => listener('online');
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) listener('returned');
    };
    view.addEventListener('online', online);
    view.addEventListener('pageshow', shown);
    return () => {
      view.removeEventListener('online', online);
      view.removeEventListener('pageshow', shown);
    };
  },
});

/** The address of the outermost page; null when it is another site's, which may not be looked at. */
const getTopLocation = ({ top, location }: View): Location | null => {
  try {
    if (top === null) return location;
    return top.location.origin === location.origin ? top.location : null;
  } catch {
    return null;
  }
};

/** Where nothing is shown, as on a server, there is nowhere to go. */
const noPage: AuthPage = {
  href: () => 'http://localhost/',
  clean: () => undefined,
  goTo: () => undefined,
  leave: () => undefined,
  isFramed: () => false,
  watch: () => () => undefined,
};

let own: AuthPage | null = null;

/** The page that this code runs in, always the same. */
export const getCurrentPage = (): AuthPage => {
  if (globalThis.window === undefined) return noPage;
  own ??= browserPage();
  return own;
};
