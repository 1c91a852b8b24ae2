/**
 * Looks as they are drawn: a green or red one would say what is good or bad by the color alone beside words that say nothing,
 * such as one letter, and is another there, for all that have it; what is not filled has none.
 */
import { isSpoken } from '../../src/review/model/spoken.ts'
import type { GraphDocument, GraphGroup, GraphNode } from '../data/graph.ts'
import type { GroupLook, NodeLook } from '../data/graph-types.ts'
import type { Sheet } from '../sheet.ts'
import type { AnyNotation } from './notation.ts'
import { bareOf } from './note-looks.ts'

type Looking = { look?: NodeLook | GroupLook | undefined }

/** Decides which looks are drawn as others, and says so. */
export function settleLooks(data: GraphDocument, style: AnyNotation, sheet: Sheet): void {
  const words = wordsIn(data)
  const isMute = (item: Looking): boolean => !sheet.isFocus(item) && !(words.get(item) ?? []).some(isSpoken)
  const bare = new Set<Looking>(bareOf(data, style))
  for (const item of bare) sheet.looks.set(item, undefined)
  const items: readonly Looking[] = [...data.nodes, ...data.groups].filter((item) => !bare.has(item))
  const used = new Set(items.map(({ look }) => look))
  for (const [look, others] of Object.entries(instead) as [NodeLook, readonly GroupLook[]][]) {
    const having = items.filter((item) => item.look === look)
    const mute = having.find(isMute)
    if (mute === undefined) continue
    const other = others.find((each) => !used.has(each) && !(each === 'tinted' && sheet.hasFocus)) ?? 'strong'
    used.add(other)
    for (const item of having) sheet.looks.set(item, other)
    sheet.note(
      mute,
      'look',
      `beside words that say nothing, a color alone would say what is good or bad: drawn as ${other}`,
    )
  }
}

/** What is as near as it can be without being green or red. */
const instead: { [Each in NodeLook]?: readonly GroupLook[] } = {
  'light-green': ['lilac', 'tinted', 'shaded', 'sand'],
  green: ['lilac', 'tinted', 'shaded', 'sand'],
  'light-red': ['sand', 'shaded', 'lilac', 'tinted'],
  red: ['sand', 'shaded', 'lilac', 'tinted'],
}

/** The words of each node, beside the sign of its state, and of each group with what is in it. */
const wordsIn = ({ nodes, groups }: Pick<GraphDocument, 'nodes' | 'groups'>): Map<Looking, string[]> => {
  const found = new Map<Looking, string[]>()
  const isIn = ({ group }: GraphNode | GraphGroup, { id, name }: GraphGroup): boolean =>
    group !== undefined && (group === id || group === name)
  for (const node of nodes) {
    const own = [node.name, node.note, node.tech, ...(node.lines ?? [])].flatMap((each) => each ?? [])
    found.set(node, node.state === 'positive' ? ['✓', ...own] : own)
  }
  for (const group of groups)
    found.set(group, [
      group.name,
      group.note ?? '',
      ...[...nodes, ...groups].filter((item) => isIn(item, group)).map(({ name = '' }) => name),
    ])
  return found
}
