/**
 * Wireframes: screens side by side, each a frame with a title, an address, navigation and rows of controls, and arrows
 * from a control to the next screen that it opens.
 */

import { block, lineOfText, place } from '../../drawing/block.ts'
import { box, path } from '../../drawing/primitives.ts'
import { columns, up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { headStrip } from '../../drawing/strip.ts'
import { type Rect, rightOf } from '../../src/geometry/rect.ts'
import { drawEnabling, drawOpening } from './arrows.ts'
import { type Control, isLabeled, layControl, ownWidth } from './controls.ts'
import { beside, controlRows, navigationWidth, screenWidth } from './rows.ts'

/**
 * A control of a screen; `beside` puts it in the row of the one before it, `opens` leads to the next screen, `enables` names
 * one further down that it makes usable.
 */
export type ScreenControl = Control & {
  id?: string | undefined
  beside: boolean
  opens: boolean
  enables?: string | undefined
}

/** A screen; controls are in reading order. */
export type Screen = {
  name?: string | undefined
  kind: 'page' | 'dialog' | 'phone'
  address?: string | undefined
  navigation?: string[] | undefined
  widgets: ScreenControl[]
}

/** The navigation, padding in a screen and between two, heights of bars, titles and navigation entries, between rows, what is free more below one that enables another, from a screen to remarks under it, and how far these may reach beyond the highest screen. */
const size = {
  navigation: 112,
  inset: 24,
  gap: 48,
  bar: 40,
  head: 64,
  entry: 32,
  row: 24,
  enabling: 32,
  below: 24,
  beyond: 72,
}

/** Draws the screens on the sheet, their tops level. */
export function drawScreens(screens: Screen[], sheet: Sheet): void {
  sheet.ifTooWide('screens', 'use dialogs or phones, or fewer screens')
  const placed = new Map<ScreenControl, Rect>()
  const spots = columns(
    { x: 0, y: 0, w: 0, h: 0 },
    screens.map((screen) => screenWidth(screen, size)),
    size.gap,
  )
  const frames = spots.map((spot, index) => {
    const screen = screens[index]
    return screen === undefined ? spot : drawScreen(screen, spot, { placed, sheet })
  })
  sheet.remarksIn = roomUnder(frames)
  screens.forEach(({ widgets }, index) => {
    for (const item of widgets) {
      const target = enabledBy(item, widgets)
      const [from, to] = [placed.get(item), target && placed.get(target)]
      if (from === undefined || to === undefined) continue
      const others = widgets.flatMap((each) => (each === item || each === target ? [] : (placed.get(each) ?? [])))
      drawEnabling({ from, to, others, right: rightOf(frames[index] ?? to), opens: target?.opens === true, sheet })
    }
    for (const [order, item] of widgets.filter(({ opens }) => opens).entries()) {
      const [from, to] = [placed.get(item), frames[index + 1]]
      if (from !== undefined && to !== undefined) drawOpening(item, { from, to, sheet, isNamed: order === 0 }, size)
    }
  })
}

/** What is free under the last screen, where that is much lower than the highest one; remarks may reach a little further down. */
const roomUnder = (frames: readonly Rect[]): Rect | undefined => {
  const [last, bottom] = [frames.at(-1), Math.max(...frames.map(({ h }) => h))]
  if (last === undefined || bottom - last.h < 80) return undefined
  return { x: last.x, y: last.h + size.below, w: last.w, h: bottom - last.h - size.below + size.beyond }
}

type ScreenContext = { placed: Map<ScreenControl, Rect>; sheet: Sheet }

/** Draws a screen from its left top corner; gives its frame. */
const drawScreen = (screen: Screen, { x, w }: Rect, { placed, sheet }: ScreenContext): Rect => {
  const { name, address, navigation = [], widgets } = screen
  const body = address === undefined ? 0 : size.bar
  const head = name === undefined ? size.inset : size.head
  const left = x + size.inset + navigationWidth(screen, size.navigation)
  let y = body + head
  const rows = controlRows(widgets, x + w - size.inset - left)
  for (const [index, row] of rows.entries()) {
    // What completes a dialog is at the right end of its foot.
    const isFoot = screen.kind === 'dialog' && index === rows.length - 1 && row.every((each) => ownWidth(each))
    const isEnabling = row.some((each) => enabledBy(each, widgets) !== undefined)
    const spot = { x: left, y, w: x + w - size.inset - left, h: 0 }
    y = drawRow(row, spot, { placed, sheet, isFoot }) + size.row + (isEnabling ? size.enabling : 0)
  }
  const h = Math.max(y, body + size.inset + navigation.length * size.entry + size.inset)
  sheet.put(
    screen,
    [
      box(x, 0, w, h, sheet.isFocus(screen) ? { fill: 'soft', stroke: 'accent' } : { fill: 'none' }),
      ...(address === undefined
        ? []
        : [headStrip({ x, y: 0, w }, body), path(`M ${x} ${body} H ${x + w} Z`, { stroke: 'rule' })]),
      ...(address === undefined
        ? []
        : [lineOfText(address, { x: x + w / 2, y: body / 2, as: 'codeMuted', align: 'middle' })]),
      ...(name === undefined ? [] : [lineOfText(name, { x: left, y: body + size.head / 2 - 4, as: 'name' })]),
    ],
    'ground',
  )
  if (navigation.length > 0)
    drawNavigation(screen, { x, y: body, w: navigationWidth(screen, size.navigation), h: h - body }, sheet)
  return { x, y: 0, w, h }
}

/** Entries at the left; the one of this screen is marked. */
const drawNavigation = ({ name, navigation = [] }: Screen, { x, y, w, h }: Rect, sheet: Sheet): void =>
  sheet.put(`@${name ?? 'screen'} navigation`, [
    path(`M ${x + w} ${y} V ${y + h} Z`, { stroke: 'rule' }),
    ...navigation.flatMap((entry, index) => {
      const middle = y + size.inset + (index + 0.5) * size.entry
      const here = path(`M ${x} ${middle - 12} h 4 v 24 h -4 Z`, { fill: 'ink', stroke: 'none' })
      const words = lineOfText(entry, { x: x + 20, y: middle, as: entry === name ? 'head' : 'note' })
      return entry === name ? [here, words] : [words]
    }),
  ])

/** Draws controls beside each other; buttons are as wide as their words, the others share what is left. Gives the bottom. */
const drawRow = (
  row: ScreenControl[],
  { x, y, w }: Rect,
  { placed, sheet, isFoot }: ScreenContext & { isFoot: boolean },
): number => {
  const own = row.map(ownWidth)
  const rest = own.reduce((sum: number, each) => sum - (each ?? 0), w - beside * (row.length - 1))
  const share = Math.floor(rest / Math.max(1, own.filter((each) => each === undefined).length) / 8) * 8
  const aside = isFoot ? Math.max(0, rest) : 0
  const laid = columns(
    { x: x + aside, y, w, h: 0 },
    own.map((each) => each ?? share),
    beside,
  ).flatMap((spot, index) => {
    const item = row[index]
    if (item === undefined) return []
    const as = item.kind === 'table' ? 'head' : 'note'
    const label = block([{ text: isLabeled(item) ? item.name : undefined, as }], spot.w)
    const note = block([{ text: item.note, as: 'small' }], spot.w)
    return [{ item, spot, label, note, control: layControl(item, spot.w) }]
  })
  const top = y + Math.max(...laid.map(({ label }) => (label.h === 0 ? 0 : up(label.h + 4))))
  for (const { item, spot, label, note, control } of laid) {
    const rect = { ...spot, y: top, h: control.h }
    placed.set(item, rect)
    sheet.put(item, [
      ...place(label, { ...rect, y: top - label.h - 4, h: label.h }, { align: 'start' }),
      ...control.draw(rect, sheet.isFocus(item)),
      ...place(note, { ...rect, y: top + control.h + 4, h: note.h }, { align: 'start' }),
    ])
  }
  return top + Math.max(...laid.map(({ control, note }) => control.h + (note.h === 0 ? 0 : up(note.h + 4))))
}

/** The control that one enables, by its id or name; it is further down on the same screen. */
export const enabledBy = <Item extends ScreenControl>(item: Item, widgets: Item[]): Item | undefined =>
  item.enables === undefined
    ? undefined
    : widgets.slice(widgets.indexOf(item) + 1).find(({ id, name }) => item.enables === id || item.enables === name)
