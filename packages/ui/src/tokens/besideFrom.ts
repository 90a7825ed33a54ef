/**
 * How wide a part of a wrapping flex box is before it grows: so wide where the box has enough room for all of its parts,
 * else wider than any, so that it has a line of its own. Room in `rem` follows the reader's text, which the width of the
 * window does not. Wants `maxInlineSize: '100%'`.
 */
export const besideFrom = (room: string, width: string = '0px'): string => `max(${width}, (${room} - 100%) * 999)`;
