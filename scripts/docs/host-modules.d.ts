/** What the samples of the documentation use of libraries that this repository does not install. */
declare module 'next/navigation' {
  import type { ReactNode } from 'react';
  export function useServerInsertedHTML(render: () => ReactNode): void;
}
