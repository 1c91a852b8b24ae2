/**
 * The signs of BPMN 2.0.2: rings of events (thin, double, thick) with what they wait for or send, and marks of gateways.
 */
import type { Point } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { path } from '../primitives.ts'

/** What an event waits for, or what it sends or does. */
export type EventSign = 'none' | 'message' | 'timer' | 'error' | 'terminate'

/** A start has one thin ring, what is in between two, an end a thick one; what is sent is filled. */
export type EventLook = { sign: EventSign; ring: 'thin' | 'double' | 'thick'; isFilled?: boolean; r?: number }

/** An event around a point, as heavy as the edges that it joins. */
export function eventMark(
  { x, y }: Point,
  { sign, ring, isFilled = false, r = 18 }: EventLook,
  stroke: Color,
  fill: Color = 'surface',
): Element[] {
  const rings = ring === 'double' ? `${round(x, y, r)} ${round(x, y, r - 4)}` : round(x, y, r)
  const d = signs[sign]({ x, y, s: r / 18 })
  return [
    path(rings, { fill, stroke }),
    // The hole of a thick ring runs the other way round.
    ...(ring === 'thick' ? [path(`${round(x, y, r)} ${round(x, y, r - 3, 0)}`, { fill: stroke, stroke })] : []),
    ...(d === ''
      ? []
      : [path(d, { fill: isFilled ? stroke : fill, stroke: isFilled && sign === 'message' ? fill : stroke })]),
  ]
}

const round = (x: number, y: number, r: number, sweep = 1): string =>
  `M ${x - r} ${y} A ${r} ${r} 0 0 ${sweep} ${x + r} ${y} A ${r} ${r} 0 0 ${sweep} ${x - r} ${y} Z`

type SignPlace = Point & { s: number }

/** Each sign in a ring of 18 px; `s` makes it smaller. */
const signs: Record<EventSign, (at: SignPlace) => string> = {
  none: () => '',
  message: ({ x, y, s }) =>
    `M ${x - 9 * s} ${y - 6 * s} H ${x + 9 * s} V ${y + 6 * s} H ${x - 9 * s} Z M ${x - 9 * s} ${y - 6 * s} L ${x} ${y + s} L ${x + 9 * s} ${y - 6 * s} Z`,
  timer: ({ x, y, s }) =>
    `${round(x, y, 10 * s)} M ${x + s} ${y - 7 * s} L ${x} ${y} L ${x + 5 * s} ${y} L ${x} ${y} Z`,
  error: ({ x, y, s }) =>
    closed([-8, 8, -4, -7, 2, 2, 8, -8, 4, 7, -2, -2].map((each, index) => each * s + (index % 2 === 0 ? x : y))),
  terminate: ({ x, y, s }) => round(x, y, 10 * s),
}

const closed = (at: readonly number[]): string =>
  `${at.map((each, index) => (index % 2 === 0 ? `${index === 0 ? 'M' : 'L'} ${each}` : each)).join(' ')} Z`

/** The marks of gateways around a point: one way, all ways, one or more, or what happens first. */
export const gatewayMarks = {
  exclusive: ({ x, y }: Point): Element[] => [
    path(`M ${x - 7} ${y - 8} L ${x + 7} ${y + 8} M ${x + 7} ${y - 8} L ${x - 7} ${y + 8}`, { stroke: 'ink' }),
  ],
  parallel: ({ x, y }: Point): Element[] => [path(`M ${x - 10} ${y} h 20 M ${x} ${y - 10} v 20`, { stroke: 'ink' })],
  inclusive: ({ x, y }: Point): Element[] => [path(round(x, y, 10), { stroke: 'ink' })],
  event: ({ x, y }: Point): Element[] => [
    path(`${round(x, y, 13)} ${round(x, y, 10)}`, { stroke: 'muted' }),
    path(closed([0, -7, 7, -2, 4, 6, -4, 6, -7, -2].map((each, index) => each + (index % 2 === 0 ? x : y))), {
      stroke: 'muted',
    }),
  ],
} as const

/** Who does a task: a person, or a service; or that it sends a message, by a filled envelope. */
export const taskMarks = {
  user: ({ x, y }: Point): Element =>
    path(`${round(x, y - 3, 3)} M ${x - 6} ${y + 7} v -2 q 0 -5 6 -5 q 6 0 6 5 v 2 Z`, { stroke: 'muted' }),
  send: ({ x, y }: Point): Element =>
    path(signs.message({ x: x + 1, y, s: 0.9 }), { fill: 'muted', stroke: 'surface' }),
  service: ({ x, y }: Point): Element =>
    path(
      `${round(x, y, 2)} ${round(x, y, 5)} ${Array.from({ length: 8 }, (_, each) => {
        const [cos, sin] = [Math.cos((each * Math.PI) / 4), Math.sin((each * Math.PI) / 4)]
        return `M ${x + 5 * cos} ${y + 5 * sin} L ${x + 8 * cos} ${y + 8 * sin}`
      }).join(' ')}`,
      { stroke: 'muted' },
    ),
} as const
