const parts: Partial<Record<string, string>> = { year: 'yyyy', month: 'mm', day: 'dd' };

/** What an empty part of a date or time shows, in the product's one language. The original has the words of forty. */
export function getPlaceholder(field: string, value: string): string {
  if (field === 'era' || field === 'dayPeriod') return value;
  return parts[field] ?? '––';
}
