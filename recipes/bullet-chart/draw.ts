/**
 * Bullets as Stephen Few specified them (2013), with one change: all targets are on one upright line.
 */

import { type Block, block, lineOfText, nameAndNote, place, widthOf } from '../../drawing/block.ts'
import { line, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square, squarePath } from '../../drawing/square.ts'
import { toneOf } from '../../drawing/tone.ts'
import { focusable, type TypeStyle } from '../../drawing/type.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { sentenceCase } from '../../src/scene/sentence-case.ts'
import { fitBands } from './bands.ts'
import { barOf, isCut } from './bar.ts'
import { boundsOver, takenOver, targetSpan, targetWords } from './bounds.ts'
import { leadOf, namedOf, qualitiesOf, unnamedOf } from './qualities.ts'
import { endOf, signWidth, valueStyle } from './row-end.ts'
import {
  type BulletKind,
  type BulletRow,
  boundWords,
  bulletKinds,
  drawnOf,
  isMet,
  kindOf,
  reachOf,
  wordsOf,
} from './scales.ts'
import { slotFor } from './slot.ts'

/** Pixels: the page, names, gaps; heights of a head, a row, its bands and its target. */
const size = { w: 880, names: 300, gap: 24, head: 40, row: 58, band: 24, target: 30, groups: 24 } as const

const heads: Record<BulletKind, string> = {
  lower: 'lower is better',
  higher: 'higher is better',
  missing: 'higher is better; bars show what is missing to 100%',
}

/** From the bands of a row up to the middle of the words over them: clear of the mark of the target. */
const over = 15

/** The columns of the page and their end, how many targets long its scales are, and how values are set. */
type Page = {
  names: Block[]
  left: number
  w: number
  end: number
  reach: number
  measure: string
  styleAt: (row: BulletRow, fill: Color) => TypeStyle
  sheet: Sheet
}

/** Draws all rows, those with one good side together. */
export function drawBullets(rows: BulletRow[], measure: string, sheet: Sheet): void {
  const names = rows.map((row) =>
    nameAndNote(row, size.names, [focusable('body', sheet.isFocus(row), isMet(row) ? 'accent' : 'ink'), 'note']),
  )
  // What all rows measure is over their names, beside the head of the first group.
  const left = up(Math.max(widthOf(measure, 'tick'), ...names.map(({ w }) => w)) + size.gap)
  const isFigure = sheet.quotes('missed') && rows.filter((row) => !isMet(row)).length === 1
  const styleAt = (row: BulletRow, fill: Color) => valueStyle(row, { fill, isFigure })
  const values = rows.map((row) => widthOf(wordsOf(row).value, { ...styleAt(row, 'accent') }))
  const ends =
    size.gap + signWidth + Math.max(...values, ...rows.map((row) => slotFor(wordsOf(row).value, 'highlight')))
  const w = size.w - left - ends
  const end = up(left + w + size.gap + signWidth + Math.max(...values), 1)
  const page: Page = { names, left, w, end, reach: reachOf(rows), measure, styleAt, sheet }
  let top = 0
  for (const kind of bulletKinds) {
    const own = rows.filter((row) => kindOf(row) === kind)
    if (own.length === 0) continue
    drawHead(kind, top, page)
    const next = drawGroup(own, { rows, top: top + size.head, page })
    top = next + size.groups
  }
  for (const { text, fill } of unnamedOf(rows, page))
    sheet.key({
      text,
      w: 24,
      sample: ({ x, y, w, h }) => track({ x, y: y + 4, w, h: h - 8 }, (rect) => [square(rect, fill)]),
    })
  sheet.footnote(`Each row has its own scale, ${scaleWords(rows, page.reach)}, so that all targets are on one line.`)
  const atLine = rows.find((row) => drawnOf(row).target <= 0)
  if (atLine !== undefined)
    sheet.footnote(`The bar of a target of ${boundWords(atLine, drawnOf(atLine).target)} begins at the target.`)
  if (rows.some((row) => isCut(row, page.reach))) sheet.footnote('Bars that end in two strokes go on beyond it.')
}

/** From where to where scales go; one of what is missing begins at 100%, and its target is what that leaves. */
const scaleWords = (rows: BulletRow[], reach: number): string => {
  const areMissing = rows.map((row) => kindOf(row) === 'missing')
  const plain = areMissing.includes(false) ? [`from zero to ${reach} times its target`] : []
  const missing = `from 100% down to ${reach} times as far from it as the target`
  return [...plain, ...(areMissing.includes(true) ? [missing] : [])].join(', or ')
}

/** Bands in a pale frame: the palest of them is hardly seen without one. */
const track = (rect: Rect, bandsIn: (rect: Rect) => Element[]): Element[] => [
  ...bandsIn(rect),
  path(squarePath({ x: rect.x + 0.5, y: rect.y + 0.5, w: rect.w - 1, h: rect.h - 1 }), { stroke: 'rule' }),
]

/** What is good in a group, over its bars; over the first one also what all rows measure. */
const drawHead = (kind: BulletKind, y: number, { left, end, measure, sheet }: Page): void => {
  const measured = y === 0 ? [lineOfText(measure, { x: 0, y: y + 9, as: 'tick' })] : []
  const rule = line(0, y + 24, end, y + 24, { stroke: 'rule' })
  // It turns the meaning of all bars below it around.
  const words = lineOfText(sentenceCase(heads[kind]), { x: left, y: y + 9, as: { size: 14 } })
  sheet.put('measure', [...measured, words, rule], 'rule')
}

type Group = { rows: BulletRow[]; top: number; page: Page }

/** Draws the rows of a group; where the next one may begin. */
const drawGroup = (own: BulletRow[], { rows, top, page }: Group): number => {
  const lead = leadOf(rows)
  const bandsNamed = namedOf({ own, lead }, page)
  let y = top
  for (const row of own) {
    const name = page.names[rows.indexOf(row)] ?? block([])
    const h = Math.max(size.row, up(name.h + 20))
    drawRow(row, {
      y: y + 20,
      name,
      page,
      isTargetNamed: row === lead,
      areBandsNamed: row === bandsNamed,
    })
    y += h
  }
  return y
}

type RowPlace = { y: number; name: Block; page: Page; isTargetNamed: boolean; areBandsNamed: boolean }

const drawRow = (row: BulletRow, { y, name, page, isTargetNamed, areBandsNamed }: RowPlace): void => {
  const { left, w, reach, sheet } = page
  const middle = y + size.band / 2
  const tone = toneOf(row, sheet)
  // Red is what misses its target, and says nothing else.
  const fill = !isMet(row) ? 'negative' : tone === 'negative' ? 'muted' : tone
  const bands = qualitiesOf(row, page)
  const bounds = boundsOver(row, page, targetSpan(row, page, isTargetNamed))
  const target = Math.round(left + w / reach)
  const named = areBandsNamed ? (fitBands(bands, takenOver(row, page, isTargetNamed)) ?? []) : []
  sheet.put(row, [
    ...track({ x: left, y, w, h: size.band }, () =>
      bands.map(({ from, to, fill }) => square({ x: from, y, w: to - from, h: size.band }, fill)),
    ),
    ...place(name, { x: 0, y: middle - name.h / 2, w: 0, h: name.h }, { align: 'start' }),
    ...bounds.map(({ text, x }) => lineOfText(text, { x, y: y - over, as: 'note', align: 'middle' })),
    ...named.map(({ text, x }) => lineOfText(text, { x, y: y - over, as: 'note', align: 'middle' })),
    ...barOf(row, { fill, middle, bands, page }),
    square({ x: target - 1, y: middle - size.target / 2, w: 3, h: size.target }, { fill: 'ink' }),
    lineOfText(targetWords(row, isTargetNamed), { x: target, y: y - over, as: 'label', align: 'middle' }),
    ...endOf(row, { fill, middle, x: left + w + size.gap, as: page.styleAt(row, fill) }),
  ])
  for (const each of ['met', 'rows', ...(isMet(row) ? [] : ['missed'])]) sheet.prove(each, row)
}
