/** Ports and adapters around an order core: a hexagon, its ports on the two upright edges, adapters outside. */
import { connector, type Point } from '../../drawing/connector.ts'
import { inDrawOrder } from '../../drawing/draw-order.ts'
import { centredBaseline, mustFit, type Rect } from '../../drawing/label.ts'
import { lineKey } from '../../drawing/line-key.ts'
import { node } from '../../drawing/node.ts'
import { box, finish, path, text } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { canvas, heading, margin, top } from '../../drawing/sheet.ts'
import type { Element } from '../../src/scene/scene.ts'

// Each adapter with its technology and the port it calls or implements, from top to bottom.
const driving = [
  { adapter: 'HTTP', detail: 'POST /orders', port: 'PlaceOrder' },
  { adapter: 'Command line', detail: 'cancel command', port: 'CancelOrder' },
  { adapter: 'Consumer', detail: 'Kafka, payments', port: 'SettleOrder' },
] as const
const driven = [
  { adapter: 'PostgreSQL', detail: 'SQL/TLS', port: 'OrderStore' },
  { adapter: 'Card payment', detail: 'JSON/HTTPS', port: 'Charges' },
  { adapter: 'Mail', detail: 'SMTP/TLS', port: 'Receipts' },
] as const

// A regular hexagon standing on a corner: its half width is half the side times the square root of 3.
const side = 240
const halfWidthOf = (length: number): number => Math.round((length / 2) * Math.sqrt(3))
const halfWidth = halfWidthOf(side)
const centre = { x: canvas.standard.width / 2, y: top + side }

/** Path data of a hexagon around the centre, its side in pixels. */
const hexagon = (s: number): string => {
  const w = halfWidthOf(s)
  const { x, y } = centre
  return `M ${x} ${y - s} L ${x + w} ${y - s / 2} V ${y + s / 2} L ${x} ${y + s} L ${x - w} ${y + s / 2} V ${y - s / 2} Z`
}

const left = centre.x - halfWidth
const right = centre.x + halfWidth
const adapterSize = { w: 152, h: 64 }
const portSize = { w: 16, h: 32 }
const rowY = [-88, 0, 88].map((offset) => centre.y + offset)
const columnX = { driving: margin, driven: canvas.standard.width - margin - adapterSize.w }

type Spec = { adapter: string; detail: string; port: string }

const adapter = ({ adapter: name, detail }: Spec, x: number, y: number): Element[] => {
  const rect: Rect = { x, y: y - adapterSize.h / 2, ...adapterSize }
  return node(rect, { name, purpose: [detail] })
}

const portBox = (x: number, y: number): Element =>
  box(x - portSize.w / 2, y - portSize.h / 2, portSize.w, portSize.h, { fill: 'muted', stroke: 'muted' })

const portName = (name: string, x: number, y: number, align: 'start' | 'end'): Element => {
  const style = { size: 14, mono: true }
  mustFit({ text: name, ...style }, 108)
  return text(x, centredBaseline(y, 14), name, { ...style, align })
}

const drivingSide = (): Element[] =>
  driving.flatMap((spec, index) => {
    const y = rowY[index]!
    const from: Point = [columnX.driving + adapterSize.w, y]
    const to: Point = [left - portSize.w / 2, y]
    return adapter(spec, columnX.driving, y).concat(
      portBox(left, y),
      connector([from, to]),
      portName(spec.port, left + 20, y, 'start'),
    )
  })

const drivenSide = (): Element[] =>
  driven.flatMap((spec, index) => {
    const y = rowY[index]!
    const from: Point = [right + portSize.w / 2, y]
    const to: Point = [columnX.driven, y]
    return adapter(spec, columnX.driven, y).concat(
      portBox(right, y),
      connector([from, to]),
      portName(spec.port, right - 20, y, 'end'),
    )
  })

/** Words over the arrows and in the free corners. */
const sideTitles = (): Element[] => {
  const end = canvas.standard.width - margin
  const y = rowY[0]! - 84
  return [
    text(margin, y, 'Driving adapters', { bold: true }),
    text(margin, y + 22, 'call the core', { size: 14, fill: 'muted' }),
    text(end, y, 'Driven adapters', { bold: true, align: 'end' }),
    text(end, y + 22, 'are called by it', { size: 14, fill: 'muted', align: 'end' }),
  ]
}

/** Dashed: what a file imports. Both arrows end in the middle of a lower edge. */
const dependencies = (): Element[] => {
  const y = centre.y + (side * 3) / 4
  const end = canvas.standard.width - margin
  return [
    connector(
      [
        [margin, y],
        [centre.x - halfWidth / 2, y],
      ],
      { dashed: true },
    ),
    connector(
      [
        [end, y],
        [centre.x + halfWidth / 2, y],
      ],
      { dashed: true },
    ),
    text(margin, y - 10, 'source depends on the core', { size: 14 }),
    text(end, y - 10, 'source depends on the core', { size: 14, align: 'end' }),
  ]
}

const core = (): Element[] => [
  path(hexagon(side), { fill: 'surface' }),
  path(hexagon(96), { fill: 'soft', stroke: 'accent' }),
  text(centre.x, centre.y - 152, 'Order core', { size: 20, bold: true, align: 'middle' }),
  text(centre.x, centre.y - 128, 'use cases, no framework', { size: 14, fill: 'muted', align: 'middle' }),
  text(centre.x, centre.y - 14, 'Domain', { bold: true, align: 'middle' }),
  text(centre.x, centre.y + 10, 'Order, Price', { size: 14, align: 'middle' }),
  text(centre.x, centre.y + 28, 'and their rules', { size: 14, align: 'middle' }),
  text(centre.x, centre.y + 140, 'knows its ports,', { size: 14, fill: 'muted', align: 'middle' }),
  text(centre.x, centre.y + 158, 'never an adapter', { size: 14, fill: 'muted', align: 'middle' }),
]

const key = (): Element[] => {
  const y = 592
  const end = canvas.standard.width - margin
  const look = { size: 14, fill: 'muted' } as const
  return [
    box(margin, y - portSize.h / 2, portSize.w, portSize.h, { fill: 'muted' }),
    text(margin + 28, centredBaseline(y, 14), 'port: interface owned by the core', look),
    ...lineKey([{ words: 'call at run time' }], { right: end, y }),
  ]
}

const draw = () =>
  finish({
    ...canvas.standard,
    title: 'Hexagonal architecture (ports and adapters) of an order service',
    description:
      'A hexagon, the order core, holds the use cases and in its middle the domain rules. Three driving adapters on the left (HTTP, command line, Kafka consumer) call the ports PlaceOrder, CancelOrder and SettleOrder on its left edge. On its right edge the core calls OrderStore, Charges and Receipts, which PostgreSQL, payment and mail adapters implement. Calls run from left to right; source dependencies, dashed, point inwards on both sides. HTTP is the Hypertext Transfer Protocol, SMTP the Simple Mail Transfer Protocol.',
    elements: inDrawOrder([
      ...core(),
      ...drivingSide(),
      ...drivenSide(),
      ...sideTitles(),
      ...dependencies(),
      ...key(),
      ...heading(
        'An order service, hexagonal',
        'Calls run from left to right, yet source code depends inwards on both sides',
      ),
    ]),
  })

export default defineRecipe({
  name: 'Hexagonal architecture',
  family: 'Architecture',
  description:
    'An application core as a hexagon with its ports on the edges; driving adapters call in from the left, driven adapters are called on the right, and all source dependencies point inwards. Also called ports and adapters, close to onion and clean architecture.',
  useWhen:
    'You must show which code may know which: where frameworks, databases and brokers stop, and what a test can replace. Good for one service with 2 to 4 adapters on each side; you need the names of its ports.',
  avoidWhen:
    'Several deployable parts and protocols are the point (use `c4-container`), or the order of calls matters (use `request-sequence`). Classes and their members need a class diagram; more than four ports on a side no longer fit the edge.',
  visual: 88,
  ease: 84,
  overall: 86,
  rationale:
    'The shape separates inside from outside, and solid against dashed arrows show the inversion that words blur. Adapters repeat at a fixed pitch, but an edge holds four at most. You supply port names and the technology behind each adapter.',
  reviewed: '2026-11-20',
  revision: 1,
  draw,
})
