/**
 * How much data may hold, where importers cut theirs to it.
 */

/** Numbered remarks of one picture. */
export const mostCallouts = 9

/** Nodes of a tree that is drawn with all of them. */
export const mostTreeNodes = 60

/** Characters of an entry of a graph's key. */
export const mostInKey = 40
