/**
 * Edges that only place what they join.
 */
import type { ModelEdge } from '../models/graph.ts'

/** Whether its author left it without a line. */
export const isUnseen = ({ stroke, looks = [] }: Pick<ModelEdge, 'stroke' | 'looks'>): boolean =>
  stroke === 'invisible' ||
  /(?:^|[,;])\s*(?:(?:stroke-width|opacity)\s*:\s*0(?:\.0*)?(?:px)?|stroke\s*:\s*(?:none|transparent))\s*(?:$|[,;])/i.test(
    looks.at(-1) ?? '',
  )
