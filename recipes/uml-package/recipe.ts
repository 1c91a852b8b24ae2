/** A UML package diagram: the layers of a Java program, and the one import that closes every cycle between them. */
import { type GraphEdge, type GraphNode, graphForm } from '../../drawing/data/graph.ts'
import { isNamed, namesOf } from '../../drawing/data/named.ts'
import { shortLinks } from '../../drawing/data/short-links.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { joined } from '../../drawing/graph/color-key.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { edgeEntry } from '../../drawing/graph/edge-entry.ts'
import { shortCells } from '../../drawing/graph/short-cells.ts'
import type { KeyEntry } from '../../drawing/key.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { shapeOf } from '../../drawing/shapes/shape.ts'
import type { Color } from '../../src/scene/limits.ts'
import { againstLayers } from './against-layers.ts'
import { importCycles } from './cycles.ts'
import { onCycle, packageView } from './package-view.ts'

const notation = {
  kinds: ['package', 'component'],
  edgeKinds: ['uses', 'generalization'],
  groupKinds: ['package'],
  nodes: {
    package: { shape: 'folder' },
    component: { shape: 'component', text: 'Component' },
  },
  edges: {
    uses: { text: '«import»', to: 'open', dashed: true },
    generalization: { text: 'Specializes', to: 'triangle' },
  },
  groups: { package: { look: 'folder' } },
  layout: { direction: 'down', strict: true },
} as const

/** Packages and imports on a cycle in the key, as they are drawn. */
const cycleEntry = (stroke: Color): KeyEntry => {
  const lines = edgeEntry('On a cycle', { ...notation.edges.uses, stroke })
  return joined({ ...lines, sample: (rect) => shapeOf('folder').outline(rect, onCycle) }, lines)
}

const importOf = ({ from, to }: GraphEdge): string => `the import of ${to} by ${from}`

/** Where the search begins: a row for each layer. */
const cells = shortCells('admin 1 1, rest 2 1, booking 1 2, tracking 2 2, jdbc 1 3, cache 2 3, money 1 4, time 2 4')

const inside = (group: string, ...names: string[]) => names.map((name) => ({ name, group }))

export default defineRecipe({
  name: 'UML package',
  family: 'Architecture',
  description:
    'Packages as folders within each other, with an arrow for each import; the import that alone closes every cycle is found and marked. UML 2.5.1 notation. Also called package dependency diagram, module diagram or namespace diagram.',
  useWhen:
    'You ask how packages, modules or namespaces depend on each other, whether layers are kept, and which import to remove to break a cycle. Good for 4 to 16 packages in up to 6 outer ones, with up to 24 imports; have the list of imports.',
  avoidWhen:
    'More than 24 imports cross each other too often: use `adjacency-matrix`. You need classes with their members: use `uml-class`. You need interfaces that parts provide: use `uml-component`. You need folders on a disk: use `file-tree`.',
  visual: 86,
  ease: 76,
  overall: 84,
  rationale:
    'Imports run downward, so that one that points up stands out, and whether it alone closes every cycle is computed. Dense graphs turn to lines over lines. You supply packages, what is in which, and imports.',
  reviewed: '2026-11-24',
  revision: 1,
  data: graphForm(notation),
  sample: {
    title: 'Removing 1 of {imports} imports breaks every cycle',
    subtitle: 'The cache imports one type, RequestId, from a layer above it; all other imports point down',
    source: 'Packages of a Java program; illustrative',
    groups: ['web', 'domain', 'storage', 'base'].map((name) => ({ name })),
    nodes: [
      ...inside('web', 'admin', 'rest'),
      ...inside('domain', 'booking', 'tracking'),
      ...inside('base', 'money', 'time'),
      ...inside('storage', 'jdbc', 'cache'),
    ],
    edges: [
      ...shortLinks(`rest > booking, tracking
        admin > booking
        booking > jdbc, cache
        tracking > cache
        jdbc > money
        cache > time`),
      { from: 'cache', to: 'rest', text: 'RequestId' },
    ],
  },
  draw: (data, sheet) => {
    const { closing, looped, tangled, isSettled } = importCycles(data)
    const marked = sheet.hasFocus ? [] : isSettled ? closing : looped
    const against = againstLayers(data)
    sheet.focusAlso(marked)
    const lookOf = (node: GraphNode) =>
      isSettled && marked.some(({ from, to }) => isNamed(node, [from, to]))
        ? emphasis.soft
        : tangled.has(node)
          ? onCycle
          : undefined
    drawGraph(data, sheet, {
      ...notation,
      cells,
      isBack: (edge) => against.has(edge),
      isDark: (edge) => looped.includes(edge),
      node: (node, given) => (node.kind === 'package' ? packageView(node, given, lookOf(node)) : undefined),
    })
    // What an import to remove brings is the cause that the heading names.
    for (const piece of sheet.pieces)
      if (isSettled && marked.some((edge) => edge === piece.item))
        piece.elements = piece.elements.map((each) => (each.type === 'text' ? { ...each, fill: 'accent' } : each))
    if (looped.some((edge) => !marked.includes(edge))) sheet.key(cycleEntry('ink'))
    const closes = closing.length === 1 ? 'Closes every cycle' : 'Closes every cycle it is on'
    const closer = edgeEntry(closes, { ...notation.edges.uses, stroke: 'accent' })
    if (marked.length > 0) sheet.key({ ...(isSettled ? closer : cycleEntry('accent')), isTint: true })
    else if (isSettled) sheet.footnote(`Without ${enumerate(closing.map(importOf), closing.length)} there is no cycle.`)
    sheet.prove('imports', ...(looped.length > 0 ? looped : data.nodes))
    sheet.prove('looped', ...looped)
    sheet.prove('tangled', ...data.nodes.filter((node) => tangled.has(node)))
  },
  derive: (data) => {
    const { closing, looped, tangled } = importCycles(data)
    return {
      imports: data.edges.length,
      looped: looped.length,
      closing: closing.length,
      tangled: tangled.size,
      packages: data.nodes.length,
    }
  },
  meanings: {
    imports: 'all imports',
    looped: 'imports on a cycle',
    closing: 'imports that each close all cycles of their packages',
    tangled: 'packages on a cycle',
    packages: 'packages without those around them',
  },
  describe: (data) => {
    const { closing, looped } = importCycles(data)
    const found = closing.map(importOf)
    const cycles =
      looped.length === 0
        ? 'There is no cycle'
        : `${count(looped.length, 'import is', 'imports are')} on a cycle${found.length === 0 ? '' : `. Without ${enumerate(found, 3)}, no cycle is left`}`
    return `${count(data.nodes.length, 'package')} (${enumerate(namesOf(data.nodes), 12)})${data.groups.length === 0 ? '' : ` in ${enumerate(namesOf(data.groups))}`}, with ${count(data.edges.length, 'import')}. ${cycles}.`
  },
})
