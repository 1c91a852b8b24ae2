/**
 * Frames as UML 2.5.1 draws combined fragments: an area with the operator in a tab top left, guards under the tops of
 * the operands, dashed lines between them; areas in areas alternate between tint and page. A zone is a stretch with its
 * name where fragments have their guard.
 */

import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { place } from '../block.ts'
import { raised, tinted } from '../fills.ts'
import { box, line, path } from '../primitives.ts'
import type { Paint } from '../shapes/outline.ts'
import type { Sheet } from '../sheet.ts'
import type { SequenceColumns } from './columns.ts'
import type { FragmentLevel, Levels } from './levels.ts'
import { besideGuard, tabSize } from './reach.ts'

type Fragment = SequenceColumns['fragments'][number]

/** The cut-off corner of a tab. */
const corner = 8

/** Draws the frames of a script, outer ones first; plain ones have no tint, and what is around all columns at the right goes on to `reach`. */
export function drawFrames(
  { fragments, centers }: SequenceColumns,
  levels: Levels,
  { sheet, isPlain, reach }: { sheet: Sheet; isPlain: boolean; reach: number },
): void {
  fragments.forEach((fragment, index) => {
    const level = levels.fragments[index]
    if (level === undefined) return
    const { frame, from, to } = fragment
    const isLast = to === centers.length - 1 && !fragments.some((outer, at) => at < index && isIn(fragment, outer))
    const [x, end] = [(centers[from] ?? 0) - fragment.reach.left, (centers[to] ?? 0) + fragment.reach.right]
    const right = Math.max(end, isLast ? reach : 0)
    const focused = sheet.isFocus(frame)
    const isTint = !isPlain && isTinted(fragments, index)
    const rect = { x, y: level.top, w: right - x, h: level.bottom - level.top }
    // A plain one is only an edge, over what a recipe draws on the ground of its branches.
    const isEdge = isPlain && !focused
    const edge = frame.kind === 'zone' ? 'rule' : 'muted'
    const look: Paint = isEdge ? { fill: 'none', stroke: edge } : lookOf(frame, { focused, isTint })
    sheet.put(frame, [box(rect.x, rect.y, rect.w, rect.h, look)], isEdge ? 'rule' : 'ground')
    if (frame.kind !== 'zone') sheet.put(frame, tab(fragment, { rect, focused, isTint }), 'line')
    drawOperands(fragment, level, { sheet, x, right, text: (centers[fragment.from] ?? 0) + besideGuard })
  })
}

const isIn = (inner: Fragment, outer: Fragment): boolean => outer.first <= inner.first && inner.last <= outer.last

/** Whether a frame is a tint: each differs from the one around it, and around all others the page shows. */
const isTinted = (fragments: Fragment[], index: number): boolean => {
  const depthOf = (at: number): number =>
    fragments.filter((outer, other) => other < at && isIn(fragments[at] as Fragment, outer)).length
  const hasNested = fragments.some((_, at) => depthOf(at) > 0)
  return depthOf(index) % 2 === (hasNested ? 1 : 0)
}

type FrameLook = { focused: boolean; isTint: boolean }

const lookOf = ({ kind }: Fragment['frame'], { focused, isTint }: FrameLook): Paint => {
  if (focused)
    return kind === 'zone'
      ? { fill: 'soft', stroke: 'accent' }
      : { fill: isTint ? 'rule' : 'surface', stroke: 'accent' }
  return isTint ? tinted : raised
}

const tab = (fragment: Fragment, { rect: { x, y }, focused, isTint }: FrameLook & { rect: Rect }): Element[] => {
  const { w, h } = tabSize(fragment)
  const words = place(fragment.tab, { x: x + 10, y, w: 0, h }, { align: 'start' })
  const outline = `M ${x} ${y} H ${x + w} V ${y + h - corner} L ${x + w - corner} ${y + h} H ${x} Z`
  return [path(outline, focused ? { fill: 'accent', stroke: 'accent' } : isTint ? raised : tinted), ...words]
}

type Edges = { sheet: Sheet; x: number; right: number; text: number }

const drawOperands = ({ operands, guards }: Fragment, level: FragmentLevel, { sheet, x, right, text }: Edges): void => {
  operands.forEach(({ item }, index) => {
    const at = level.operands[index]
    const guard = guards[index]
    if (at === undefined || guard === undefined) return
    const separator = index === 0 ? [] : [line(x, at.top, right, at.top, { dashed: true })]
    const words = place(guard, { x: text, y: at.guard, w: 0, h: guard.h }, { align: 'start', valign: 'top' })
    sheet.put(item, [...separator, ...words], 'line')
  })
}
