// What fields take at most: the maxima of the contract. Views do not import the client.
export { MAX_LINE_CHARACTERS, MAX_TEXT_CHARACTERS } from '@spinout/api-client/schemas';
