declare module 'virtual:screen-imports' {
  // A declaration of a module that is no file cannot import from one.
  // oxlint-disable-next-line typescript/consistent-type-imports
  const screens: Record<string, import('./imports.ts').ScreenImports>;
  export default screens;
}
