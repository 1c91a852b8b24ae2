/** Controls beside each other on a screen: as many in a row as have room. */
import { widthOf } from '../../drawing/block.ts'
import { up } from '../../drawing/rect.ts'
import { runsOf } from '../../drawing/values/runs.ts'
import { ownWidth } from './controls.ts'
import type { Screen, ScreenControl } from './draw-screens.ts'
import { leastTable } from './table-widths.ts'

/** Pixels between controls in a row, and the least width of one that shares what is left. */
export const beside = 16
const least = 96

/** Rows on a screen that has `w` pixels for them: a row of more controls than fit goes on in the next one. */
export function controlRows(controls: readonly ScreenControl[], w: number): ScreenControl[][] {
  const needOf = (item: ScreenControl): number => (ownWidth(item) ?? least) + beside
  let used = controls[0] === undefined ? 0 : needOf(controls[0])
  return runsOf(controls, (item) => {
    const isOn = item.beside && used + needOf(item) <= w + beside
    used = isOn ? used + needOf(item) : needOf(item)
    return isOn
  })
}

/** The widest that a dialog becomes for buttons beside each other, and what is free left and right of navigation entries, in pixels. */
const widest = 400
const besideEntry = { left: 20, right: 4 }

/** Widths of screens, and how much wider a page gets for tables, in pixels. */
const widths = { page: 536, dialog: 288, phone: 320, grown: 96 }

/** Dialogs are as wide as their buttons need, other screens wider by what their navigation needs, pages by what tables do. */
export function screenWidth(screen: Screen, size: { inset: number; navigation: number }): number {
  if (screen.kind === 'dialog') return dialogWidth(screen.widgets, { least: widths.dialog, inset: size.inset })
  const navigation = navigationWidth(screen, size.navigation)
  const usual = widths[screen.kind] + Math.max(0, navigation - size.navigation)
  if (screen.kind === 'phone') return usual
  const tables = screen.widgets.map(({ rows, kind }) => (kind === 'table' && rows !== undefined ? leastTable(rows) : 0))
  return Math.min(usual + widths.grown, Math.max(usual, up(Math.max(0, ...tables) + 2 * size.inset + navigation)))
}

/** How wide a dialog is in which buttons that are to be beside each other are, from `least` on. */
function dialogWidth(controls: readonly ScreenControl[], { least, inset }: { least: number; inset: number }): number {
  const needs = controlRows(controls, Number.POSITIVE_INFINITY).map((row) =>
    row.every((each) => ownWidth(each)) ? row.reduce((sum, each) => sum + (ownWidth(each) ?? 0) + beside, -beside) : 0,
  )
  return Math.min(widest, Math.max(least, up(Math.max(...needs) + 2 * inset)))
}

/** How wide the navigation is, from `least` on: no entry is over its edge. */
export const navigationWidth = ({ name, navigation = [] }: Screen, least: number): number => {
  const words = navigation.map((entry) => widthOf(entry, entry === name ? 'head' : 'note'))
  return navigation.length === 0 ? 0 : Math.max(least, up(Math.max(...words) + besideEntry.left + besideEntry.right))
}
