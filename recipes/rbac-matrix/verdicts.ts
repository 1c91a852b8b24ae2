/**
 * Under a permission matrix: what should be apart, with rings around what one role holds of it, and how much each
 * role is granted and holds.
 */
import { block, lineOfText, place } from '../../drawing/block.ts'
import { circle, line, path } from '../../drawing/primitives.ts'
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
  const ends = rule.of.flatMap((name) => rows.get(name) ?? []).toSorted((a, b) => a - b)
  const [r, aside] = [size.r + size.ring, x + order * size.next]
  const rings = ends.map((at) => circle(x, at, r, { fill: 'none', stroke: 'negative' }))
  // Over the line of a row, which may go on to the right.
  const signs = ends.map((at) =>
    lineOfText('✗', { x: x + r + 2, y: at - size.ring - 4, as: { size: 12, bold: true, fill: 'negative' } }),
  )
  const joints = ends.slice(1).map((at, index) => `M ${aside} ${(ends[index] ?? at) + r} V ${at - r}`)
  sheet.put(rule, [path(joints.join(' '), { stroke: 'negative' })], 'rule')
  const as = { size: 14, bold: true, fill: 'negative' } as const
  sheet.put(rule, [...rings, ...signs, lineOfText('✗ both', { x, y: middle, as, align: 'middle' })], 'over')
  for (const name of ['able', 'breakers', 'granted']) if (rule === worstOf(data)) sheet.prove(name, rule)
}
