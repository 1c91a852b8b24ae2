/** A C4 system context: one software system, the people who use it, and the systems that it depends on. */
import { block, place, tinted } from '../../drawing/block.ts'
import { type GraphNode, graphForm } from '../../drawing/data/graph.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { drawGraph } from '../../drawing/graph/draw-graph.ts'
import { edgeClauses } from '../../drawing/graph/edge-clauses.ts'
import { markedWords } from '../../drawing/graph/marked-words.ts'
import { paintOf, shapeView } from '../../drawing/graph/node-view.ts'
import { restyled } from '../../drawing/graph/notation.ts'
import { c4 } from '../../drawing/graph/notations.ts'
import { shortCells } from '../../drawing/graph/short-cells.ts'
import { boxEntry } from '../../drawing/key.ts'
import { box } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { stateSign } from '../../drawing/state-sign.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { hubPlaces } from './hub-places.ts'

/** Where the search begins: who calls on the left, the system in the middle, what it depends on to the right. */
const cells = shortCells(`Recipient 1 1, Carrier system 1 2, Parcel tracking 2 1, SMS gateway 3 1, Card payments 3 2`)

/** Pixels of a system in scope for each of the rows beside it, and up to how many rows it is as high as they are. */
const bar = { row: 112, most: 3 } as const

/** How high the system in scope is: as all that is beside it, so that every line meets it straight. */
const heightOf = (subject: GraphNode, grid: ReturnType<typeof hubPlaces>): number | undefined => {
  // It is at the middle of the rows beside it, which are the first.
  const rows = 2 * (grid?.get(subject)?.[1] ?? 0) - 1
  return rows < 2 || rows > bar.most ? undefined : rows * bar.row
}

/** A system that is as high as what is beside it, in words that fill it; nothing where these have no room. */
const large = (node: GraphNode, rect: Rect, sheet: Sheet): Element[] | undefined => {
  const words = block(
    [
      { text: `${stateSign(node)}${node.name}`, as: { size: 20, bold: true } },
      { text: `[${c4.tech(node)}]`, as: 'note' },
      { text: node.note, as: { size: 16 }, gap: 8 },
    ],
    rect.w - 16,
  )
  if (words.w > rect.w - 16 || words.h > rect.h - 24) return undefined
  const isFocus = sheet.isFocus(node)
  const look = isFocus ? emphasis.strong : paintOf(node, sheet)
  return [box(rect.x, rect.y, rect.w, rect.h, look), ...place(isFocus ? tinted(words, 'surface') : words, rect)]
}

export default defineRecipe({
  name: 'C4 system context (level 1)',
  family: 'Architecture',
  description:
    'One software system as a single box in the middle, the people who use it and the other systems around it, with a verb and a protocol on each arrow. Also called context diagram or C4 level 1.',
  useWhen:
    'Readers need to know what a system is for, who uses it and what it depends on, before any technology inside it: project kickoff, README, audit scope. Reads best with 4 to 10 people and systems around one system.',
  avoidWhen:
    'You need the applications and data stores inside the system: use `c4-container`. You need all systems of an organization: use `c4-system-landscape`. You need the order of calls: use `request-sequence`. You need attackers and trust boundaries: use `threat-model-dfd`.',
  visual: 91,
  ease: 86,
  overall: 89,
  rationale:
    'What calls the system is left of it, what it calls right, on straight lines; the accent shows what a use of it cannot do without, and everything else is an extra. It shows nothing of the inside, so a second diagram usually follows. You supply names, purposes and protocols.',
  reviewed: '2026-11-28',
  revision: 1,
  data: graphForm(c4),
  sample: {
    title: 'Parcels can still be tracked while texts and payments are down',
    subtitle: 'A lookup needs scans from the carrier; the SMS gateway and card payments are extras',
    source: 'Illustrative systems',
    focus: [
      'Parcel tracking',
      'Carrier system',
      'Recipient',
      'Recipient > Parcel tracking',
      'Carrier system > Parcel tracking',
    ],
    key: { focus: 'Part of a lookup', negative: 'Down' },
    nodes: [
      {
        name: 'Parcel tracking',
        kind: 'system',
        note: 'Shows where parcels are, and tells recipients when they arrive',
      },
      { name: 'Recipient', kind: 'person', note: 'Waits for a parcel' },
      { name: 'Carrier system', kind: 'external', note: 'Scans parcels on their way' },
      { name: 'SMS gateway', kind: 'external', note: 'Reaches any phone', state: 'negative' },
      { name: 'Card payments', kind: 'external', note: 'Charges fees', state: 'negative' },
    ],
    edges: [
      { from: 'Recipient', to: 'Parcel tracking', text: 'Looks up parcels in', tech: 'HTTPS' },
      { from: 'Carrier system', to: 'Parcel tracking', text: 'Posts new scans to', tech: 'JSON/HTTPS' },
      { from: 'Parcel tracking', to: 'SMS gateway', text: 'Texts via', tech: 'JSON/HTTPS', state: 'negative' },
      {
        from: 'Parcel tracking',
        to: 'Card payments',
        text: 'Charges via',
        tech: 'JSON/HTTPS',
        state: 'negative',
      },
    ],
  },
  draw: (data, sheet) => {
    const systems = data.nodes.filter(({ kind }) => kind === 'system')
    const subject = systems.length === 1 ? systems[0] : undefined
    if (subject !== undefined && sheet.isFocus(subject))
      sheet.key({ ...boxEntry('System in scope', emphasis.strong), isTint: true })
    const grid = hubPlaces(data)
    const h = subject === undefined ? undefined : heightOf(subject, grid)
    drawGraph(data, sheet, {
      ...restyled(c4, { edges: { edge: { run: 28 } }, groups: { boundary: { text: 'Boundary' } } }),
      ...(h === undefined ? {} : { sameSize: 'wide' as const }),
      isSubject: (node) => node === subject,
      node: (node, { cap, small }) => {
        if (h === undefined || node !== subject) return undefined
        const view = shapeView(node, { shape: 'box', tech: c4.tech(node), cap, sheet, small, isSubject: true })
        return { ...view, h, draw: (rect) => large(node, rect, sheet) ?? view.draw(rect) }
      },
      layout: { direction: 'right' },
      cells,
      grid,
      // A system in the middle of a page that is a little wider is easier to read than one beside a long column.
      widestGrid: 1.1,
    })
  },
  describe: (data) => {
    const { nodes, edges } = data
    const named = (kinds: string[]): string[] =>
      nodes.flatMap(({ kind, name }) => (kinds.includes(kind) && name !== undefined ? [name] : []))
    return `${enumerate(named(['system']))} with ${count(named(['person']).length, 'person', 'people')} (${enumerate(named(['person']))}) and ${count(named(['external']).length, 'external system')} (${enumerate(named(['external']))}).${markedWords(data)} ${count(edges.length, 'relationship')}, each with a verb, point the way the verb reads: ${enumerate(edgeClauses({ nodes, edges }))}.`
  },
})
