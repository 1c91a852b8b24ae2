/**
 * Compartments with fewer lines than the data have, where a scene has no room for all of them.
 */
import type { GraphNode } from '../data/graph.ts'
import type { Sheet } from '../sheet.ts'
import type { AnyNotation } from './notation.ts'

/** The lines of a compartment, at most as many as the notation says: the last one counts those that are not there. */
export function foldLines<Line>(
  lines: readonly (Line | string)[],
  { mostLines = Infinity }: Pick<AnyNotation, 'mostLines'>,
): (Line | string)[] {
  if (lines.length <= mostLines) return [...lines]
  const kept = lines.slice(0, mostLines - 1)
  return [...kept, `+${lines.length - kept.length} more`]
}

/** Notes the nodes whose lines are not all drawn. */
export function noteFolded(
  nodes: readonly GraphNode[],
  { mostLines = Infinity, body }: AnyNotation,
  sheet: Sheet,
): void {
  for (const node of nodes)
    if ((body?.(node) ?? node.lines ?? []).length > mostLines)
      sheet.note(node, undefined, 'its last lines are only counted: a scene has no room for all of them')
}
