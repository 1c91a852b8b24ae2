/**
 * Wireframes: screens side by side, each a frame with a title, an address, navigation and rows of controls, and arrows
 * from a control to the next screen that it opens.
 */

import { lineOfText, place } from '../../drawing/block.ts'
import { box, path } from '../../drawing/primitives.ts'
import { columns } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { headStrip } from '../../drawing/strip.ts'
import { bottomOf, centerOf, type Rect, rightOf } from '../../src/geometry/rect.ts'
import { drawEnabling, drawOpening } from './arrows.ts'
import type { Control } from './controls.ts'
import { enabledBy } from './enabled-by.ts'
import { type LaidScreen, layScreen, size } from './lay-screens.ts'
import { navigationWidth, screenWidth } from './rows.ts'

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

/** Between two screens, from a screen to remarks under it, what is free there at least, and how far they may reach beyond the highest screen, in pixels. */
const gap = 56
const under = { below: 24, least: 40, beyond: 72 } as const

/** Draws the screens on the sheet, their tops level but for dialogs, which are beside the middle of what opens them. */
export function drawScreens(screens: Screen[], sheet: Sheet): void {
  sheet.ifTooWide('screens', 'use dialogs or phones, or fewer screens')
  const placed = new Map<ScreenControl, Rect>()
  const frames: Rect[] = []
  const widths = screens.map((screen) => screenWidth(screen, size))
  for (const [index, spot] of columns({ x: 0, y: 0, w: 0, h: 0 }, widths, gap).entries()) {
    const screen = screens[index]
    if (screen === undefined) continue
    const laid = layScreen(screen, spot.w)
    const frame = { ...spot, y: topOf(laid, { before: screens[index - 1], placed, frame: frames.at(-1) }), h: laid.h }
    drawScreen(laid, frame, { placed, sheet })
    frames.push(frame)
  }
  sheet.remarksIn = roomUnder(frames)
  screens.forEach(({ widgets }, index) => {
    for (const item of widgets) {
      const target = enabledBy(item, widgets)
      const [from, to] = [placed.get(item), target && placed.get(target)]
      if (from === undefined || to === undefined) continue
      const others = widgets.flatMap((each) => (each === item || each === target ? [] : (placed.get(each) ?? [])))
      const [right, isFocus] = [
        rightOf(frames[index] ?? to),
        [item, target].some((each) => each && sheet.isFocus(each)),
      ]
      drawEnabling({ from, to, others, right, opens: target?.opens === true, isFocus, sheet })
    }
    for (const [order, item] of widgets.filter(({ opens }) => opens).entries()) {
      const [from, to] = [placed.get(item), frames[index + 1]]
      if (from !== undefined && to !== undefined)
        drawOpening({ from, to, sheet, isNamed: order === 0 }, { ...size, gap })
    }
  })
}

type Opened = { before: Screen | undefined; placed: ReadonlyMap<ScreenControl, Rect>; frame: Rect | undefined }

/**
 * A dialog has its middle beside that of the screen that opens it, as far as it is level with the control that does, and
 * within the height of that screen; other screens begin at the top.
 */
const topOf = ({ screen, h }: LaidScreen, { before, placed, frame }: Opened): number => {
  const opener = before?.widgets.find(({ opens }) => opens)
  const from = opener && placed.get(opener)
  if (screen.kind !== 'dialog' || from === undefined || frame === undefined) return 0
  const [middle, level] = [centerOf(frame).y - h / 2, centerOf(from).y]
  const beside = Math.min(size.head, h / 2)
  const near = Math.min(level - beside, Math.max(level + beside - h, middle))
  return Math.max(0, Math.min(Math.round(near), bottomOf(frame) - h))
}

/** What is free under the last screen, where that is much lower than the highest one; remarks may reach a little further down. */
const roomUnder = (frames: readonly Rect[]): Rect | undefined => {
  const [last, bottom] = [frames.at(-1), Math.max(...frames.map(bottomOf))]
  if (last === undefined || bottom - bottomOf(last) < under.least) return undefined
  const y = bottomOf(last) + under.below
  return { x: last.x, y, w: last.w, h: bottom - y + under.beyond }
}

type ScreenContext = { placed: Map<ScreenControl, Rect>; sheet: Sheet }

/** Draws a screen in its frame. */
const drawScreen = (laid: LaidScreen, frame: Rect, { placed, sheet }: ScreenContext): void => {
  const { screen, controls } = laid
  const { x, y, w, h } = frame
  const { name, address, navigation = [] } = screen
  const [left, body] = [x + laid.left, y + laid.body]
  for (const { item, rect: own, label, note, control } of controls) {
    const rect = { ...own, x: own.x + x, y: own.y + y }
    placed.set(item, { ...rect, w: control.w ?? rect.w })
    sheet.put(item, [
      ...place(label, { ...rect, y: rect.y - label.h - 4, h: label.h }, { align: 'start' }),
      ...control.draw(rect, sheet.isFocus(item)),
      ...place(note, { ...rect, y: rect.y + control.h + 4, h: note.h }, { align: 'start' }),
    ])
  }
  sheet.put(
    screen,
    [
      box(x, y, w, h, sheet.isFocus(screen) ? { fill: 'soft', stroke: 'accent' } : { fill: 'none' }),
      ...(address === undefined
        ? []
        : [
            headStrip({ x, y, w }, laid.body),
            path(`M ${x} ${body} H ${x + w} Z`, { stroke: 'rule' }),
            lineOfText(address, { x: x + w / 2, y: (y + body) / 2, as: 'codeMuted', align: 'middle' }),
          ]),
      ...(name === undefined ? [] : [lineOfText(name, { x: left, y: body + size.head / 2 - 4, as: 'name' })]),
    ],
    'ground',
  )
  if (navigation.length > 0)
    drawNavigation(screen, { x, y: body, w: navigationWidth(screen, size.navigation), h: y + h - body }, sheet)
}

/** Entries at the left; the one of this screen, by its name or else its first heading, is marked. */
const drawNavigation = ({ name, navigation = [], widgets }: Screen, { x, y, w, h }: Rect, sheet: Sheet): void => {
  const heading = widgets.find(({ kind }) => kind === 'heading')?.name
  const own = navigation.find((entry) => entry === name) ?? heading
  sheet.put(`@${name ?? 'screen'} navigation`, [
    path(`M ${x + w} ${y} V ${y + h} Z`, { stroke: 'rule' }),
    ...navigation.flatMap((entry, index) => {
      const middle = y + size.inset + (index + 0.5) * size.entry
      const here = path(`M ${x} ${middle - 12} h 4 v 24 h -4 Z`, { fill: 'ink', stroke: 'none' })
      const words = lineOfText(entry, { x: x + 20, y: middle, as: entry === own ? 'head' : 'note' })
      return entry === own ? [here, words] : [words]
    }),
  ])
}
