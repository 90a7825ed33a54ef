declare module 'virtual:accepted-pictures' {
  // A declaration of a module that is no file cannot import from one.
  // oxlint-disable-next-line typescript/consistent-type-imports
  const stories: Record<string, import('./acceptedPictures.ts').AcceptedPictures>;
  export default stories;
}
