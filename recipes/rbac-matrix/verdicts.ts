/**
 * Under a permission matrix: what should be apart, and whether a role holds it all; frames are around what it holds of it.
 */
import { block, lineOfText, place } from '../../drawing/block.ts'
import { faint } from '../../drawing/fills.ts'
import { markEntry } from '../../drawing/key.ts'
import { box, path } from '../../drawing/primitives.ts'
import { square } from '../../drawing/square.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { breakersOf, type KeptApart, type RbacRole, sourcesOf, worstOf } from './grants.ts'
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

/** Where a verdict is, the rows of permissions, and which frames have a sign at their corner: others around them need none. */
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
  layout: GrantsLayout,
): void => {
  const { data, sheet } = layout
  const middle = y + h / 2
  if (!breakersOf(rule, data).includes(role)) {
    sheet.put(rule, [lineOfText('✓', { x, y: middle, as: 'note', align: 'middle' })])
    return
  }
  const half = halfOf(order)
  const frames = framesOf(
    rule.of.flatMap((name) => rows.get(name) ?? []),
    { x, half },
  )
  const look = { fill: 'none', stroke: 'negative' } as const
  const as = { size: 14, bold: true, fill: 'negative' } as const
  const said = `✗ ${rule.of.length > 2 ? 'all' : 'both'}`
  const verdict = lineOfText(said, { x, y: middle, as, align: 'middle' })
  sheet.key(
    markEntry('To be kept apart, but in one role', ({ x: left, y: top }) => box(left - 8, top - 8, 16, 16, look)),
  )
  const signs = frames.flatMap((frame) => {
    const place = `${x} ${frame.y}`
    if (signed.has(place)) return []
    signed.add(place)
    // Over the line that may go on from there, at the corner.
    return [lineOfText('✗', { x: x + size.frame + 4, y: frame.y + 4, as: { ...as, size: 12 } })]
  })
  const leads = rule.of.flatMap((name) => leadOf({ name, role, rule }, { y: rows.get(name) ?? 0, half }, layout))
  if (leads.length > 0) sheet.put(rule, [path(leads.join(' '), { stroke: 'muted' })], 'line')
  sheet.put(rule, [...frames.map((frame) => box(frame.x, frame.y, frame.w, frame.h, look)), ...signs, verdict], 'over')
  for (const name of ['able', 'breakers', 'granted']) if (rule === worstOf(data)) sheet.prove(name, rule)
}

/**
 * The line from the role that is granted a permission to the frame of one that holds it through that, or from a frame on
 * the way: only where no mark between says something else.
 */
const leadOf = (
  { name, role, rule }: { name: string; role: RbacRole; rule: KeptApart },
  { y, half }: { y: number; half: number },
  layout: GrantsLayout,
): string[] => {
  const { data } = layout
  const sources = sourcesOf(role, name, data)
  // One line for all rules that a permission is in.
  const rules = (data.separate ?? []).filter(({ of }) => of.includes(name))
  if (rules.find((each) => breakersOf(each, data).includes(role)) !== rule) return []
  const index = data.roles.indexOf(role)
  const before = data.roles.slice(0, index).findLast((each) => sourcesOf(each, name, data).length > 0)
  if (before === undefined || sources.includes(role)) return []
  const framing = rules.filter((each) => breakersOf(each, data).includes(before))
  if (framing.length === 0 && !sources.includes(before)) return []
  const edge = Math.max(size.r, ...framing.map((each) => halfOf((data.separate ?? []).indexOf(each))))
  return [`M ${xOf(data.roles.indexOf(before), layout) + edge} ${y} H ${xOf(index, layout) - half}`]
}

/** Half the width of a frame: those of further rules are within. */
const halfOf = (order: number): number => size.frame - Math.min(order, 3) * size.next

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
