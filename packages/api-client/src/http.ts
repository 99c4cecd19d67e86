export {
  httpTransport,
  MAX_JSON_BYTES,
  MAX_PDF_BYTES,
  type HttpTransportSettings,
} from './transport/http-transport.js';
