/**
 * UML states: a name compartment over a compartment of internal activities, one per line; composite states have both over
 * the region that holds their substates (UML 2.5.1, 14.2.4).
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Block, block, place, tinted } from '../block.ts'
import type { GraphGroup, GraphNode } from '../data/graph.ts'
import { line, path } from '../primitives.ts'
import { up } from '../rect.ts'
import { roundedRect } from '../shapes/flow-outlines.ts'
import type { Paint } from '../shapes/outline.ts'
import type { Sheet } from '../sheet.ts'
import { isSolid } from '../word-box.ts'
import type { GroupView } from './group-view.ts'
import { lookOf } from './look-of.ts'
import { nameRoom, paintOf } from './node-view.ts'
import type { GroupTone, NodeView } from './style.ts'
import { framePaints, tonedFrame } from './tones.ts'

/** Pixels around the words of a compartment, across and down. */
const air = { x: 16, y: 8 }

/** Activities are code: narrower, in pixels, they would break between a trigger and its effect. */
const least = 192

type StateWords = Partial<Pick<GraphNode, 'name' | 'tech' | 'lines' | 'note'>>

/** Internal activities, line by line, or as `entry / start timer; call / reject`: what a semicolon separates has a line of its own. */
const activities = ({ lines = [], note = '' }: StateWords): string[] => [
  ...lines,
  ...note.split(';').flatMap((each) => (each.trim() === '' ? [] : [each.trim()])),
]

type Compartments = { name: Block; inner: Block; top: number; h: number; w: number }

const compartments = (state: StateWords, cap: number) => {
  const own: Compartments = {
    name: block(
      [
        { text: state.name, as: 'name' },
        { text: state.tech === undefined ? undefined : `[${state.tech}]`, as: 'small' },
      ],
      cap,
    ),
    inner: block(
      activities(state).map((text) => ({ text, as: 'label', hang: 12 })),
      cap,
    ),
    top: 0,
    h: 0,
    w: 0,
  }
  own.top = up(own.name.h + 2 * air.y, 4)
  own.h = own.top + (own.inner.h === 0 ? 0 : up(own.inner.h + 2 * air.y, 4))
  own.w = Math.max(own.name.w, own.inner.w) + 2 * air.x
  return own
}

/** A state; `cap` is how wide its words may be, in pixels. */
export function stateView(node: GraphNode, { cap, sheet }: { cap: number; sheet: Sheet }): NodeView {
  const own = compartments(node, nameRoom({ name: node.name }, Math.max(cap, least)))
  return {
    w: up(Math.max(112, own.w), 16),
    h: up(Math.max(48, own.h), 16),
    outline: 'rounded',
    draw: (rect) => drawState(own, rect, { fill: 'surface', ...paintOf(node, sheet) }),
  }
}

/** A composite state: tinted, or as its states are where it lies on a tint; in focus its head is marked, not the states inside. Its words keep to the left, where the layout leaves them room. */
export function compositeView(group: GraphGroup, sheet: Sheet, tone?: GroupTone): GroupView {
  const own = compartments(group, 320)
  const isFocus = sheet.isFocus(group)
  const plain: Paint = { fill: tone === 'raised' ? 'surface' : 'rule', stroke: isFocus ? 'accent' : 'muted' }
  const apart = isFocus ? undefined : lookOf(group, sheet)
  const look: Paint = apart === undefined ? plain : framePaints[apart]
  return {
    head: { w: own.w, h: own.h + 8 },
    rules: [own.top, own.h],
    draw: (rect) => [
      ...tonedFrame([path(roundedRect(rect), look)], apart),
      ...(isFocus ? [path(headPath({ ...rect, h: own.h }), { fill: 'soft', stroke: 'none' })] : []),
      ...drawCompartments(own, { ...rect, h: own.h }, 'start'),
      line(rect.x, rect.y + own.h, rect.x + rect.w, rect.y + own.h),
    ],
  }
}

/** The head of a composite state, within its outline: the corners above are round, as those of the state. */
const headPath = ({ x, y, w, h }: Rect): string => {
  const [r, top, left, right] = [15, y + 1, x + 1, x + w - 1]
  return `M ${left} ${y + h} V ${top + r} A ${r} ${r} 0 0 1 ${left + r} ${top} H ${right - r} A ${r} ${r} 0 0 1 ${right} ${top + r} V ${y + h} Z`
}

/** A part of a composite state that is active beside others: a dashed border, and its name if it has one. */
export function regionView({ name, note }: Partial<GraphGroup>, isFocus: boolean): GroupView {
  const own = compartments({ name, note }, 320)
  const isBare = name === undefined && note === undefined
  const stroke = isFocus ? 'accent' : 'muted'
  return {
    ...(isBare ? {} : { head: { w: own.w, h: own.h } }),
    draw: (rect) => [
      path(roundedRect(rect), { stroke, dashed: true }),
      ...(isBare ? [] : drawCompartments(own, { ...rect, h: own.h }, 'start')),
    ],
  }
}

const drawState = (own: Compartments, rect: Rect, paint: Paint): Element[] => [
  path(roundedRect(rect), paint),
  ...drawCompartments(isSolid(paint.fill) ? lightened(own) : own, rect),
]

const lightened = (own: Compartments): Compartments => ({
  ...own,
  name: tinted(own.name, 'surface'),
  inner: tinted(own.inner, 'surface'),
})

/** The words, and the line under the name where activities follow: quiet, also in focus, for the outline says that. */
const drawCompartments = (
  { name, inner, top }: Compartments,
  { x, y, w, h }: Rect,
  align: 'start' | 'middle' = 'middle',
): Element[] => {
  const words = { x: x + air.x, y, w: w - 2 * air.x, h: inner.h === 0 ? h : top }
  if (inner.h === 0) return place(name, words, { align })
  return [
    ...place(name, words, { align }),
    line(x, y + top, x + w, y + top),
    ...place(inner, { ...words, y: y + top, h: h - top }, { align: 'start' }),
  ]
}
