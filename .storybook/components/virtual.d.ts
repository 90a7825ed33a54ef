declare module 'virtual:component-history' {
  // A declaration of a module that is no file cannot import from one.
  // oxlint-disable-next-line typescript/consistent-type-imports
  const components: Record<string, import('./history.ts').Change[]>;
  export default components;
}
