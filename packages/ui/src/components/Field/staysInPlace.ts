/**
 * The ref of a list that opens in a popover beside its field. When react-aria leads to a chosen option that the list
 * has to be scrolled to, it also centers the list in the window: the page scrolls, and a page that scrolls closes the
 * popover, so the list could never be opened. It opens in sight, so only its own content is scrolled.
 */
export function staysInPlace(list: HTMLElement | null): void {
  if (list) list.scrollIntoView = () => {};
}
