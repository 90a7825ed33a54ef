/** For what messages never lie on: what names the place, and what is pressed next. */
export const keepClear = { 'data-keep-clear': '' } as const;

/** For what stands on the page and says what a message may say too. */
export const notice = { 'data-notice': '' } as const;

/** The same for a button, if it is what the view is for. */
export const keepMainClear = (variant: string | undefined) =>
  variant === 'primary' || variant === 'danger' ? keepClear : {};
