/** Screens measured: their rows of controls from the top down, each from the left top corner of its screen. */
import { type Block, block } from '../../drawing/block.ts'
import { columns, up } from '../../drawing/rect.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { isLabeled, layControl, ownWidth } from './controls.ts'
import type { Screen, ScreenControl } from './draw-screens.ts'
import { enabledBy } from './enabled-by.ts'
import { beside, controlRows, navigationWidth } from './rows.ts'

/** The navigation, padding in a screen, heights of bars, titles and navigation entries, between rows, and what is free more below one that enables another, in pixels. */
export const size = { navigation: 104, inset: 24, bar: 40, head: 64, entry: 32, row: 24, enabling: 32 } as const

/** A control, the words over and under it, and where it is. */
export type PlacedControl = {
  item: ScreenControl
  rect: Rect
  label: Block
  note: Block
  control: ReturnType<typeof layControl>
}

/** A screen `w` by `h` pixels: `body` begins under its bar, controls at `left`. */
export type LaidScreen = { screen: Screen; w: number; h: number; body: number; left: number; controls: PlacedControl[] }

/** Lays a screen that is `w` pixels wide. */
export function layScreen(screen: Screen, w: number): LaidScreen {
  const { name, address, navigation = [], widgets } = screen
  const body = address === undefined ? 0 : size.bar
  const left = size.inset + navigationWidth(screen, size.navigation)
  let y = body + (name === undefined ? size.inset : size.head)
  const rows = controlRows(widgets, w - size.inset - left)
  const controls = rows.flatMap((row, index) => {
    // What completes a dialog is at the right end of its foot.
    const isFoot = screen.kind === 'dialog' && index === rows.length - 1 && row.every((each) => ownWidth(each))
    const isEnabling = row.some((each) => enabledBy(each, widgets) !== undefined)
    const laid = layRow(row, { x: left, y, w: w - size.inset - left, h: 0 }, isFoot)
    y = bottomOf(laid) + size.row + (isEnabling ? size.enabling : 0)
    return laid
  })
  const h = Math.max(y, body + size.inset + navigation.length * size.entry + size.inset)
  return { screen, w, h, body, left, controls }
}

/** Controls beside each other; buttons are as wide as their words, the others share what is left. */
const layRow = (row: ScreenControl[], { x, y, w }: Rect, isFoot: boolean): PlacedControl[] => {
  const own = row.map(ownWidth)
  const rest = own.reduce((sum: number, each) => sum - (each ?? 0), w - beside * (row.length - 1))
  const share = Math.floor(rest / Math.max(1, own.filter((each) => each === undefined).length) / 8) * 8
  const aside = isFoot ? Math.max(0, rest) : 0
  const spots = columns(
    { x: x + aside, y, w, h: 0 },
    own.map((each) => each ?? share),
    beside,
  )
  const laid = spots.flatMap((spot, index) => {
    const item = row[index]
    if (item === undefined) return []
    const as = item.kind === 'table' ? 'head' : 'note'
    const label = block([{ text: isLabeled(item) ? item.name : undefined, as }], spot.w)
    const note = block([{ text: item.note, as: 'small' }], spot.w)
    return [{ item, spot, label, note, control: layControl(item, spot.w) }]
  })
  const top = y + Math.max(...laid.map(({ label }) => (label.h === 0 ? 0 : up(label.h + 4))))
  return laid.map(({ spot, ...each }) => ({ ...each, rect: { ...spot, y: top, h: each.control.h } }))
}

const bottomOf = (row: PlacedControl[]): number =>
  Math.max(...row.map(({ rect, note }) => rect.y + rect.h + (note.h === 0 ? 0 : up(note.h + 4))))
