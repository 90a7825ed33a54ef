/** The typefaces that a document has loaded, as rules that find their files from anywhere. */
export function facesOf({ styleSheets }: Document): string {
  return [...styleSheets]
    .flatMap((sheet) =>
      [...sheet.cssRules]
        .filter((rule) => rule instanceof CSSFontFaceRule)
        .map(({ cssText }) =>
          cssText.replaceAll(
            /url\("(.*?)"\)/g,
            (_, file: string) => `url("${new URL(file, sheet.href ?? document.baseURI).href}")`,
          ),
        ),
    )
    .join('\n');
}
