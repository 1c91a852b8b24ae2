/** How far a mark in a table reaches. */
export const marks = ['full', 'partial', 'none'] as const
