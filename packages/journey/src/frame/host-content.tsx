import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Area = styled.div`
  display: contents;
`;

/** Content of the host: the rules of its page for elements apply inside. */
export const HostContent = ({ children }: { readonly children: ReactNode }) => (
  <Area data-host-styles="">{children}</Area>
);
