/**
 * A foreign graph as boxes: what every engine gets, so that they are compared on the same sizes.
 */
import type { Direction, LayoutEdge, LayoutGraph, Size } from '../../layout/model/graph.ts'
import { textWidth } from '../../src/text/measure.ts'
import { type ForeignEdge, type ForeignGraph, oneLine } from '../foreign/graph.ts'

export type BoxGraph = { name: string; graph: LayoutGraph; direction: Direction }

/** Words wrap at this width, in pixels. */
const widest = 160

const leading = 16

export function boxesOf(name: string, { nodes, edges, groups, direction = 'down' }: ForeignGraph): BoxGraph {
  const graph: LayoutGraph = {
    nodes: nodes.map(({ id, label, group }) => ({
      id,
      ...boxAround(wordsOf(label === '' ? id : label, 14)),
      ...(group === undefined ? {} : { group: groupId(group) }),
    })),
    edges: edges.map((edge) => edgeOf(edge, new Set(nodes.map(({ id }) => id)))),
    groups: groups.map(({ id, label, group }) => ({
      id: groupId(id),
      ...(group === undefined ? {} : { parent: groupId(group) }),
      ...(label === '' ? {} : { head: { w: Math.ceil(textWidth(oneLine(label, 80), { size: 14 })) + 16, h: 32 } }),
    })),
  }
  return { name, graph, direction }
}

/** Groups and nodes of one id are apart. */
const groupId = (id: string): string => `group ${id}`

const edgeOf = ({ from, to, label, stroke, head, tail }: ForeignEdge, nodes: ReadonlySet<string>): LayoutEdge => {
  const end = (id: string): string => (nodes.has(id) ? id : groupId(id))
  const edge = { from: end(from), to: end(to), look: `${stroke} ${head} ${tail}` }
  return label === '' ? edge : { ...edge, label: wordsOf(label, 13) }
}

const boxAround = ({ w, h }: Size): Size => ({ w: up(w + 32), h: up(h + 24) })

const up = (size: number): number => 16 * Math.ceil(size / 16)

/** The size of words in lines no wider than one of their own. */
const wordsOf = (text: string, size: number): Size => {
  let [w, line, lines] = [0, 0, 1]
  const space = textWidth(' ', { size })
  for (const word of oneLine(text, 120).split(' ')) {
    const own = textWidth(word, { size })
    const next = line === 0 ? own : line + space + own
    if (line > 0 && next > widest) lines++
    line = line > 0 && next > widest ? own : next
    w = Math.max(w, line)
  }
  return { w: Math.ceil(w), h: lines * leading }
}
