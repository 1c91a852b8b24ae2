/**
 * The kind of the shared vocabulary that is drawn as a shape.
 */
import type { NodeShape } from './shape-names.ts'

/** The kind of a shape; undefined for a box and for a shape that no drawing knows. */
export const plainKind = (shape: NodeShape): string | undefined =>
  shape === 'box' || shape === 'other' ? undefined : shape

/** Marks that need no words: most languages draw none at them. */
export const marks: ReadonlySet<NodeShape> = new Set(['dot', 'ring', 'cross', 'bar', 'hourglass', 'bolt'])
