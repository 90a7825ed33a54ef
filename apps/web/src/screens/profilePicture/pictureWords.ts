/** What the field of the own picture says. */
export const pictureWords = {
  label: 'Your picture',
  description: 'JPEG, PNG or WebP. You can also drop one here, and choose the part that is shown.',
};
