/** Controls beside each other on a screen: as many in a row as have room. */
import { widthOf } from '../../drawing/block.ts'
import { up } from '../../drawing/rect.ts'
import { runsOf } from '../../drawing/values/runs.ts'
import { ownWidth } from './controls.ts'
import type { Screen, ScreenControl } from './draw-screens.ts'

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

/** How wide a dialog is in which buttons that are to be beside each other are, from `least` on. */
export function dialogWidth(
  controls: readonly ScreenControl[],
  { least, inset }: { least: number; inset: number },
): number {
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
