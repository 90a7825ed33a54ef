/** The small size of a picture of the API: a square of 128 pixels, or a portfolio picture within 480. */
export function smallPicture(address: string): string;
export function smallPicture(address: string | null): string | null;
export function smallPicture(address: string | null): string | null {
  // A picture drawn into the page itself has one size.
  return address?.startsWith('/') ? `${address}?size=small` : address;
}
