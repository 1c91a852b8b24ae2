/**
 * The hexagon: ports on its upright sides, adapters in columns beside it, the systems they speak to beyond.
 */

import { type Block, block, place } from '../../drawing/block.ts'
import { type GraphData, type GraphEdge, type GraphNode, graphTargets } from '../../drawing/data/graph.ts'
import { References } from '../../drawing/data/references.ts'
import { lineEntry } from '../../drawing/key.ts'
import { box, line, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { shapeOf } from '../../drawing/shapes/shape.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Finding } from '../../src/scene/findings.ts'

/** One row of a side, from the hexagon outwards. `call` joins port and adapter, `wire` adapter and system. */
type Row = { port: GraphNode; adapter: GraphNode; call: GraphEdge; wire?: GraphEdge; system?: GraphNode }

/** A side of the hexagon: `sign` is −1 on the left, where adapters call in, and 1 on the right. */
type Side = { rows: Row[]; sign: -1 | 1 }

const gap = { rows: 32, port: 64, words: 24 }
const marker = { w: 16, h: 32 }
const slope = 80

/** The rows of a side in the order of the ports. */
export const sidesOf = ({ nodes, edges }: GraphData, find: (reference: string) => object): [Side, Side] => {
  const ports = nodes.filter(({ kind }) => kind === 'port')
  const ends = edges.map((edge) => ({
    edge,
    from: find(edge.from) as GraphNode,
    to: find(edge.to) as GraphNode,
  }))
  const rowsOf = (sign: -1 | 1): Row[] =>
    ports.flatMap((port) =>
      ends.flatMap(({ edge: call, from, to }): Row[] => {
        const [inner, adapter] = sign < 0 ? [to, from] : [from, to]
        if (inner !== port) return []
        const wire = ends.find(({ from: start, to: end }) =>
          sign < 0 ? end === adapter : start === adapter && end !== port,
        )
        const system = sign < 0 ? wire?.from : wire?.to
        return [
          {
            port,
            adapter,
            call,
            ...(wire === undefined ? {} : { wire: wire.edge }),
            ...(system === undefined ? {} : { system }),
          },
        ]
      }),
    )
  return [
    { rows: rowsOf(-1), sign: -1 },
    { rows: rowsOf(1), sign: 1 },
  ]
}

/** How wide words may be before they wrap, in pixels: in nodes, at ports and along wires. */
const caps = [
  { node: 200, name: 200, wire: 160 },
  { node: 160, name: 128, wire: 88 },
  { node: 128, name: 104, wire: 72 },
  { node: 104, name: 88, wire: 56 },
  { node: 80, name: 72, wire: 48 },
] as const

type Cap = (typeof caps)[number]

/** The component inside the core. */
const coreOf = ({ nodes }: GraphData): GraphNode | undefined =>
  nodes.find(({ kind, group }) => kind !== 'port' && group !== undefined)

/** Findings for what is on no way from a system over an adapter to a port. */
export const checkSides = (data: GraphData): Finding[] => {
  const references = new References(graphTargets(data))
  const sides = sidesOf(data, (reference) => references.find(reference) ?? {})
  const drawn = new Set<object | undefined>([
    coreOf(data),
    ...sides.flatMap((side) =>
      side.rows.flatMap(({ port, adapter, call, wire, system }) => [port, adapter, call, wire, system]),
    ),
  ])
  const leftOut = (at: string, items: object[], problem: string): Finding[] =>
    items.flatMap((item, index) => (drawn.has(item) ? [] : [{ at: `${at}.${index}`, problem }]))
  return [
    ...leftOut('nodes', data.nodes, 'is on no way from a system over an adapter to a port; join it or take it out'),
    ...leftOut('edges', data.edges, 'joins neither system and adapter nor adapter and port; take it out'),
    ...sides.flatMap(({ rows, sign }) =>
      rows.length > 5
        ? [{ at: 'edges', problem: `${rows.length} adapters on the ${sign < 0 ? 'left' : 'right'}; 5 fit` }]
        : [],
    ),
  ]
}

/** Columns and rows at one width of words. */
type Plan = {
  cap: Cap
  adapter: number
  system: number
  wire: number
  hexagon: number
  pitch: number
  total: number
}

const wordsOf = (node: GraphNode, cap: number): Block =>
  block(
    [
      { text: node.name, as: 'item' },
      { text: node.note, as: 'note' },
    ],
    cap,
  )

const nameOf = ({ name }: GraphNode, cap: Cap): Block => block([{ text: name, as: 'code' }], cap.name)

const wireWords = ({ wire }: Row, cap: Cap): Block => block([{ text: wire?.text, as: 'label' }], cap.wire)

const widest = (widths: number[]): number => Math.max(0, ...widths)

const planAt = (cap: Cap, sides: Side[], core: Block): Plan => {
  const rows = sides.flatMap((side) => side.rows)
  const nodes = rows.flatMap(({ adapter, system }) => (system === undefined ? [adapter] : [adapter, system]))
  const blocks = nodes.map((node) => wordsOf(node, cap.node))
  const column = (of: (row: Row) => GraphNode | undefined): number =>
    up(widest(rows.flatMap((row) => (of(row) === undefined ? [] : [wordsOf(of(row) as GraphNode, cap.node).w]))) + 32)
  const adapter = column((row) => row.adapter)
  const system = column((row) => row.system)
  const wire = up(widest(rows.map((row) => wireWords(row, cap).w)) + gap.words + 8)
  const names = sides.map((side) => widest(side.rows.map(({ port }) => nameOf(port, cap).w)))
  const hexagon = up(Math.max(core.w + 64, names.reduce((sum, width) => sum + width, 0) + 2 * marker.w + 72), 16)
  const pitch =
    up(Math.max(marker.h + 24, ...blocks.map(({ h }) => h + 24), ...rows.map((row) => 2 * wireWords(row, cap).h))) +
    gap.rows
  return { cap, adapter, system, wire, hexagon, pitch, total: hexagon + 2 * (gap.port + adapter + wire + system) }
}

/** Draws the architecture on the sheet. */
export const drawHexagon = (data: GraphData, sheet: Sheet): void => {
  const sides = sidesOf(data, (reference) => sheet.find(reference))
  const [group] = data.groups
  const heartNode = coreOf(data)
  const core = (cap: number): Block =>
    block(
      (heartNode === undefined ? [] : [heartNode]).flatMap(({ name, note }) => [
        { text: name, as: 'name' as const, gap: 8 },
        { text: note, as: 'note' as const },
      ]),
      cap,
    )
  const plans = caps.map((cap) => planAt(cap, sides, core(cap.node + 40)))
  const plan = plans.find(({ total }) => total <= room.w) ?? plans.at(-1)
  if (plan === undefined || group === undefined) return
  const words = core(plan.cap.node + 40)
  const count = Math.max(...sides.map(({ rows }) => rows.length))
  const title = block(
    [
      { text: group.name, as: 'name' },
      { text: group.note, as: 'note' },
    ],
    plan.hexagon - 48,
  )
  const upper = up(title.h + 24)
  const hexagon: Rect = {
    x: plan.total / 2 - plan.hexagon / 2,
    y: 0,
    w: plan.hexagon,
    h: 2 * slope + upper + count * plan.pitch + words.h + 24,
  }
  const { x, w, h } = hexagon
  sheet.put(
    group,
    [
      path(`M ${x + w / 2} 0 L ${x + w} ${slope} V ${h - slope} L ${x + w / 2} ${h} L ${x} ${h - slope} V ${slope} Z`, {
        fill: 'surface',
      }),
      ...place(title, { x, y: slope - 16, w, h: title.h }),
    ],
    'ground',
  )
  const top = slope + upper
  for (const side of sides) {
    const shift = up(((count - side.rows.length) * plan.pitch) / 2)
    side.rows.forEach((row, index) =>
      drawRow(row, { side, plan, hexagon, y: top + shift + (index + 0.5) * plan.pitch, sheet }),
    )
  }
  const heart: Rect = {
    x: x + w / 2 - up(words.w + 32, 16) / 2,
    y: top + count * plan.pitch + 8,
    w: up(words.w + 32, 16),
    h: up(words.h + 24),
  }
  if (heartNode !== undefined)
    sheet.put(heartNode, [
      box(heart.x, heart.y, heart.w, heart.h, sheet.isFocus(heartNode) ? { fill: 'soft', stroke: 'accent' } : {}),
      ...place(words, heart),
    ])
  sheet.key({
    text: 'port: an interface that the core owns',
    w: marker.w,
    sample: (rect) => [portBox(rect.x, rect.y + rect.h / 2)],
  })
  sheet.key(lineEntry('call at run time', { arrow: true }))
  sheet.key(lineEntry('source code dependency', { arrow: true, dashed: true }))
}

const portBox = (x: number, y: number) => box(x, y - marker.h / 2, marker.w, marker.h, { fill: 'ink', stroke: 'ink' })

type Place = { side: Side; plan: Plan; hexagon: Rect; y: number; sheet: Sheet }

const drawRow = (
  { port, adapter, call, wire, system }: Row,
  { side: { sign }, plan, hexagon, y, sheet }: Place,
): void => {
  const edge = sign < 0 ? hexagon.x : hexagon.x + hexagon.w
  const portX = edge - marker.w / 2
  const outer = edge + (sign * marker.w) / 2
  const near = edge + sign * gap.port
  const nameX = edge - sign * (marker.w / 2 + 8)
  const align = sign < 0 ? 'start' : 'end'
  sheet.put(port, [portBox(portX, y), ...place(nameOf(port, plan.cap), { x: nameX, y, w: 0, h: 0 }, { align })])
  const adapterRect = nodeRect(near, plan.adapter, { sign, y, plan })
  drawNode(adapter, adapterRect, { plan, sheet, shape: 'box' })
  const [from, to] = sign < 0 ? [near, outer] : [outer, near]
  // On the right the adapter depends on the port that calls it: two arrows, 16 px apart.
  sheet.put(
    call,
    [line(from, y - 8, to, y - 8, { arrow: true }), line(near, y + 8, outer, y + 8, { arrow: true, dashed: true })],
    'line',
  )
  if (system === undefined || wire === undefined) return
  const inner = near + sign * plan.adapter
  const far = inner + sign * plan.wire
  const systemRect = nodeRect(far, plan.system, { sign, y, plan })
  drawNode(system, systemRect, { plan, sheet, shape: system.kind === 'database' ? 'cylinder' : 'external' })
  const [start, end] = sign < 0 ? [far, inner] : [inner, far]
  const words = place(
    wireWords({ port, adapter, call, wire }, plan.cap),
    { x: (inner + far) / 2, y: y - 6, w: 0, h: 0 },
    { valign: 'bottom' },
  )
  sheet.put(wire, [line(start, y, end, y, { arrow: true }), ...words], 'line')
}

const nodeRect = (near: number, w: number, { sign, y, plan }: { sign: -1 | 1; y: number; plan: Plan }): Rect => {
  const h = plan.pitch - gap.rows
  return { x: sign < 0 ? near - w : near, y: y - h / 2, w, h }
}

const drawNode = (
  node: GraphNode,
  rect: Rect,
  { plan, sheet, shape }: { plan: Plan; sheet: Sheet; shape: 'box' | 'external' | 'cylinder' },
): void => {
  sheet.put(node, [
    ...shapeOf(shape).outline(rect, sheet.isFocus(node) ? { fill: 'soft', stroke: 'accent' } : {}),
    ...place(wordsOf(node, plan.cap.node), rect),
  ])
}
