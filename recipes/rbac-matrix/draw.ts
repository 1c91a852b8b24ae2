/**
 * A permission matrix whose rows are lines: from the role that is granted a permission, a line carries it to each role
 * that includes that one. Where what should be apart meets in one role, rings join it, over the verdict under that column.
 */
import { group } from 'd3-array'
import { block, lineOfText, place } from '../../drawing/block.ts'
import { markEntry } from '../../drawing/key.ts'
import { line, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { shareStrokes } from '../../drawing/share-strokes.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Point } from '../../src/geometry/rect.ts'
import { breakersOf, type Rbac, sourcesOf } from './grants.ts'
import { type GrantsLayout, heightOf, layGrants, rightOf, size, xOf } from './layout.ts'
import { railOf } from './rail.ts'
import { drawVerdicts } from './verdicts.ts'

/** Draws the matrix from 0, 0. */
export function drawGrants(data: Rbac, sheet: Sheet): void {
  const layout = layGrants(data, sheet)
  const top = drawHeads(layout)
  const rows = new Map<string, number>()
  let y = top
  const groups = group(data.permissions, (each) => each.group)
  for (const [name, permissions] of groups) {
    if (name !== undefined || groups.size > 1) y = drawStrip(name ?? 'Other', y, layout)
    for (const permission of permissions) {
      const h = heightOf(permission, layout)
      drawRow(permission, { y, h }, layout)
      rows.set(permission.name, y + h / 2)
      y += h
    }
  }
  drawVerdicts(rows, y, layout)
  const disc = (isOpen: boolean) => (at: Point) => marks([at], isOpen)
  sheet.key(markEntry('Granted', disc(false)))
  if (data.roles.some((role) => role.includes !== undefined))
    sheet.key(markEntry('Held because the role includes one that is granted it', disc(true)))
  sheet.share = shareStrokes
  sheet.ifTooWide('roles', 'shorten names or remove roles')
  sheet.ifTooHigh('permissions', 'remove some')
}

/** The roles; returns where rows begin. */
const drawHeads = (layout: GrantsLayout): number => {
  const h = up(Math.max(...layout.heads.map((each) => each.h)) + 8)
  layout.heads.forEach((words, index) => {
    const role = layout.data.roles[index]
    const rect = { x: xOf(index, layout), y: 0, w: 0, h: h - 8 }
    if (role !== undefined) layout.sheet.put(role, place(words, rect, { valign: 'top' }))
  })
  return h
}

/** The name of a group over its rows; returns where these begin. */
const drawStrip = (name: string, y: number, layout: GrantsLayout): number => {
  layout.sheet.put('@groups', [
    line(0, y + size.strip - 4, rightOf(layout), y + size.strip - 4, { stroke: 'rule' }),
    lineOfText(name, { x: 0, y: y + size.strip / 2, as: 'head' }),
  ])
  return y + size.strip
}

/** Discs of what is granted, and rings of what is included. */
const marks = (at: readonly Point[], isOpen: boolean) => {
  const r = isOpen ? size.r - 1 : size.r
  const discs = at.map(({ x, y }) => `M ${x - r} ${y} a ${r} ${r} 0 1 0 ${2 * r} 0 a ${r} ${r} 0 1 0 ${-2 * r} 0 Z`)
  return path(discs.join(' '), { fill: isOpen ? 'surface' : 'ink', stroke: 'ink' })
}

/** One permission: its name, its line, in ink where it leads to what should be apart, and its marks. */
const drawRow = (
  permission: Rbac['permissions'][number],
  { y, h }: { y: number; h: number },
  layout: GrantsLayout,
): void => {
  const { data, sheet, names } = layout
  const words = names.get(permission) ?? block([])
  sheet.put(permission, place(words, { x: 0, y, w: 0, h }, { align: 'start' }))
  const middle = y + h / 2
  const held = data.roles.map((role) => sourcesOf(role, permission.name, data).map((each) => data.roles.indexOf(each)))
  const rail = railOf(held, { x: (index) => xOf(index, layout), r: size.r, clear: 6 })
  const isBroken = data.separate?.some((each) => each.of.includes(permission.name) && breakersOf(each, data).length > 0)
  const d = rail.map(([from, to]) => `M ${from} ${middle} H ${to}`).join(' ')
  if (d !== '') sheet.put(permission, [path(d, { stroke: isBroken ? 'ink' : 'muted' })])
  for (const isOpen of [false, true]) {
    const at = held.flatMap((sources, index) =>
      sources.length > 0 && sources.includes(index) !== isOpen ? [{ x: xOf(index, layout), y: middle }] : [],
    )
    if (at.length > 0) sheet.put(permission, [marks(at, isOpen)], 'line')
  }
}
