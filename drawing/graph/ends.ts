/**
 * The ends of edges: UML arrow heads and the marks of crow's-foot notation, 16 px or more.
 *
 * A plain arrow is the scene's own; everything else is drawn here, at a point, facing in the edge's direction.
 */

import { markRun } from '../../layout/model/graph.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Element, Path } from '../../src/scene/scene.ts'
import { path } from '../primitives.ts'
import { eventMark } from '../shapes/process-marks.ts'

/** `arrow` is filled, `open` two strokes; `triangle` and `diamond` are hollow; a `socket` holds the ball that the edge ends at, `contains` is a ball with a cross, `circle` a small hollow one, `ball` that of an interface, `cross` two strokes; the rest are cardinalities. */
export type EdgeEnd =
  | 'none'
  | 'arrow'
  | 'open'
  | 'triangle'
  | 'diamond'
  | 'filled-diamond'
  | 'one'
  | 'zero-or-one'
  | 'one-or-many'
  | 'zero-or-many'
  | 'socket'
  | 'contains'
  | 'ball'
  | 'circle'
  | 'cross'
  | 'timer-event'
  | 'error-event'

/** An end as drawn: its elements, and how many pixels of the stroke they replace. */
export type DrawnEnd = { elements: Element[]; length: number }

type Look = Pick<Path, 'stroke'>

/** Draws the end of an edge that arrives at `tip` from `before`. */
export function drawEnd(end: EdgeEnd, { tip, before }: { tip: Point; before: Point }, look: Look = {}): DrawnEnd {
  return marks[end]({ at: axis(tip, before), look, stroke: look.stroke ?? 'muted' })
}

type Mark = (where: { at: At; look: Look; stroke: NonNullable<Look['stroke']> }) => DrawnEnd

const marks: Record<EdgeEnd, Mark> = {
  none: () => ({ elements: [], length: 0 }),
  arrow: () => ({ elements: [], length: 0 }),
  open: ({ at, look }) => drawn(path(through([at(12, -6), at(0, 0), at(12, 6)]), look), 0),
  triangle: ({ at, stroke }) => drawn(path(loop([at(0, 0), at(16, -8), at(16, 8)]), { fill: 'surface', stroke }), 16),
  diamond: ({ at, stroke }) => drawn(path(diamond(at), { fill: 'surface', stroke }), 24),
  // UML's is black.
  'filled-diamond': ({ at, stroke }) =>
    drawn(path(diamond(at), { fill: stroke === 'muted' ? 'ink' : stroke, stroke }), 24),
  one: ({ at, look }) =>
    drawn(path(`${through([at(10, -8), at(10, 8)])} ${through([at(16, -8), at(16, 8)])}`, look), 0),
  'zero-or-one': ({ at, stroke }) => drawn(ringed(bar(at, 10), ring(at, 26), stroke), 0),
  'one-or-many': ({ at, look }) => drawn(path(`${foot(at)} ${bar(at, 24)}`, look), footLength),
  'zero-or-many': ({ at, stroke }) => drawn(ringed(foot(at), ring(at, 24), stroke), footLength),
  socket: ({ at, look }) => drawn(path(socket(at), { stroke: 'ink', ...look }), socketRadius - ballRadius),
  ball: ({ at, look }) => drawn(circleAround(at, ballRadius, ballRadius, look.stroke ?? 'ink'), 2 * ballRadius),
  circle: ({ at, stroke }) => drawn(small(at, stroke), 2 * smallRadius),
  cross: ({ at, look }) =>
    drawn(path(`${through([at(4, -6), at(16, 6)])} ${through([at(4, 6), at(16, -6)])}`, look), 0),
  'timer-event': ({ at, stroke }) => drawn(eventMark(at(0, 0), { sign: 'timer', ring: 'double', r: 14 }, stroke), 14),
  'error-event': ({ at, stroke }) => drawn(eventMark(at(0, 0), { sign: 'error', ring: 'double', r: 14 }, stroke), 14),
  contains: ({ at, look, stroke }) => drawn([circleAround(at, 8, 8, stroke), cross(at, look)], 16),
}

const smallRadius = 6

const small = (at: At, stroke: NonNullable<Look['stroke']>): Element =>
  circleAround(at, smallRadius, smallRadius, stroke)

const diamond = (at: At): string => loop([at(0, 0), at(12, -7), at(24, 0), at(12, 7)])

const cross = (at: At, look: Look): Element =>
  path(`${through([at(0, 0), at(16, 0)])} ${through([at(8, -8), at(8, 8)])}`, look)

const short = new Set<EdgeEnd>(['none', 'arrow', 'socket'])

/** How much straight run an end needs, in pixels; sockets lie in the room of their interface. */
export const runOf = (end: EdgeEnd): number =>
  short.has(end) ? 16 : end === 'circle' || end === 'cross' ? 24 : markRun

type At = (back: number, aside: number) => Point

/** Points measured from the tip: `back` along the edge, `aside` across it. */
const axis = (tip: Point, before: Point): At => {
  const length = Math.hypot(before.x - tip.x, before.y - tip.y) || 1
  const [dx, dy] = [(before.x - tip.x) / length, (before.y - tip.y) / length]
  return (back, aside) => ({ x: tip.x + dx * back - dy * aside, y: tip.y + dy * back + dx * aside })
}

/** The ball of a provided interface, and the half circle that a required one is met with, as far around it. */
export const ballRadius = 10
const socketRadius = 20

/** An arc of 160 degrees around a ball whose edge is the tip. */
const socket = (at: At): string => {
  const [across, along] = [Math.sin((80 * Math.PI) / 180), Math.cos((80 * Math.PI) / 180)].map((x) => x * socketRadius)
  if (across === undefined || along === undefined) return ''
  const [start, end] = [at(along - ballRadius, -across), at(along - ballRadius, across)]
  return `M ${start.x} ${start.y} A ${socketRadius} ${socketRadius} 0 0 1 ${end.x} ${end.y}`
}

const drawn = (element: Element | Element[], length: number): DrawnEnd => ({ elements: [element].flat(), length })

const footLength = 16

/** Three toes; the edge itself ends where they part. Each is a stroke of its own, so that nothing between them is filled. */
const foot = (at: At): string => [-8, 0, 8].map((aside) => through([at(footLength, 0), at(0, aside)])).join(' ')

const bar = (at: At, back: number): string => through([at(back, -8), at(back, 8)])

/** Strokes and a ring as one mark; only the ring has something inside. */
const ringed = (strokes: string, ring: string, stroke: NonNullable<Look['stroke']>): Element =>
  path(`${strokes} ${ring}`, { fill: 'surface', stroke })

const ring = (at: At, back: number, r = 8): string => {
  const { x, y } = at(back, 0)
  const half = `A ${r} ${r} 0 0 1`
  return `M ${x - r} ${y} ${half} ${x + r} ${y} ${half} ${x - r} ${y}`
}

/** A path, as heavy as the edge that it ends. */
const circleAround = (at: At, back: number, r: number, stroke: NonNullable<Look['stroke']>): Element =>
  path(ring(at, back, r), { fill: 'surface', stroke })

/** Around some points, and once more along the first side: closed to the eye, and as heavy as the edge that it ends. */
const loop = (points: Point[]): string => through([...points, ...points.slice(0, 2)])

const through = (points: Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'} ${x} ${y}`).join(' ')
