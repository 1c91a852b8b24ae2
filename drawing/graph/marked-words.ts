/**
 * What a graph marks, in words, for people who cannot see it: what is in focus, and what is good or bad, each by what the
 * key calls it.
 */
import { type GraphDocument, type GraphEdge, graphTargets } from '../data/graph.ts'
import { type ColorWords, nodeLooks } from '../data/graph-types.ts'
import { namedIn, namesOf } from '../data/named.ts'
import { References } from '../data/references.ts'
import { enumerate } from '../describe.ts'
import { placedName } from './edge-clauses.ts'

type Marked = Pick<GraphDocument, 'nodes' | 'edges'> & {
  groups?: GraphDocument['groups']
  focus?: readonly string[] | undefined
  key?: ColorWords | undefined
}

/** What colors mean where the key does not say it. */
const usual: ColorWords = { focus: 'Marked', negative: 'Marked as bad', positive: 'Marked as good' }

/** A sentence for each color that something has: ` What changes: Carrier adapters.`; nothing where nothing is marked. */
export function markedWords({ nodes, edges, groups = [], focus = [], key = {} }: Marked): string {
  const data = { nodes, edges, groups }
  const references = new References(graphTargets(data))
  const items = new Set(focus.map((each) => references.find(each)))
  return (['focus', 'negative', 'positive', ...nodeLooks] as const)
    .map((field) => {
      const isMarked = (item: Markable): boolean =>
        field === 'focus' ? items.has(item) : [item.state, item.look].includes(field) && !items.has(item)
      const said = key[field] ?? usual[field]
      const names = said === undefined ? [] : namesIn(data, isMarked)
      return names.length === 0 ? '' : ` ${said}: ${enumerate(names, 8)}.`
    })
    .join('')
}

type Markable = object & { state?: string | undefined; look?: string | undefined }

/** What is marked: edges as the ways that they are part of, and what is on none of them. */
const namesIn = ({ nodes, edges, groups }: GraphDocument, isMarked: (item: Markable) => boolean): string[] => {
  const said = placedName({ nodes, groups })
  // What has no name, such as a gateway, is on its way in silence.
  const nameOf = (reference: string): string[] => {
    const [node] = namedIn(nodes, [reference])
    if (node !== undefined) return node.name === undefined ? [] : [said(node)]
    return namesOf(namedIn(groups, [reference]))
  }
  const ways = waysOf(edges.filter(isMarked)).map((way) => way.flatMap(nameOf))
  const marked = [
    ...nodes.filter(isMarked).flatMap((node) => (node.name === undefined ? [] : said(node))),
    ...namesOf(groups.filter(isMarked)),
  ]
  const alone = marked.filter((name) => !ways.flat().includes(name))
  return [...alone, ...ways.filter((way) => way.length > 0).map((way) => way.join(' to '))]
}

/** Edges that follow each other, as one way: each begins where another ends, as far as that goes. */
const waysOf = (edges: readonly GraphEdge[]): string[][] => {
  const ways: string[][] = []
  for (const { from, to } of edges) {
    const [before, after] = [ways.find((way) => way.at(-1) === from), ways.find((way) => way[0] === to)]
    if (before !== undefined) before.push(to)
    else if (after !== undefined) after.unshift(from)
    else ways.push([from, to])
  }
  return ways
}
