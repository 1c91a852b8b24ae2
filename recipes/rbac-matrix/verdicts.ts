/**
 * Under a permission matrix: what should be apart, and whether a role holds it all; frames are around what it holds of it.
 */
import { block, lineOfText, place } from '../../drawing/block.ts'
import { faint } from '../../drawing/fills.ts'
import { markEntry } from '../../drawing/key.ts'
import { box } from '../../drawing/primitives.ts'
import { square } from '../../drawing/square.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { breakersOf, type KeptApart, type RbacRole, worstOf } from './grants.ts'
import { drawRule, type GrantsLayout, heightOf, rightEdgeOf, size, xOf } from './layout.ts'

/** What should be apart and where it meets; returns where the table ends. */
export const drawVerdicts = (rows: ReadonlyMap<string, number>, from: number, layout: GrantsLayout): number => {
  const { data, sheet, names } = layout
  const signed = new Set<string>()
  let y = from
  for (const [order, rule] of (data.separate ?? []).entries()) {
    const h = Math.max(40, heightOf(rule, layout) + 8)
    if (order > 0) drawRule(y, layout)
    sheet.put(rule, [square({ x: 1, y, w: rightEdgeOf(layout) - 1, h }, faint)], 'ground')
    sheet.put(rule, place(names.get(rule) ?? block([]), { x: size.pad, y, w: 0, h }, { align: 'start' }))
    const at = { y, h, order, rows, signed }
    data.roles.forEach((role, index) => drawVerdict(rule, role, { ...at, x: xOf(index, layout) }, layout))
    y += h
  }
  return y
}

/** Where a verdict is, the rows of permissions, and which frames have a sign beside them: others around them need none. */
type Cell = {
  x: number
  y: number
  h: number
  order: number
  rows: ReadonlyMap<string, number>
  signed: Set<string>
}

const drawVerdict = (
  rule: KeptApart,
  role: RbacRole,
  { x, y, h, order, rows, signed }: Cell,
  { data, sheet }: GrantsLayout,
): void => {
  const middle = y + h / 2
  if (!breakersOf(rule, data).includes(role)) {
    sheet.put(rule, [lineOfText('✓', { x, y: middle, as: 'note', align: 'middle' })])
    return
  }
  const half = size.frame - Math.min(order, 3) * size.next
  const frames = framesOf(
    rule.of.flatMap((name) => rows.get(name) ?? []),
    { x, half },
  )
  const look = { fill: 'none', stroke: 'negative' } as const
  const as = { size: 12, bold: true, fill: 'negative' } as const
  const signs = frames.flatMap((frame) => {
    const place = `${x} ${frame.y}`
    if (signed.has(place)) return []
    signed.add(place)
    return [lineOfText('✗', { x: x + size.frame + 4, y: frame.y + 8, as })]
  })
  const verdict = lineOfText(`✗ ${rule.of.length > 2 ? 'all' : 'both'}`, {
    x,
    y: middle,
    as: { size: 14, bold: true, fill: 'negative' },
    align: 'middle',
  })
  sheet.key(
    markEntry('Held by one role, to be kept apart', ({ x: left, y: top }) => box(left - 8, top - 8, 16, 16, look)),
  )
  sheet.put(rule, [...frames.map((frame) => box(frame.x, frame.y, frame.w, frame.h, look)), ...signs, verdict], 'over')
  for (const name of ['able', 'breakers', 'granted']) if (rule === worstOf(data)) sheet.prove(name, rule)
}

/** Frames around cells in one column by the middles of their rows, one around several that are next to each other. */
const framesOf = (middles: readonly number[], { x, half }: { x: number; half: number }): Rect[] => {
  const frames: Rect[] = []
  for (const middle of middles.toSorted((a, b) => a - b)) {
    const [top, last] = [middle - size.row / 2 + 4, frames.at(-1)]
    if (last !== undefined && top - (last.y + last.h) <= 8) last.h = top + size.row - 8 - last.y
    else frames.push({ x: x - half, y: top, w: 2 * half, h: size.row - 8 })
  }
  return frames
}
