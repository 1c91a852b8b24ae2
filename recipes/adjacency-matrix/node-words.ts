/** What a matrix says of a node: its name and the groups around it, its remark and its technology. */
import { type Block, nameAndNote } from '../../drawing/block.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import type { GraphNames } from '../../drawing/data/graph-names.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { stateFill, stateSign } from '../../drawing/state-sign.ts'
import type { TypeStyle } from '../../drawing/type.ts'

/** The groups around a node that its name does not begin with, the outermost first. */
export const groupsBeside = (node: GraphNode, names: GraphNames): string[] =>
  names
    .around(node)
    .flatMap((group) => group.name ?? group.id ?? [])
    .filter((group) => !isPathIn(node.name ?? node.id ?? '', group))
    .toReversed()

/** Says that names alone tell groups where every name begins with that of its group. */
export const noteGroups = (
  nodes: readonly GraphNode[],
  { names, sheet }: { names: GraphNames; sheet: Sheet },
): void => {
  const grouped = nodes.filter((node) => names.around(node).length > 0)
  if (grouped.length > 0 && grouped.every((node) => groupsBeside(node, names).length === 0))
    sheet.note('groups', undefined, 'every name begins with its group, so that these are not written again')
}

/** What nodes are that are no part of what is built, which have no shape here to say it. */
const saidKinds: Readonly<Record<string, string>> = { external: 'external', database: 'data store', queue: 'queue' }

/** The name of a node with what it is and the groups around it. */
export const wordsOf = (
  node: GraphNode,
  { sheet, names, cap }: { sheet: Sheet; names: GraphNames; cap: number },
): Block => {
  const { name = node.id, note, tech } = node
  const groups = groupsBeside(node, names).join(' / ')
  const kind = node.kind === undefined ? undefined : saidKinds[node.kind]
  const own: TypeStyle = { size: 14, bold: true, ...(sheet.isFocus(node) ? { fill: 'accent' } : stateFill(node)) }
  const words = [`${stateSign(node)}${name}`, kind, groups, note, tech].filter(Boolean).join(' · ')
  return nameAndNote({ name: words }, cap, [own, 'note'])
}

/** Whether a name says itself what it is in, as `internal/config` does. */
const isPathIn = (name: string, group: string): boolean =>
  name.startsWith(group) && /^[^\p{L}\p{N}]/u.test(name.slice(group.length))
