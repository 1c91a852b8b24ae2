/**
 * Frames as UML 2.5.1 draws combined fragments: an outline with the operator in a tab top left, guards under the
 * tops of the operands, dashed lines between them. A zone is a shaded stretch with its name in the tab.
 */

import type { Element } from '../../src/scene/scene.ts'
import { place } from '../block.ts'
import { tinted } from '../fills.ts'
import { box, line, path } from '../primitives.ts'
import type { Paint } from '../shapes/outline.ts'
import type { Sheet } from '../sheet.ts'
import type { SequenceColumns } from './columns.ts'
import type { FragmentLevel, Levels } from './levels.ts'
import { besideGuard, tabSize } from './reach.ts'

type Fragment = SequenceColumns['fragments'][number]

/** The cut-off corner of a tab. */
const corner = 8

/** Draws the frames of a script, outer ones first. */
export function drawFrames({ fragments, centers }: SequenceColumns, levels: Levels, sheet: Sheet): void {
  fragments.forEach((fragment, index) => {
    const level = levels.fragments[index]
    if (level === undefined) return
    const x = (centers[fragment.from] ?? 0) - fragment.reach.left
    const right = (centers[fragment.to] ?? 0) + fragment.reach.right
    const { frame } = fragment
    const focused = sheet.isFocus(frame)
    sheet.put(frame, [box(x, level.top, right - x, level.bottom - level.top, lookOf(frame, focused))], 'ground')
    sheet.put(frame, tab(fragment, { x, y: level.top, focused }), 'line')
    drawOperands(fragment, level, { sheet, x, right, text: (centers[fragment.from] ?? 0) + besideGuard })
  })
}

const lookOf = ({ kind }: Fragment['frame'], focused: boolean): Paint => {
  if (kind !== 'zone') return { fill: 'none', ...accent(focused) }
  return focused ? { fill: 'soft', stroke: 'none' } : tinted
}

const accent = (focused: boolean): { stroke?: 'accent' } => (focused ? { stroke: 'accent' } : {})

const tab = (fragment: Fragment, { x, y, focused }: { x: number; y: number; focused: boolean }): Element[] => {
  const { w, h } = tabSize(fragment)
  const words = place(fragment.tab, { x: x + 10, y, w: 0, h }, { align: 'start' })
  const outline = `M ${x} ${y} H ${x + w} V ${y + h - corner} L ${x + w - corner} ${y + h} H ${x} Z`
  return [path(outline, focused ? { fill: 'accent', stroke: 'accent' } : { fill: 'surface' }), ...words]
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
