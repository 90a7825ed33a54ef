/** The run of at most `length` page numbers around `page`, kept within 1 and `pageCount`. */
export function pagesAround(page: number, pageCount: number, length: number): number[] {
  const count = Math.min(length, pageCount);
  const first = Math.min(Math.max(1, page - Math.floor(count / 2)), pageCount - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}
