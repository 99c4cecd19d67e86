/** The library as a module: no global name, no worker, no text that is evaluated when it is imported. */
declare module '3dmol/build/3Dmol.es6-min.js' {
  export * from '3dmol';
}
