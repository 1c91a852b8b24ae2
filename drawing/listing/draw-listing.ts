/**
 * Listings: one panel with remarks on its right, or two panels with what leads from one to the other between them.
 */

import { textWidth } from '../../src/text/measure.ts'
import type { ListingData, ListingLine, Panel } from '../data/listing.ts'
import { linesWith } from '../data/quotes.ts'
import { easyWidth } from '../draw-options.ts'
import { up } from '../rect.ts'
import { room, type Sheet } from '../sheet.ts'
import { square } from '../square.ts'
import { roles } from '../type.ts'
import { drawBand, drawChanges, drawFrame, drawRow, drawSection } from './draw-panel.ts'
import { drawRemarks, remarksOf } from './draw-remarks.ts'
import { isTerminal, type LaidPanel, type LaidRow, layPanel, padding, settings } from './panel.ts'
import { channelOf, remarkWidth } from './remarks.ts'
import { drawSteps, stepsWidth } from './steps.ts'

/** `steps`: the values of the heading that count the commands of a terminal; these are numbered then. */
export type ListingStyle = { steps?: readonly string[] }

/** Between two panels without anything between them. */
const gutter = 24

/** Draws listing data on the sheet. */
export function drawListing(data: ListingData, sheet: Sheet, { steps }: ListingStyle = {}): void {
  sheet.drawsCallouts = true
  for (const panel of data.panels)
    if (panel.first !== 1 && !isNumbered(panel))
      sheet.note(panel, 'first', `the lines of a ${panel.kind} panel are not numbered from there`)
  const hasRemarks = (data.callouts ?? []).length + data.edges.length > 0
  const [width, table] = [widthFor(data.panels), tableWidth(data.panels)]
  const laid = layPanels(data.panels, { hasRemarks, width, table, steps: steps === undefined ? 0 : stepsWidth })
  const remarks = remarksOf(data, { laid, sheet, width: table > 0 ? room.w : width })
  const step = (laid[0]?.w ?? 0) + (hasRemarks ? 2 * channelOf(laid.length) + remarks.w : gutter)
  laid.forEach((each, index) => drawPanel(each, { x: index * step, y: 0, data, sheet }))
  // Where arrows arrive, a thread would turn them along the edge.
  const threaded = hasRemarks ? laid.slice(0, 1) : laid
  if (steps === undefined)
    threaded.forEach((each, index) =>
      drawThread(each, { x: index * step, isRight: hasRemarks && laid.length === 1, sheet }),
    )
  if (steps !== undefined) drawSteps(laid, { sheet, step, proves: steps })
  if (hasRemarks) drawRemarks(remarks, { laid, step, data, sheet })
}

const isNumbered = ({ kind }: Panel): boolean => kind === 'code' || kind === 'json'

/** Lines of a terminal may be broken anywhere, so that it fits a page of 960 px; code is kept in lines while it can be. */
const widthFor = (panels: Panel[]): number => (panels.every(isTerminal) ? easyWidth : room.w)

/** Rows that a terminal printed in columns, of which a broken one is no row: the widest, in pixels. */
const tableWidth = (panels: Panel[]): number => {
  const rows = panels.filter(isTerminal).flatMap(({ lines }) => lines.filter(({ text }) => tableRow.test(text)))
  return Math.max(0, ...rows.map(({ text }) => textWidth(text, roles.code)))
}

const tableRow = /^(?!\$ ).*\S {2,}\S.* {2,}\S/

type Widths = { hasRemarks: boolean; width: number; table: number; steps: number }

/** Panels side by side as wide as they need, longer lines wrapped. */
const layPanels = (panels: Panel[], { hasRemarks, width, table, steps }: Widths): LaidPanel[] => {
  const beside = hasRemarks
    ? remarkWidth.least + channelOf(panels.length) * panels.length
    : gutter * (panels.length - 1)
  const mostIn = (whole: number): number => Math.floor((whole - beside) / panels.length)
  const most = Math.min(mostIn(room.w), Math.max(mostIn(width), up(table + steps + 2 * padding.x)))
  let laid: LaidPanel[] = []
  for (const setting of settings) {
    laid = panels.map((panel) => layPanel(panel, setting, { most, steps }))
    if (laid.every(({ h }) => h <= room.h)) break
  }
  return asPeers(laid)
}

/** Equally wide, equally high, and with heads of one height. */
const asPeers = (laid: LaidPanel[]): LaidPanel[] => {
  const headHeight = Math.max(...laid.map(({ head }) => head.h))
  const lowered = laid.map((each): LaidPanel => {
    const by = headHeight - each.head.h
    const rows = each.rows.map((row) => ({ ...row, top: row.top + by }))
    return { ...each, head: { ...each.head, h: headHeight }, rows, h: each.h + by }
  })
  const [w, h] = [Math.max(...lowered.map((each) => each.w)), Math.max(...lowered.map((each) => each.h))]
  return lowered.map((each) => ({ ...each, w, h }))
}

type PanelContext = { x: number; y: number; data: ListingData; sheet: Sheet }

const drawPanel = (laid: LaidPanel, { x, y, data, sheet }: PanelContext): void => {
  sheet.put(laid.panel, [...drawFrame(laid, { x, y }), ...drawChanges(laid, { x, y })], 'ground')
  const quoted = quotesByLine(data)
  for (const row of laid.rows) {
    const { line } = row.row
    const isFocus = sheet.isFocus(line)
    if (isFocus) sheet.tint(line, drawBand(row, laid, { x, y }))
    sheet.put(line, drawRow(row, laid, { x, y, quotes: quoted.get(line) ?? [], isFocus }))
  }
  const isFree = ({ row }: LaidRow): boolean => !quoted.has(row.line)
  // Words and other panels are on the right.
  const isOutermost = data.panels.length > 1 && laid.panel === data.panels.at(-1)
  const isLeft = (row: LaidRow): boolean => !isOutermost && !isFree(row)
  for (const section of laid.sections) sheet.put(laid.panel, drawSection(section, laid, { x, y, isFree, isLeft }))
}

/**
 * Several lines in focus are one thread, from the first of them to the last: a stroke at the left edge of the panel, or at
 * the right of it where that is where remarks lead from.
 */
const drawThread = (
  { rows, w, setting }: LaidPanel,
  { x, isRight, sheet }: Pick<PanelContext, 'x' | 'sheet'> & { isRight: boolean },
): void => {
  const lit = rows.filter(({ row }) => sheet.isFocus(row.line))
  const [first, last] = [lit[0], lit.at(-1)]
  if (first === undefined || last === undefined || first === last) return
  const half = setting.pitch / 2
  const [top, bottom] = [first.top, last.top + last.h]
  const thread = isRight
    ? { x: x + w + 10, y: top + half, w: 3, h: bottom - top - 2 * half }
    : { x: x + 1, y: top, w: 2, h: bottom - top }
  sheet.put('@thread', [square(thread, { fill: 'accent' })], isRight ? 'over' : 'ground')
}

/** What is quoted of each line, by callouts, edges and focus. */
const quotesByLine = ({ panels, callouts = [], edges, focus = [] }: ListingData): Map<ListingLine, string[]> => {
  const quoted = new Map<ListingLine, string[]>()
  const add = (quote: string, where: Panel[]): void => {
    const [line] = linesWith(where, quote)
    if (line !== undefined) quoted.set(line, [...(quoted.get(line) ?? []), quote])
  }
  for (const { on } of callouts) add(on, panels)
  for (const quote of focus) add(quote, panels)
  for (const { from, to } of edges) {
    add(from, panels.slice(0, 1))
    add(to, panels.slice(1))
  }
  return quoted
}
