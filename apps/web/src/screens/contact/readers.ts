/** Who is written to. */
export const readers = {
  default: { params: { name: 'Ngozi Adeyemi' } },
  /** Opened by its address, before the list is there. */
  nameUnknown: { scenario: 'looking', params: { name: null } },
};
