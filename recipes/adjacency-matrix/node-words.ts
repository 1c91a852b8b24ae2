/** What a matrix says of a node: its name and the groups around it, its remark and its technology. */
import { type Block, nameAndNote } from '../../drawing/block.ts'
import type { GraphNode } from '../../drawing/data/graph.ts'
import type { GraphNames } from '../../drawing/data/graph-names.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { TypeStyle } from '../../drawing/type.ts'

/** The name of a node with the groups around it, the outermost first. */
export const wordsOf = (
  node: GraphNode,
  { sheet, names, cap }: { sheet: Sheet; names: GraphNames; cap: number },
): Block => {
  const { name = node.id, note, tech } = node
  const groups = names
    .around(node)
    .flatMap((group) => group.name ?? group.id ?? [])
    .filter((group) => !isPathIn(node.name ?? node.id ?? '', group))
    .toReversed()
  const own: TypeStyle = { size: 14, bold: true, ...(sheet.isFocus(node) ? { fill: 'accent' } : {}) }
  return nameAndNote({ name: [name, groups.join(' / '), note, tech].filter(Boolean).join(' · ') }, cap, [own, 'note'])
}

/** Whether a name says itself what it is in, as `internal/config` does. */
const isPathIn = (name: string, group: string): boolean =>
  name.startsWith(group) && /^[^\p{L}\p{N}]/u.test(name.slice(group.length))
