/** Controls beside each other on a screen: as many in a row as have room. */
import { runsOf } from '../../drawing/values/runs.ts'
import { ownWidth } from './controls.ts'
import type { ScreenControl } from './draw-screens.ts'

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
