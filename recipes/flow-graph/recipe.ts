/** A graph drawn in the shapes it is written in: a photo's way through storage and queues, and where it ends if it is broken. */
import { graphForm } from '../../drawing/data/graph.ts'
import { isNamed, namesOf } from '../../drawing/data/named.ts'
import { count, endingWith, enumerate } from '../../drawing/describe.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { edgeClauses } from '../../drawing/graph/edge-clauses.ts'
import { markedWords } from '../../drawing/graph/marked-words.ts'
import { shortCells } from '../../drawing/graph/short-cells.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { plainShapes } from './plain-shapes.ts'

/** Where the search begins: what succeeds to the right, what fails back to the left under it. */
const cells =
  shortCells(`Phone 1 1, Upload API 1 2, Originals 2 2, photo-added 1 3, Strip location 2 3, Resize 3 3, Copies 3 2,
  CDN 3 1, dead-letters 3 4, Repair by hand 1 4`)

export default defineRecipe({
  name: 'Flow graph',
  family: 'Flows',
  description:
    'Boxes, cylinders, documents, stacks and some sixty other shapes joined by arrows, in groups where they belong together: what leads to what, in the shapes that its author chose. Also called node-and-edge diagram, box-and-arrow diagram or plain flowchart.',
  useWhen:
    'You have nodes and arrows, and no notation says more about them: a diagram from Mermaid or Graphviz, a sketch of a process, the path of a file or request. Good for 3 to 30 nodes with up to 40 arrows; shapes mean what your text says.',
  avoidWhen:
    'Every answer leads to one outcome: use `decision-flowchart`. You ask what fails with what: use `service-dependency-map`. Roles take turns: use `swimlane-process`. Inputs run through states: use `finite-automaton`. Systems have technologies: use `c4-container`.',
  visual: 84,
  ease: 80,
  overall: 83,
  rationale:
    'Any graph keeps its shapes, strokes and groups; alignment and one accented path make it readable. No key says what a shape means, so names must. You supply nodes, arrows and, where a shape helps, kinds; nodes can be pinned to a place.',
  reviewed: '2026-11-28',
  revision: 1,
  data: graphForm(plainShapes, { names: 240, looks: true }),
  sample: {
    title: 'A photo whose resize fails 3 times goes to a person',
    subtitle: 'Repaired by hand, it then takes the same path again',
    source: 'Illustrative service',
    focus: [
      'Resize > dead-letters',
      'dead-letters',
      'dead-letters > Repair by hand',
      'Repair by hand',
      'Repair by hand > Upload API',
    ],
    nodes: [
      { name: 'Phone', kind: 'rounded', at: [1, 1] },
      { name: 'Upload API', at: [1, 2], group: 'Photos' },
      { name: 'Originals', kind: 'cylinder', at: [2, 2], group: 'Photos' },
      { name: 'photo-added', kind: 'queue', at: [1, 3], group: 'Processing' },
      { name: 'Strip location', at: [2, 3], group: 'Processing' },
      { name: 'Resize', note: 'three sizes', at: [3, 3], group: 'Processing' },
      { name: 'Copies', kind: 'cylinder', at: [3, 2], group: 'Photos' },
      { name: 'CDN', kind: 'cloud', at: [3, 1] },
      { name: 'dead-letters', kind: 'queue', at: [3, 4], group: 'Failures' },
      { name: 'Repair by hand', kind: 'trapezoid-down', at: [1, 4], group: 'Failures' },
    ],
    edges: [
      { from: 'Phone', to: 'Upload API', text: 'photo' },
      { from: 'Upload API', to: 'Originals', text: 'stores' },
      { from: 'Upload API', to: 'photo-added', text: 'announces' },
      { from: 'photo-added', to: 'Strip location', text: 'file name' },
      { from: 'Originals', to: 'Strip location', text: 'photo' },
      { from: 'Strip location', to: 'Resize', text: 'pixels only' },
      { from: 'Resize', to: 'Copies', text: 'stores' },
      { from: 'Copies', to: 'CDN', text: 'feeds' },
      { from: 'Resize', to: 'dead-letters', text: '3 failed tries' },
      { from: 'dead-letters', to: 'Repair by hand', text: 'one by one' },
      { from: 'Repair by hand', to: 'Upload API', text: 'again' },
    ],
  },
  draw: (data, sheet) => drawGraph(data, sheet, { ...plainShapes, cells }),
  describe: (data) => {
    const { nodes, edges, groups } = data
    const named = groups.flatMap(({ name }: { name?: string }) => name ?? [])
    const inside =
      groups.length === 0
        ? ''
        : ` in ${count(groups.length, 'group')}${named.length === 0 ? '' : ` (${enumerate(named)})`}`
    // What an arrow names is not listed besides.
    const alone = nodes.filter((node) => edges.every(({ from, to }) => !isNamed(node, [from, to])))
    const listed =
      alone.length === 0 ? '' : `${edges.length === 0 ? ': ' : '; without arrows: '}${enumerate(namesOf(alone), 12)}`
    const said = `${count(nodes.length, 'node')}${inside}${listed}.${markedWords(data)}`
    // Words of an arrow are often no verb.
    const words = edges.map(({ text }) => (text === undefined ? '' : ` (${text})`))
    const ways = edgeClauses({ nodes, edges }, () => 'to').map((way, index) => `${way}${words[index] ?? ''}`)
    return ways.length === 0 ? said : endingWith(`${said} ${count(ways.length, 'arrow')}: `, ways, 16)
  },
})
