import { Drawing } from './sign-in.styles.js';

const paths: Readonly<Record<string, string>> = {
  google: 'M15.2 5.6A6.75 6.75 0 1 0 16.75 10H10.5',
  github:
    'M6 7v6M6 7a1.75 1.75 0 1 0 0-3.5A1.75 1.75 0 0 0 6 7Zm0 9.5A1.75 1.75 0 1 0 6 13a1.75 1.75 0 0 0 0 3.5Zm8-8A1.75 1.75 0 1 0 14 5a1.75 1.75 0 0 0 0 3.5Zm0 0c0 3.2-5 2.3-8 4.5',
  orcid:
    'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM7 9v4.25M7 6.7v.05M9.75 6.9v6.35H11a3.18 3.18 0 0 0 0-6.35H9.75Z',
};

/** Generic icon for a host's own provider. */
const SIGN_IN = 'M11 3.5h5v13h-5M4 10h8M9 7l3 3-3 3';

/** Our own decorative icon for a provider, not its logo. */
export function ProviderIcon({ provider }: { readonly provider: string }) {
  return (
    <Drawing viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={paths[provider] ?? SIGN_IN} />
    </Drawing>
  );
}
