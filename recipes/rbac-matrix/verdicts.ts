/**
 * Under a permission matrix: what should be apart, with a bracket from each role that holds all of it, and how much each
 * role is granted and holds.
 */
import { block, lineOfText, place } from '../../drawing/block.ts'
import { count } from '../../drawing/describe.ts'
import { line, path } from '../../drawing/primitives.ts'
import type { Point } from '../../src/geometry/rect.ts'
import { breakersOf, heldBy, type KeptApart, type RbacRole, worstOf } from './grants.ts'
import { type GrantsLayout, heightOf, rightOf, size, xOf } from './layout.ts'

/** What should be apart and where it meets, and how much each role is granted and holds. */
export const drawVerdicts = (rows: ReadonlyMap<string, number>, from: number, layout: GrantsLayout): void => {
  const { data, sheet, names } = layout
  let y = from + 12
  sheet.put('@groups', [line(0, y, rightOf(layout), y, { stroke: 'muted' })], 'rule')
  y += 4
  for (const [order, rule] of (data.separate ?? []).entries()) {
    const h = Math.max(40, heightOf(rule, layout))
    const at = { y, h, order, rows }
    sheet.put(rule, place(names.get(rule) ?? block([]), { x: 0, y, w: 0, h }, { align: 'start' }))
    data.roles.forEach((role, index) => drawVerdict(rule, role, { ...at, x: xOf(index, layout) }, layout))
    drawFigure(rule, { x: rightOf(layout), y, h }, layout)
    y += h
  }
  sheet.put('@groups', [line(0, y, rightOf(layout), y, { stroke: 'rule' })], 'rule')
  sheet.put('@held', [
    lineOfText('Granted → held', { x: 0, y: y + size.row / 2, as: 'note' }),
    ...data.roles.map((role, index) =>
      lineOfText(`${new Set(role.grants).size} → ${heldBy(role, data).length}`, {
        x: xOf(index, layout),
        y: y + size.row / 2,
        as: 'value',
        align: 'middle',
      }),
    ),
  ])
}

type Cell = { x: number; y: number; h: number; order: number; rows: ReadonlyMap<string, number> }

const drawVerdict = (
  rule: KeptApart,
  role: RbacRole,
  { x, y, h, order, rows }: Cell,
  { data, sheet }: GrantsLayout,
): void => {
  const middle = y + h / 2
  if (!breakersOf(rule, data).includes(role)) {
    sheet.put(rule, [lineOfText('✓', { x, y: middle, as: 'note', align: 'middle' })])
    return
  }
  const aside = x + size.aside + order * size.next
  const ends = rule.of.flatMap((name) => rows.get(name) ?? []).toSorted((a, b) => a - b)
  const ticks = ends.map((at) => `M ${x + size.r + 2} ${at} H ${aside}`)
  const bracket = path(`${ticks.join(' ')} M ${aside} ${ends[0]} V ${middle}`, { stroke: 'negative' })
  const as = { size: 14, bold: true, fill: 'negative' } as const
  sheet.put(rule, [bracket, lineOfText('✗ both', { x: x + 12, y: middle, as, align: 'end' })], 'over')
  for (const name of ['able', 'breakers', 'granted']) if (rule === worstOf(data)) sheet.prove(name, rule)
}

/** How many roles break a rule, at the end of its row. */
const drawFigure = (rule: KeptApart, { x, y, h }: Point & { h: number }, { data, sheet }: GrantsLayout): void => {
  if (!sheet.quotes('able') || rule !== worstOf(data)) return
  const able = breakersOf(rule, data).length
  const fill = able > 0 ? 'negative' : 'positive'
  const words = block([
    { text: `${able}`, as: { size: 28, bold: true, fill } },
    { text: `of ${count(data.roles.length, 'role')}`, as: { size: 14, fill } },
  ])
  sheet.put(rule, place(words, { x: x + 16, y, w: 0, h }, { align: 'start' }))
}
