/**
 * The hexagon: ports on its upright sides, adapters in columns beside it, the systems they speak to beyond.
 */

import { type Block, block, nameAndNote, place } from '../../drawing/block.ts'
import {
  type GraphData,
  type GraphEdge,
  type GraphGroup,
  type GraphNode,
  graphTargets,
} from '../../drawing/data/graph.ts'
import { References } from '../../drawing/data/references.ts'
import { paintOf } from '../../drawing/graph/node-view.ts'
import { lineEntry } from '../../drawing/key.ts'
import { box, line, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { type ShapeName, shapeOf } from '../../drawing/shapes/shape.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { widestThatFits } from '../../drawing/widest.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Finding } from '../../src/scene/findings.ts'

/**
 * One row, from the hexagon outwards; `sign` is −1 on the left, where adapters call in, and 1 on the right. `call` joins
 * port and adapter, `wire` adapter and system.
 */
type Row = {
  sign: -1 | 1
  port: GraphNode
  call: GraphEdge
  adapter: GraphNode
  wire: GraphEdge | undefined
  system: GraphNode | undefined
}

const rowsOf = ({ nodes, edges }: GraphData, find: (reference: string) => object | undefined): Row[] => {
  const ends = edges.map((edge) => ({ edge, from: find(edge.from) as GraphNode, to: find(edge.to) as GraphNode }))
  const rowOf = (port: GraphNode, { edge: call, from, to }: (typeof ends)[number]): Row => {
    const sign = to === port ? -1 : 1
    const adapter = sign < 0 ? from : to
    const beyond = ends.find((each) => each.edge !== call && (sign < 0 ? each.to : each.from) === adapter)
    return { sign, port, call, adapter, wire: beyond?.edge, system: sign < 0 ? beyond?.from : beyond?.to }
  }
  return nodes
    .filter(({ kind }) => kind === 'port')
    .flatMap((port) => ends.filter(({ from, to }) => from === port || to === port).map((each) => rowOf(port, each)))
}

const sideOf = <R extends Row>(rows: R[], sign: -1 | 1): R[] => rows.filter((row) => row.sign === sign)

/** Findings for what is on no path from a system through an adapter to a port. */
export const checkSides = (data: GraphData): Finding[] => {
  const references = new References(graphTargets(data))
  const rows = rowsOf(data, (reference) => references.find(reference))
  const drawn = new Set<object | undefined>(rows.flatMap((row) => Object.values(row) as object[]))
  const leftOut = (at: string, items: object[], problem: string): Finding[] =>
    items.flatMap((item, index) => (drawn.has(item) ? [] : [{ at: `${at}.${index}`, problem }]))
  const most = Math.max(...([-1, 1] as const).map((sign) => sideOf(rows, sign).length))
  return [
    ...leftOut('nodes', data.nodes, 'is on no path from a system through an adapter to a port; connect or remove it'),
    ...leftOut('edges', data.edges, 'joins neither system and adapter nor adapter and port; remove it'),
    ...(most > 5 ? [{ at: 'edges', problem: `${most} adapters on one side; 5 fit` }] : []),
  ]
}

const gap = { rows: 32, port: 48, words: 24 }
const marker = { w: 16, h: 32 }
const slope = 80

/** How wide words may be before they wrap, in pixels: at ports and in adapters, less in systems and along wires. */
const caps = [200, 168, 144, 128, 104, 80] as const

/** A row with its words wrapped. */
const worded = (row: Row, cap: number) => ({
  ...row,
  portWords: block([{ text: row.port.name, as: 'code' }], cap),
  adapterWords: nameAndNote(row.adapter, cap, ['code', 'note']),
  wireWords: block([{ text: row.wire?.text, as: 'label' }], cap / 2),
  systemWords: row.system === undefined ? block([]) : nameAndNote(row.system, cap - 16, ['item', 'note']),
})

type WordedRow = ReturnType<typeof worded>

const most = (rows: WordedRow[], of: (row: WordedRow) => number): number => Math.max(0, ...rows.map(of))

/** Rows, widths of columns and the pitch of rows at one width of words. */
const planAt = (plain: Row[], cap: number, group: GraphGroup) => {
  const title = nameAndNote(group, 2 * cap)
  const rows = plain.map((row) => worded(row, cap))
  const [left, right] = ([-1, 1] as const).map((sign) => most(sideOf(rows, sign), ({ portWords }) => portWords.w))
  const hexagon = up(Math.max(title.w + 48, (left ?? 0) + (right ?? 0) + 2 * marker.w + 72), 16)
  const adapter = up(most(rows, ({ adapterWords }) => adapterWords.w) + 24)
  const system = up(most(rows, ({ system: at, systemWords }) => (at === undefined ? 0 : systemWords.w + 32)))
  const wire = up(most(rows, ({ wireWords }) => wireWords.w) + gap.words + 8)
  const highest = most(rows, ({ adapterWords, systemWords }) => Math.max(adapterWords.h, systemWords.h))
  const wires = most(rows, ({ wireWords }) => 2 * wireWords.h)
  const pitch = up(Math.max(marker.h + 24, highest + 24, wires)) + gap.rows
  return {
    rows,
    title,
    hexagon,
    adapter,
    system,
    wire,
    pitch,
    total: hexagon + 2 * (gap.port + adapter + wire + system),
  }
}

type Plan = ReturnType<typeof planAt>

/** Draws the architecture on the sheet. */
export const drawHexagon = (data: GraphData, sheet: Sheet): void => {
  const rows = rowsOf(data, (reference) => sheet.find(reference))
  const [group] = data.groups
  if (group === undefined) return
  const plan = widestThatFits(
    caps,
    (cap) => planAt(rows, cap, group),
    ({ total }) => total <= room.w,
  )
  const { title } = plan
  if (plan.total > room.w)
    sheet.problem('nodes', undefined, `${plan.total} px wide; ${room.w} fit: shorten names and words`)
  const count = Math.max(...([-1, 1] as const).map((sign) => sideOf(rows, sign).length))
  const top = slope + up(title.h) + 8
  const x = (plan.total - plan.hexagon) / 2
  const w = plan.hexagon
  const h = top + count * plan.pitch + slope
  const sides = `L ${x + w} ${slope} V ${h - slope} L ${x + w / 2} ${h} L ${x} ${h - slope} V ${slope} Z`
  const look = sheet.isFocus(group) ? ({ fill: 'soft', stroke: 'accent' } as const) : ({ fill: 'surface' } as const)
  sheet.put(
    group,
    [path(`M ${x + w / 2} 0 ${sides}`, look), ...place(title, { x, y: slope - 16, w, h: title.h })],
    'ground',
  )
  for (const sign of [-1, 1] as const) {
    const side = sideOf(plan.rows, sign)
    const first = top + up(((count - side.length) * plan.pitch) / 2)
    const head = block(
      [{ text: sign < 0 ? 'Driving adapters' : 'Driven adapters', as: 'head' }],
      plan.adapter + gap.port,
    )
    const middle = (sign < 0 ? x : x + w) + sign * (gap.port + plan.adapter / 2)
    const at = { x: middle, y: first + gap.rows / 2 - 8 - head.h, w: 0, h: head.h }
    if (side.length > 0) sheet.put('@heads', place(head, at))
    for (const [index, row] of side.entries())
      drawRow(row, { plan, edge: sign < 0 ? x : x + w, y: first + (index + 0.5) * plan.pitch, sheet })
  }
  const sample = (rect: Rect) => [portBox(rect.x + marker.w / 2, rect.y + rect.h / 2)]
  sheet.key({ text: 'Port: an interface that the core owns', w: marker.w, sample })
  if (rows.some(({ system }) => system !== undefined && system.kind !== 'database'))
    sheet.key({ text: 'External system', sample: (rect) => shapeOf('external').outline(rect, {}) })
  sheet.key(lineEntry('Call at run time', { arrow: true }))
  sheet.key(lineEntry('Source code dependency', { arrow: true, dashed: true }))
}

/** Draws a row at `y`, from the `edge` of the hexagon outwards. */
const drawRow = (
  row: WordedRow,
  { plan, edge, y, sheet }: { plan: Plan; edge: number; y: number; sheet: Sheet },
): void => {
  const { sign, port, call, adapter, wire, system } = row
  const h = plan.pitch - gap.rows
  const outward = (from: number, w: number): Rect => ({
    x: sign < 0 ? edge - from - w : edge + from,
    y: y - h / 2,
    w,
    h,
  })
  const name = { x: edge - sign * (marker.w / 2 + 8), y, w: 0, h: 0 }
  sheet.put(port, [portBox(edge, y), ...place(row.portWords, name, { align: sign < 0 ? 'start' : 'end' })])
  drawNode(adapter, 'box', { rect: outward(gap.port, plan.adapter), words: row.adapterWords, sheet })
  const join = outward(marker.w / 2, gap.port - marker.w / 2)
  // Calls run to the right; the adapter depends on the port on both sides.
  const [out, inside] = sign < 0 ? [join.x, join.x + join.w] : [join.x + join.w, join.x]
  const dependency = line(out, y + 8, inside, y + 8, { arrow: true, dashed: true })
  sheet.put(call, [line(join.x, y - 8, join.x + join.w, y - 8, { arrow: true }), dependency], 'line')
  if (system === undefined || wire === undefined) return
  const beyond = outward(gap.port + plan.adapter, plan.wire)
  const rect = outward(gap.port + plan.adapter + plan.wire, plan.system)
  drawNode(system, system.kind === 'database' ? 'cylinder' : 'external', { rect, words: row.systemWords, sheet })
  const words = place(row.wireWords, { ...beyond, h: h / 2 - 6 }, { valign: 'bottom' })
  sheet.put(wire, [line(beyond.x, y, beyond.x + beyond.w, y, { arrow: true }), ...words], 'line')
}

const portBox = (x: number, y: number) =>
  box(x - marker.w / 2, y - marker.h / 2, marker.w, marker.h, { fill: 'ink', stroke: 'ink' })

type NodePlace = { rect: Rect; words: Block; sheet: Sheet }

const drawNode = (node: GraphNode, shape: ShapeName, { rect, words, sheet }: NodePlace): void =>
  sheet.put(node, [...shapeOf(shape).outline(rect, paintOf(node, sheet)), ...place(words, rect)])
