// What fields take at most: the maxima of the contract. Views do not import the client.
export {
  MAX_BIOGRAPHY_CHARACTERS,
  MAX_LINE_CHARACTERS,
  MAX_NAME_CHARACTERS,
} from '@spinout/api-client/schemas';
