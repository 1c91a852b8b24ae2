/**
 * Subgraphs: how they begin, and what belongs to them when they end.
 */

import type { ModelGroup } from '../../models/graph.ts'
import { readLines } from '../../text/words.ts'
import type { FlowState, OpenGroup } from './flow-state.ts'
import { readRaw } from './flow-text.ts'

/** Titles are in bold by their marks, as the words of nodes are, whether they are called Markdown or not. */
const isBold = (words: string): boolean => /\*\*[^*\n]+\*\*/.test(words)

/** Reads what follows `subgraph`: an id, a title, or both. */
export function openGroup({ cursor, open, groups }: FlowState, at: number): void {
  const group: OpenGroup = { label: '', members: new Set(), at }
  open.push(group)
  // A second blank is part of the name, and a name with blanks is no id.
  const spaced = cursor.see(/[ \t]|[^\s[;"]*[ \t]+(?:[\n;]|$)/y)
  const { raw: id, at: start, markdown } = readRaw(cursor, /[^[\n;"]*/y)
  if (cursor.take(/\[/y) !== undefined) {
    group.id = id
    const words = readRaw(cursor, /[^\]\n"]*/y)
    group.label = readLines(cursor, words.raw, words.at, words.markdown || isBold(words.raw))
    cursor.need(/\s*\]/y, ']')
  } else {
    group.label = readLines(cursor, id, start, markdown || isBold(id))
    if (!spaced && !/\s/.test(id) && id !== '') group.id = id
  }
  const dress = cursor.take(/[ \t]*:::([\w-]+)/y)
  if (dress !== undefined) group.classes = [dress[1]!]
  if (group.id !== undefined) groups.set(group.id, group)
  cursor.need(/[ \t]*(?=[\n;]|$)/y, 'the end of the line')
}

/** Ends the innermost subgraph. What another one, closed before, names already stays there. */
export function closeGroup({ graph, groups, open, owner }: FlowState): void {
  const group = open.pop()
  if (group === undefined) return
  const { members, id = `subGraph${graph.groups.length}`, ...rest } = group
  for (const member of members) if (!owner.has(member) && member !== id) owner.set(member, id)
  const closed: ModelGroup = { id, ...rest }
  graph.groups.push(closed)
  // Styles mostly come at the end of the text.
  if (group.id !== undefined) groups.set(id, closed)
  open.at(-1)?.members.add(id)
}

/** Writes into nodes and groups what they belong to. A name that is a group's is never a node. */
export function settleGroups({ graph, owner }: FlowState): void {
  for (const { id } of graph.groups) graph.nodes.delete(id)
  for (const each of [...graph.nodes.values(), ...graph.groups]) {
    const group = owner.get(each.id)
    if (group !== undefined) each.group = group
  }
}
