/**
 * Trees as data of recipes: nodes within nodes, with one root.
 */
import { mostTreeNodes } from '../../drawing/data/limits.ts'
import type { ModelTreeNode, TreeModel } from '../models/tree.ts'
import { type Conversion, type DiagramData, given, type RecipeWay } from './conversion.ts'
import { focus } from './emphasis.ts'
import { folded, isForest, type TreeRoom } from './fold.ts'
import { freeId, oneLine } from './names.ts'

type DataNode = { id?: string; name: string; children?: DataNode[] }

/** What a recipe takes of a node beside name and note. */
export type TreeFields = (node: ModelTreeNode) => object

const noFields: TreeFields = () => ({})

/** The way to draw a tree with a recipe; several roots are put under one that is called like the whole, or like its kind. */
export const treeWay = (model: TreeModel, recipe: string, fields: TreeFields = noFields): RecipeWay => ({
  recipe,
  make: (conversion) => {
    const room = rooms[recipe]
    const nodes = room === undefined ? model.nodes : folded(model.nodes, room, conversion)
    return treeData({ ...model, nodes }, conversion, fields)
  },
})

/** Where a part of the whole is a picture of it, what does not fit is folded; what is too deep for a mind map is a list. */
const rooms: Readonly<Record<string, TreeRoom>> = {
  'mind-map': { nodes: mostTreeNodes, levels: Infinity },
  'file-tree': { nodes: mostTreeNodes, levels: 10 },
}

const treeData = (model: TreeModel, conversion: Conversion, fields: TreeFields): DiagramData => {
  const heading = conversion.heading(model)
  const whole = heading.title || conversion.kind
  const [offset, open]: [number, DataNode[]] = isForest(model.nodes) ? [1, [{ name: whole }]] : [0, []]
  const taken = new Set(model.nodes.map(({ label }) => oneLine(label)))
  const names = new Map<DataNode | undefined, Set<string>>()
  const refs = new Map<string, string>()
  const items = model.nodes.map((node, index) => {
    open.length = node.depth + offset
    const parent = open.at(-1)
    const siblings = names.get(parent) ?? new Set()
    names.set(parent, siblings)
    const data = dataNode(node, { siblings, taken, fields })
    refs.set(String(index), data.id ?? data.name)
    if (parent !== undefined) (parent.children ??= []).push(data)
    open.push(conversion.placed(node.at, data))
    return { ...node, id: String(index) }
  })
  const marks = focus(items, (id) => refs.get(id), conversion)
  // Without nodes, the root is the whole.
  const unit = model.unit === undefined ? {} : { unit: model.unit }
  return { ...heading, ...marks, ...unit, root: open[0] ?? { name: whole } }
}

type Context = { siblings: Set<string>; taken: Set<string>; fields: TreeFields }

/** Siblings of one name get ids. */
const dataNode = (node: ModelTreeNode, { siblings, taken, fields }: Context): DataNode => {
  const name = oneLine(node.label) || oneLine(node.id ?? '') || '…'
  const isTwin = siblings.has(name)
  siblings.add(name)
  const value = node.value === undefined ? {} : { value: node.value }
  return {
    ...(isTwin ? { id: freeId(name, taken) } : {}),
    name,
    ...given('note', node.note),
    ...value,
    ...fields(node),
  }
}
