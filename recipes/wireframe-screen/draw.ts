/**
 * Screens side by side: frames, navigation, rows of controls, and arrows from a control to the screen that it opens.
 */
import { block, lineOfText, place } from '../../drawing/block.ts'
import { box, line, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { elbow, roundedPath } from '../../drawing/rounded-path.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Screen, Screens, Widget } from './form.ts'
import { type Row, rowsOf } from './rows.ts'

/** Pixels: widths of screens, of the navigation, air in a screen and between two, heights of bars, between rows. */
const size = { page: 664, dialog: 376, phone: 320, navigation: 144, inset: 24, gap: 72, bar: 40, head: 48, row: 24 }

type Laid = { screen: Screen; rows: Row[]; x: number; w: number; h: number; left: number; top: number }

/** Draws the screens on the sheet. */
export function drawScreens({ screens }: Screens, sheet: Sheet): void {
  const laid = lay(screens)
  const width = (laid.at(-1)?.x ?? 0) + (laid.at(-1)?.w ?? 0)
  if (width > room.w)
    sheet.problem(
      'screens',
      undefined,
      `${width} px wide side by side, ${room.w} px fit: use dialogs or phones, or fewer screens`,
    )
  const height = Math.max(...laid.map(({ h }) => h))
  let opener: { item: Widget; rect: Rect } | undefined
  for (const each of laid) {
    const y = topOf(each, opener?.rect, height)
    drawFrame(each, y, sheet)
    const rects = drawRows(each, y + each.top, sheet)
    if (opener !== undefined) drawArrow(opener, { x: each.x, y, w: each.w, h: each.h }, sheet)
    opener = rects.find(({ item }) => item.opens !== undefined)
  }
}

const lay = (screens: Screen[]): Laid[] => {
  let x = 0
  return screens.map((screen) => {
    const w = size[screen.kind]
    const left = size.inset + (screen.navigation === undefined ? 0 : size.navigation)
    const top = size.head + (screen.address === undefined ? 0 : size.bar) + size.inset - 8
    const rows = rowsOf(screen.widgets, w - left - size.inset)
    const content = rows.reduce((sum, { h }) => sum + h + size.row, -size.row)
    const entries = (screen.navigation?.length ?? 0) * 32 + size.inset
    const laid = {
      screen,
      rows,
      x,
      w,
      left,
      top,
      h: up(Math.max(top + content, top - size.head + entries) + size.inset),
    }
    x += w + size.gap
    return laid
  })
}

/** A screen that is opened is level with what opens it, as far as the sheet allows. */
const topOf = ({ h }: Laid, opener: Rect | undefined, height: number): number =>
  opener === undefined ? 0 : Math.floor(Math.min(Math.max(0, opener.y + opener.h / 2 - h / 2), height - h) / 8) * 8

/** Frame, address, title and navigation. */
const drawFrame = ({ screen, x, w, h, left, top }: Laid, y: number, sheet: Sheet): void => {
  const { name, address, navigation } = screen
  const bar = address === undefined ? 0 : size.bar
  const body = y + bar
  sheet.put(
    screen,
    [
      box(x, y, w, h, sheet.isFocus(screen) ? { fill: 'soft', stroke: 'accent' } : { fill: 'none' }),
      ...(address === undefined
        ? []
        : [
            line(x, body, x + w, body),
            lineOfText(address, {
              x: x + w / 2,
              y: y + bar / 2,
              as: { size: 12, mono: true, fill: 'muted' },
              align: 'middle',
            }),
          ]),
      lineOfText(name, { x: x + left, y: body + size.head / 2 + 4, as: 'name' }),
    ],
    'ground',
  )
  if (navigation === undefined) return
  sheet.put(`@${name} navigation`, [
    line(x + size.navigation, body, x + size.navigation, y + h),
    ...navigation.flatMap((entry, index) => {
      const middle = y + top - size.head + 24 + index * 32
      const isHere = entry === name
      return [
        ...(isHere ? [path(`M ${x} ${middle - 12} h 4 v 24 h -4 Z`, { fill: 'ink', stroke: 'none' })] : []),
        lineOfText(entry, { x: x + 20, y: middle, as: isHere ? 'head' : 'note' }),
      ]
    }),
  ])
}

type Placed = { item: Widget; rect: Rect }

/** Draws the rows from `top` on; gives where each control is. */
const drawRows = ({ rows, x, left }: Laid, top: number, sheet: Sheet): Placed[] => {
  let y = top
  return rows.flatMap(({ widgets, h }) => {
    const placed = widgets.map(({ item, view, x: across, w }): Placed => {
      const rect = { x: x + left + across, y: y + h - view.h, w, h: view.h }
      sheet.put(item, view.draw(rect, sheet.isFocus(item)))
      return { item, rect: { ...rect, y: rect.y + view.h - view.body, h: view.body } }
    })
    y += h + size.row
    return placed
  })
}

/** From the right edge of a control to the left edge of the screen that it opens. */
const drawArrow = ({ item, rect }: Placed, target: Rect, sheet: Sheet): void => {
  const start = { x: rect.x + rect.w, y: rect.y + rect.h / 2 }
  const y = Math.min(Math.max(start.y, target.y + 24), target.y + target.h - 24)
  const points = elbow(start, { x: target.x, y }, target.x - size.gap / 2)
  sheet.put(
    item,
    [
      y === start.y
        ? line(start.x, y, target.x, y, { stroke: 'ink', arrow: true })
        : path(roundedPath(points, 8), { stroke: 'ink', arrow: true }),
      ...place(block([{ text: 'opens', as: 'small' }]), { x: target.x - 28, y: y - 20, w: 0, h: 16 }),
    ],
    'line',
  )
}
