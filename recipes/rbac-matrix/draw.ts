/**
 * A permission matrix: a disc where a role is granted a permission, a ring where it holds it through a role that it
 * includes. Where what should be apart meets in one role, a frame holds it, over the verdict under that column.
 */
import { group } from 'd3-array'
import { block, lineOfText, place } from '../../drawing/block.ts'
import { faint } from '../../drawing/fills.ts'
import { focusBand } from '../../drawing/grid/focus-band.ts'
import { markEntry } from '../../drawing/key.ts'
import { box, circlePath, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { shareStrokes } from '../../drawing/share-strokes.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { headStrip } from '../../drawing/strip.ts'
import type { Point } from '../../src/geometry/rect.ts'
import { type Rbac, sourcesOf } from './grants.ts'
import { drawRule, type GrantsLayout, headTitle, heightOf, layGrants, rightEdgeOf, size, xOf } from './layout.ts'
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
  const disc = (isOpen: boolean) => (at: Point) => marks([at], isOpen)
  sheet.key(markEntry('Granted', disc(false)))
  if (data.roles.some((role) => role.includes !== undefined))
    sheet.key(markEntry('Held through an included role', disc(true)))
  const bottom = drawVerdicts(rows, y, layout)
  sheet.put('@table', [box(0, 0, rightEdgeOf(layout), bottom, { fill: 'none', stroke: 'rule' })], 'rule')
  sheet.share = shareStrokes
  sheet.ifTooWide('roles', 'shorten names or remove roles')
  sheet.ifTooHigh('permissions', 'remove some')
}

/** The roles; returns where rows begin. */
const drawHeads = (layout: GrantsLayout): number => {
  const h = up(Math.max(...layout.heads.map((each) => each.h)) + 2 * size.pad)
  layout.sheet.put('@table', [headStrip({ x: 0, y: 0, w: rightEdgeOf(layout) }, h)], 'ground')
  const left = { x: size.pad, y: size.pad, w: 0, h: h - 2 * size.pad }
  layout.sheet.put('@heads', place(headTitle(layout.data), left, { align: 'start', valign: 'top' }))
  layout.heads.forEach((words, index) => {
    const role = layout.data.roles[index]
    const rect = { x: xOf(index, layout), y: size.pad, w: 0, h: h - 2 * size.pad }
    if (role !== undefined) layout.sheet.put(role, place(words, rect, { valign: 'top' }))
  })
  drawRule(h, layout)
  return h
}

/** The name of a group over its rows; returns where these begin. */
const drawStrip = (name: string, y: number, layout: GrantsLayout): number => {
  const { sheet } = layout
  sheet.put('@groups', [
    square({ x: 1, y: y + 1, w: rightEdgeOf(layout) - 1, h: size.row - 1 }, faint),
    lineOfText(name, { x: size.pad, y: y + size.row / 2, as: 'note' }),
  ])
  drawRule(y + size.row, layout)
  return y + size.row
}

/** Discs of what is granted, and quieter rings of what is included, over the lines that lead to them. */
const marks = (at: readonly Point[], isOpen: boolean) => {
  const r = isOpen ? size.r - 1 : size.r
  const discs = at.map(({ x, y }) => circlePath({ x, y, r }))
  return path(discs.join(' '), isOpen ? { fill: 'none', stroke: 'muted' } : { fill: 'ink', stroke: 'ink' })
}

/** One permission: its name and its marks. */
const drawRow = (
  permission: Rbac['permissions'][number],
  { y, h }: { y: number; h: number },
  layout: GrantsLayout,
): void => {
  const { data, sheet, names } = layout
  const words = names.get(permission) ?? block([])
  if (sheet.isFocus(permission)) sheet.tint(permission, focusBand({ x: 0, y, w: rightEdgeOf(layout), h }))
  sheet.put(permission, place(words, { x: size.pad, y, w: 0, h }, { align: 'start' }))
  drawRule(y + h, layout)
  const middle = y + h / 2
  const held = data.roles.map((role) => sourcesOf(role, permission.name, data).map((each) => data.roles.indexOf(each)))
  for (const isOpen of [false, true]) {
    const at = held.flatMap((sources, index) =>
      sources.length > 0 && sources.includes(index) !== isOpen ? [{ x: xOf(index, layout), y: middle }] : [],
    )
    if (at.length > 0) sheet.put(permission, [marks(at, isOpen)], 'over')
  }
}
