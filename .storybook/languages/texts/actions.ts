import type { Chapter } from '../chapter.ts';

export const texts = {
  Save: { de: 'Speichern', ar: 'حفظ', he: 'שמירה' },
} satisfies Chapter;
