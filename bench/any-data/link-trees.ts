/**
 * Trees within their limits of nodes and levels, with amounts where sizes are drawn.
 */
import { dataSchema } from '../../drawing/data-schema.ts'
import { type Data, wordsIn } from '../adaptation/json.ts'
import { pick, whole } from './flavor.ts'
import type { Linking } from './link.ts'

type Node = Data & { children: Node[] }

/** A tree of random form: as many nodes as the flavor wants, each below a random one that is not too deep. */
export function linkTree(data: Data, linking: Linking): Data {
  const { flavor, random, recipe } = linking
  const limits = limitsOf(recipe)
  const count = flavor.count(random, { least: 2, most: limits.nodes, isLong: true })
  const first = data['root'] as Data
  const nodes = [{ node: nodeLike(first, first, linking, 0), level: 1 }]
  while (nodes.length < Math.max(2, count)) {
    const open = nodes.filter(({ level }) => level < limits.levels)
    // The newest often goes on, so that some branches are as deep as they may be.
    const above = random() < 0.4 ? (open.at(-1) ?? nodes[0]) : pick(random, open)
    if (above === undefined) break
    const node = nodeLike(first, modelIn(first, linking), linking, nodes.length)
    above.node.children.push(node)
    nodes.push({ node, level: above.level + 1 })
  }
  const [root] = nodes
  return { ...data, root: withAmounts(root?.node as Node, linking) }
}

/** The limits as the schema's description has them. */
const limitsOf = ({ data }: Linking['recipe']): { nodes: number; levels: number } => {
  const found = /at most (\d+) nodes on (\d+) levels/.exec(JSON.stringify(dataSchema(data as never)))
  return { nodes: Number(found?.[1] ?? 20), levels: Number(found?.[2] ?? 4) }
}

const modelIn = (root: Data, { random }: Linking): Data => {
  const below = root['children']
  return Array.isArray(below) && below.length > 0 ? (pick(random, below) as Data) : root
}

const nodeLike = (root: Data, model: Data, { flavor, random }: Linking, index: number): Node => {
  const { children: _children, id: _id, ...fields } = model
  const name = `${flavor.words(random, Math.max(4, wordsIn(root, 'name').length))} ${index}`.trim()
  return { ...fields, name: index === 0 ? wordsIn(root, 'name') : name, children: [] } as unknown as Node
}

/** Leaves of sized trees have values; the time of a step of a plan includes that of the steps below it. */
const withAmounts = (node: Node, linking: Linking): Node => {
  const { id, flavor, random } = linking
  const children = node.children.map((child) => withAmounts(child, linking))
  const amount = () => flavor.number(random, { least: 0, most: 1e12 })
  const sized = ['treemap', 'flame-graph', 'work-breakdown-structure'].includes(id)
  if (sized) return { ...node, value: children.length === 0 || random() < 0.2 ? amount() : 0, children }
  if (id !== 'query-plan-tree') return { ...node, children }
  const below = children.reduce((sum, { ms }) => sum + Number(ms), 0)
  const rows = whole(random, { least: 0, most: 5000 })
  return { ...node, planned: pick(random, [rows, 1, rows * 20, 100]), rows, ms: below + amount(), children }
}
