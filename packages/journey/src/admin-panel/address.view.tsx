import { Fragment } from 'react';
import { AddressText } from './admin-panel.styles.js';

/** An address or a path that wraps at its separators. */
export function AddressView({ address }: { readonly address: string }) {
  return (
    <AddressText dir="ltr">
      {address.split(/(?<=\/)(?!\/)|(?=\.)/).map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </AddressText>
  );
}
