/**
 * Screens side by side: frames, navigation, rows of controls, and arrows from a control to the screen that it opens.
 */
import { lineOfText, place } from '../../drawing/block.ts'
import { box, line, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { elbow, roundedPath } from '../../drawing/rounded-path.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { runsOf } from '../../drawing/values/runs.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Screen, Screens, Widget } from './form.ts'
import { naturalWidth, type View, viewOf } from './widgets.ts'

/** Pixels: widths of screens, of the navigation, air in a screen and between two, heights of bars, between rows and controls. */
const size = {
  page: 664,
  dialog: 376,
  phone: 320,
  navigation: 144,
  inset: 24,
  gap: 72,
  bar: 40,
  head: 48,
  row: 24,
  beside: 16,
}

/** Controls beside each other, their lower edges level. */
type Row = { h: number; widgets: { item: Widget; view: View; x: number; w: number }[] }
type Laid = { screen: Screen; rows: Row[]; rect: Rect; left: number; top: number }

/** Draws the screens on the sheet. */
export function drawScreens({ screens }: Screens, sheet: Sheet): void {
  const laid = screens.map(layScreen)
  const width = laid.reduce((sum, { rect }) => sum + rect.w + size.gap, -size.gap)
  const problem = `${width} px wide side by side, ${room.w} px fit: use dialogs or phones, or fewer screens`
  if (width > room.w) return sheet.problem('screens', undefined, problem)
  const height = Math.max(...laid.map(({ rect }) => rect.h))
  let [x, opener]: [number, Placed | undefined] = [0, undefined]
  for (const each of laid) {
    // A screen that is opened is level with what opens it, as far as the sheet allows.
    const wanted = opener === undefined ? 0 : opener.rect.y + opener.rect.h / 2 - each.rect.h / 2
    const y = Math.floor(Math.min(Math.max(0, wanted), height - each.rect.h) / 8) * 8
    const rect = { ...each.rect, x, y }
    drawFrame(each, rect, sheet)
    const placed = drawRows(each, rect, sheet)
    if (opener !== undefined) drawArrow(opener, rect, sheet)
    opener = placed.find(({ item }) => item.opens !== undefined)
    x += rect.w + size.gap
  }
}

const layScreen = (screen: Screen): Laid => {
  const w = size[screen.kind]
  const left = size.inset + (screen.navigation === undefined ? 0 : size.navigation)
  const top = size.head + (screen.address === undefined ? 0 : size.bar) + size.inset - 8
  const rows = runsOf(screen.widgets, ({ beside }) => beside).map((group) => layRow(group, w - left - size.inset))
  const content = rows.reduce((sum, { h }) => sum + h + size.row, -size.row)
  const entries = (screen.navigation?.length ?? 0) * 32 + size.inset - size.head
  return { screen, rows, left, top, rect: { x: 0, y: 0, w, h: up(top + Math.max(content, entries)) + size.inset } }
}

/** Buttons are as wide as their words; the others share what is left. */
const layRow = (group: Widget[], w: number): Row => {
  const own = group.map(naturalWidth)
  const rest = w - size.beside * (group.length - 1) - own.reduce((sum: number, each) => sum + (each ?? 0), 0)
  const share = Math.floor(rest / Math.max(1, own.filter((each) => each === undefined).length) / 8) * 8
  let x = 0
  const widgets = group.map((item, index) => {
    const width = own[index] ?? share
    const placed = { item, view: viewOf(item, width), x, w: width }
    x += width + size.beside
    return placed
  })
  return { widgets, h: Math.max(...widgets.map(({ view }) => labelOf(view) + below(view))) }
}

const labelOf = ({ label }: View): number => (label.h === 0 ? 0 : up(label.h + 4))
const below = ({ body, remark }: View): number => body + (remark.h === 0 ? 0 : up(remark.h + 4))

/** Frame, address, title and navigation. */
const drawFrame = ({ screen, left, top }: Laid, { x, y, w, h }: Rect, sheet: Sheet): void => {
  const { name, address, navigation = [] } = screen
  const body = y + (address === undefined ? 0 : size.bar)
  const as = { size: 12, mono: true, fill: 'muted' } as const
  const bar = address && lineOfText(address, { x: x + w / 2, y: y + size.bar / 2, as, align: 'middle' })
  sheet.put(
    screen,
    [
      box(x, y, w, h, sheet.isFocus(screen) ? { fill: 'soft', stroke: 'accent' } : { fill: 'none' }),
      ...(bar ? [line(x, body, x + w, body), bar] : []),
      lineOfText(name, { x: x + left, y: body + size.head / 2 + 4, as: 'name' }),
    ],
    'ground',
  )
  if (navigation.length === 0) return
  sheet.put(`@${name} navigation`, [
    line(x + size.navigation, body, x + size.navigation, y + h),
    ...navigation.flatMap((entry, index) => {
      const middle = y + top - size.head + 24 + index * 32
      const here = path(`M ${x} ${middle - 12} h 4 v 24 h -4 Z`, { fill: 'ink', stroke: 'none' })
      const words = lineOfText(entry, { x: x + 20, y: middle, as: entry === name ? 'head' : 'note' })
      return entry === name ? [here, words] : [words]
    }),
  ])
}

type Placed = { item: Widget; rect: Rect }

/** Draws the controls of a screen; gives where each is. */
const drawRows = ({ rows, left, top }: Laid, frame: Rect, sheet: Sheet): Placed[] => {
  let y = frame.y + top
  return rows.flatMap(({ widgets, h }) => {
    const bottom = y + h
    y = bottom + size.row
    return widgets.map(({ item, view, x: across, w }): Placed => {
      const rect = { x: frame.x + left + across, y: bottom - below(view), w, h: view.body }
      sheet.put(item, [
        ...place(view.label, { ...rect, y: rect.y - labelOf(view), h: view.label.h }, { align: 'start' }),
        ...view.draw(rect, sheet.isFocus(item)),
        ...place(view.remark, { ...rect, y: rect.y + rect.h + 4, h: view.remark.h }, { align: 'start' }),
      ])
      return { item, rect }
    })
  })
}

/** From the right edge of a control to the left edge of the screen that it opens. */
const drawArrow = ({ item, rect }: Placed, target: Rect, sheet: Sheet): void => {
  const start = { x: rect.x + rect.w, y: rect.y + rect.h / 2 }
  const y = Math.min(Math.max(start.y, target.y + 24), target.y + target.h - 24)
  const points = y === start.y ? [start, { x: target.x, y }] : elbow(start, { x: target.x, y }, target.x - size.gap / 2)
  sheet.put(
    item,
    [
      path(roundedPath(points, 8), { stroke: 'ink', arrow: true }),
      lineOfText('opens', { x: target.x - 28, y: y - 12, as: 'small', align: 'middle' }),
    ],
    'line',
  )
}
