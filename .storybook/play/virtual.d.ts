declare module 'virtual:refusals' {
  // A declaration of a module that is no file cannot import from one.
  // oxlint-disable-next-line typescript/consistent-type-imports
  const refusals: import('./refusals.ts').Refusals;
  export default refusals;
}
