/**
 * Which fields of data name other items.
 */

/** Fields that refer to other items, by id, name or path. */
export const referenceKeys = new Set([
  'from',
  'to',
  'group',
  'parent',
  'after',
  'column',
  'row',
  'on',
  'focus',
  'joins',
  'find',
])
