/**
 * The shape `tree`: one root, children below it, and amounts where a recipe draws sizes.
 */
import * as z from 'zod'
import { count } from '../../src/scene/count.ts'
import { type Check, checksFor } from './checks.ts'
import { id, name, note, number, state } from './fields.ts'
import { form } from './form.ts'
import { mostTreeNodes } from './limits.ts'
import { checkUnique, type Target } from './references.ts'

/** One node as drawn. `value` is its own amount, without its children's. */
export type TreeNode = {
  id?: string | undefined
  name: string
  note?: string | undefined
  state?: 'positive' | 'negative' | 'muted' | undefined
  value?: number | undefined
  children: TreeNode[]
}

/** A node as a person writes it. */
export type TreeNodeInput = Omit<TreeNode, 'children'> & { children?: TreeNodeInput[] | undefined }

/** Data of the shape, normalized for drawing. */
export type TreeData = { root: TreeNode; unit?: string | undefined }

/** What nodes have besides name and note, unless a recipe gives them fields of its own. */
const usual = { state: state.optional() }

type OwnFields = z.core.$ZodLooseShape

/**
 * How a recipe narrows the shape; `sized` trees need a value at every leaf; in trees of `kinds` names are those of kinds of
 * nodes, which siblings may share.
 */
export type TreeLimits = { nodes?: number; depth: number; name?: number; sized?: boolean; kinds?: boolean }

type NodeWith<Own extends OwnFields> = Omit<TreeNode, 'state' | 'children'> &
  z.output<z.ZodObject<Own>> & { children: NodeWith<Own>[] }

type InputWith<Own extends OwnFields> = Omit<TreeNode, 'state' | 'children'> &
  z.input<z.ZodObject<Own>> & { children?: InputWith<Own>[] | undefined }

/** What a node without the field has below it: an empty list that is written is another one. */
const noChildren = (): never[] => none
const none: never[] = []

/** Whether data say what is below a node, were it nothing: an empty folder. */
export const saysChildren = ({ children }: TreeNode): boolean => children !== none

/** Declares tree data, with the recipe's `own` fields of nodes. */
export function treeForm<Own extends OwnFields = typeof usual>(limits: TreeLimits, own: Own = usual as never) {
  const { nodes = mostTreeNodes, depth, name: longest = 40, sized = false } = limits
  const fields = {
    id: id.optional(),
    name: name('What it is called', longest),
    note: note('A muted line below the name').optional(),
    ...own,
    ...(sized ? { value: number('Its own amount, without its children').min(0).optional() } : {}),
  }
  const node: z.ZodType<NodeWith<Own>, InputWith<Own>> = z.strictObject({
    ...fields,
    get children() {
      return z.array(node).max(nodes).default(noChildren).describe('What is below it, in order')
    },
  }) as never
  const root = node.describe(`The root; at most ${nodes} nodes on ${depth} levels, its own included`)
  const unit = name('Unit of the values: MB, ms, days', 20).optional()
  // Without sizes there is no unit, so that its type, string or undefined, holds for both.
  const whole = (sized ? { root, unit } : { root }) as { root: typeof root; unit: typeof unit }
  const options = {
    targets: ({ root }: TreeData) => targetsOf(root),
    checks: () => [...within(limits), ...(sized ? [everyLeafHasSize] : [])],
  }
  return form('tree', whole, options as never)
}

/** A node, its data path, and the nodes above it, root first. */
type Visit<Node> = { node: Node; at: string; above: Node[] }

/** Every node, parents before their children, siblings in order. */
const visits = <Node extends { children: Node[] }>(root: Node): Visit<Node>[] => {
  const found: Visit<Node>[] = []
  const visit = (each: Visit<Node>): void => {
    found.push(each)
    for (const [index, child] of each.node.children.entries())
      visit({ node: child, at: `${each.at}.children.${index}`, above: [...each.above, each.node] })
  }
  visit({ node: root, at: 'root', above: [] })
  return found
}

/** All nodes of a tree, the root first. */
export const nodesOf = <Node extends { children: Node[] }>(root: Node): Node[] => visits(root).map(({ node }) => node)

/** The nodes that names refer to, in the order of the tree. */
export const nodesNamed = <Node extends { children: Node[] }>(root: Node, names: readonly string[] = []): Node[] => {
  const named = targetsOf(root as never).filter((each) => each.names.some((name) => names.includes(name ?? '')))
  return named.map(({ item }) => item as unknown as Node)
}

/** The nodes from the root down to a node, both included. */
export const pathTo = <Node extends { children: Node[] }>(root: Node, wanted: Node): Node[] => {
  const found = visits(root).find(({ node }) => node === wanted)
  return found === undefined ? [] : [...found.above, wanted]
}

/** What can be referred to: a node by its id, its name, and the end of its path, `opt > weights`. */
const targetsOf = (root: TreeNode): Target[] =>
  visits(root).map(({ node, above }) => {
    const names = [...above, node].map((each) => each.name)
    return { names: [node.id, ...names.map((_, from) => names.slice(from).join(' > '))], item: node }
  })

const { eachPlace } = checksFor<TreeData>()

/** At most so many nodes and levels, and siblings that differ, by their ids where names are those of kinds. */
const within = ({ nodes = mostTreeNodes, depth, kinds = false }: TreeLimits): Check<TreeData>[] => [
  ({ root }) => {
    const all = visits(root)
    const [tooDeep, ...others] = all.filter(({ above }) => above.length === depth)
    const more = others.length === 0 ? '' : `, like ${count(others.length, 'other')}`
    return [
      ...(all.length > nodes ? [{ at: 'root', problem: `${all.length} nodes; ${nodes} fit` }] : []),
      ...(tooDeep === undefined
        ? []
        : [{ at: tooDeep.at, problem: `is on level ${depth + 1}${more}; ${depth} levels fit, the root's included` }]),
      ...all.flatMap(({ node: { children }, at }) =>
        checkUnique(`${at}.children`, kinds ? children.map(({ id }) => ({ id })) : children),
      ),
    ]
  },
]

const everyLeafHasSize = eachPlace(
  ({ root }) => visits(root),
  ({ node }) => (node.value === undefined && node.children.length === 0 ? 'needs a value or children' : undefined),
)
