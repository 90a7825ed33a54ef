import type { components } from '@guildhall/api/schema';

export type Schemas = components['schemas'];

/** The address of an uploaded file, from the root of this host. */
export function fileUrl(id: string): string;
export function fileUrl(id: string | null): string | null;
export function fileUrl(id: string | null): string | null {
  return id === null ? null : `/api/v1/files/${id}`;
}

export function instant(date: Date): string {
  return date.toISOString();
}

export function optionalInstant(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
