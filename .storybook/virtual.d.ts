// A declaration of a module that is no file cannot import from one.
/* oxlint-disable typescript/consistent-type-imports */

declare module 'virtual:accepted-pictures' {
  const stories: Record<string, import('./stateMaps/acceptedPictures.ts').AcceptedPictures>;
  export default stories;
}

declare module 'virtual:component-history' {
  const components: Record<string, import('./components/history.ts').Change[]>;
  export default components;
}

declare module 'virtual:refusals' {
  const refusals: import('./play/refusals.ts').Refusals;
  export default refusals;
}

declare module 'virtual:screen-imports' {
  const screens: Record<string, import('./screens/docs/imports.ts').ScreenImports>;
  export default screens;
}
