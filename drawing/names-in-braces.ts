/**
 * Names in braces, `{total}` or `{pool-span}`, as a pattern: ids of items may have hyphens.
 */
export const nameInBraces = '[a-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*'
