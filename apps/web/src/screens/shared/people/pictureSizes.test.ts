import { describe, expect, it } from 'vitest';

import { smallPicture } from './pictureSizes.ts';

describe('A person on a slow connection', () => {
  it('loads the small size of a picture', () => {
    expect(smallPicture('/api/v1/files/0c6a3b8e')).toBe('/api/v1/files/0c6a3b8e?size=small');
  });

  it.each([null, 'data:image/svg+xml,%3Csvg%3E'])('has %s as it is', (address) => {
    expect(smallPicture(address)).toBe(address);
  });
});
