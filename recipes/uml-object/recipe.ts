/** A UML object diagram: two orders after a copy, and the address that both of them refer to. */
import { graphForm } from '../../drawing/data/graph.ts'
import { namesOf } from '../../drawing/data/named.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { shortCells } from '../../drawing/graph/short-cells.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { mirrorRoles } from './mirror-roles.ts'
import { objectView } from './object-view.ts'
import { sharedByTwo, sharedObjects } from './sharing.ts'

const notation = {
  kinds: ['object'],
  edgeKinds: ['association', 'link'],
  groupKinds: ['group'],
  nodes: { object: { shape: 'box' } },
  edges: {
    association: { text: 'Holds a reference to', to: 'open', role: true, run: 40 },
    link: { text: 'Link', to: 'none', link: true },
  },
  groups: { group: { look: 'panel' } },
  sameSize: 'column',
  node: objectView,
  layout: { direction: 'down' },
} as const

/** Where the search begins: each order over what is its own, what both refer to between these. */
const cells = shortCells('order7 1 1, order8 3 1, mugs7 1 2, home 2 2, mugs8 3 2')

export default defineRecipe({
  name: 'UML object',
  family: 'Data structures',
  description:
    'Objects at one moment, with their class, the values of their slots and references to each other; objects that several others refer to are found and marked. UML 2.5.1 notation. Also called instance diagram, object graph or snapshot of objects.',
  useWhen:
    'You explain what is in memory at one moment: aliasing after a copy, a test fixture, a bug with its values, or an example for a class diagram. Good for 3 to 12 objects with up to 8 slots each; have names, classes and values.',
  avoidWhen:
    'You need classes rather than examples of them: use `uml-class`. The data are one document: use `annotated-json`. The data are rows of tables: use `relational-schema`. You need addresses and segments: use `process-memory-layout`.',
  visual: 86,
  ease: 78,
  overall: 84,
  rationale:
    'Each object is a box of its own, so one that two others refer to has two arrows, and is found and marked. More than a dozen objects are hard to follow. You supply objects, their classes, values and references.',
  reviewed: '2026-11-24',
  revision: 1,
  data: graphForm(notation),
  sample: {
    title: 'Editing order 7’s address changes order 8 too',
    subtitle: 'The copy has an item of its own, but both orders refer to one address',
    source: 'Snapshot after order8 = order7.copy() and edits to order8; illustrative',
    nodes: [
      { name: 'order7', tech: 'Order', lines: ['number = 7', 'status = "paid"'], at: [1, 1] },
      { name: 'order8', tech: 'Order', lines: ['number = 8', 'status = "draft"'], at: [3, 1] },
      { name: 'mugs7', tech: 'Item', lines: ['sku = "MUG-2"', 'quantity = 2'], at: [1, 2] },
      { name: 'home', tech: 'Address', lines: ['street = "Lindenweg 3"', 'zip = "04109"'], at: [2, 2] },
      { name: 'mugs8', tech: 'Item', lines: ['sku = "MUG-2"', 'quantity = 6'], at: [3, 2] },
    ],
    edges: [
      { from: 'order7', to: 'mugs7', text: 'items' },
      { from: 'order7', to: 'home', text: 'shipTo' },
      { from: 'order8', to: 'home', text: 'shipTo' },
      { from: 'order8', to: 'mugs8', text: 'items' },
    ],
  },
  draw: (data, sheet) => {
    const shared = sharedObjects(data).map(({ object }) => object)
    if (!sheet.hasFocus && shared.length > 0) {
      const into = data.edges.filter(({ kind, to }) => kind === 'association' && shared.includes(sheet.find(to)))
      sheet.focusAlso([...shared, ...into])
    }
    const node = (data.direction ?? 'down') === 'down' ? sharedByTwo(data) : undefined
    const owner = (name: string, side: 'from' | 'to') =>
      side === 'to' && node === sheet.find(name) ? { node, port: { side: 'top' } as const } : undefined
    drawGraph(data, sheet, { ...notation, cells, ...(node === undefined ? {} : { owner }) })
    if (node !== undefined) mirrorRoles(node, data, sheet)
    sheet.prove('shared', ...shared)
    sheet.prove('objects', ...data.nodes)
  },
  derive: (data) => {
    const shared = sharedObjects(data)
    return { shared: shared.length, objects: data.nodes.length, holders: shared[0]?.holders.length ?? 0 }
  },
  describe: (data) => {
    const shared = sharedObjects(data).map(
      ({ object, holders }) => `${object.name ?? object.id} by ${enumerate(namesOf(holders))}`,
    )
    const all = data.nodes.map(({ name, id, tech }) => [name ?? id, tech].filter(Boolean).join(' of class '))
    return `${count(data.nodes.length, 'object')} (${enumerate(all, 12)}) with ${count(data.edges.length, 'reference')}. ${shared.length === 0 ? 'No object is referenced by several others' : `Referenced by several: ${enumerate(shared)}`}.`
  },
})
