/**
 * Bullets as Stephen Few specified them (2013), with one change: all targets are on one upright line.
 */

import { type Block, block, lineOfText, nameAndNote, place, widthOf } from '../../drawing/block.ts'
import { grays } from '../../drawing/fills.ts'
import { swatchEntry } from '../../drawing/key.ts'
import { line } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { toneOf } from '../../drawing/tone.ts'
import { focusable } from '../../drawing/type.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'
import { sentenceCase } from '../../src/scene/sentence-case.ts'
import { clearOf, fitBands, type QualityBand } from './bands.ts'
import { boundsOver, takenOver, targetSpan, targetWords } from './bounds.ts'
import { namedOf, qualitiesOf, unnamedOf } from './qualities.ts'
import { endOf, signWidth } from './row-end.ts'
import {
  type BulletKind,
  type BulletRow,
  boundWords,
  bulletKinds,
  drawnOf,
  isMet,
  kindOf,
  placeIn,
  reachOf,
  wordsOf,
} from './scales.ts'
import { slotFor } from './slot.ts'

/** Pixels: the page, names, gaps; heights of a head, a row, its bands, its bar and its target. */
const size = { w: 880, names: 300, gap: 24, head: 40, row: 58, band: 24, bar: 10, target: 30, groups: 24 } as const

const heads: Record<BulletKind, string> = {
  lower: 'lower is better',
  higher: 'higher is better',
  missing: 'higher is better; bars show what is missing to 100%',
}

/** The columns of the page, and how many targets long its scales are. */
type Page = { names: Block[]; left: number; w: number; reach: number; measure: string; sheet: Sheet }

/** Draws all rows, those with one good side together. */
export function drawBullets(rows: BulletRow[], measure: string, sheet: Sheet): void {
  const names = rows.map((row) =>
    nameAndNote(row, size.names, [focusable('body', sheet.isFocus(row), isMet(row) ? 'accent' : 'ink'), 'note']),
  )
  // What all rows measure is over their names, beside the head of the first group.
  const left = up(Math.max(widthOf(measure, 'tick'), ...names.map(({ w }) => w)) + size.gap)
  const ends = Math.max(...rows.map((row) => signWidth + slotFor(wordsOf(row).value, 'highlight'))) + size.gap
  const page: Page = { names, left, w: size.w - left - ends, reach: reachOf(rows), measure, sheet }
  let top = 0
  for (const kind of bulletKinds) {
    const own = rows.filter((row) => kindOf(row) === kind)
    if (own.length === 0) continue
    drawHead(kind, top, page)
    const next = drawGroup(own, { rows, top: top + size.head, page, isFirst: top === 0 })
    top = next + size.groups
  }
  for (const { text, fill } of unnamedOf(rows, page)) sheet.key(swatchEntry(text, { ...fill }))
  const times = `${page.reach} times its target`
  sheet.footnote(`Each row has its own scale, from zero to ${times}, so that all targets are on one line.`)
  const atEnd = rows.find((row) => drawnOf(row).target <= 0)
  if (atEnd !== undefined) sheet.footnote(`A target of ${boundWords(atEnd, drawnOf(atEnd).target)} begins its row.`)
  if (rows.some((row) => isCut(row, page.reach))) sheet.footnote('Bars that end in two strokes go on beyond it.')
}

const isCut = (row: BulletRow, reach: number): boolean => placeIn(drawnOf(row), reach)(drawnOf(row).value) > 1

/** What is good in a group, over its bars; over the first one also what all rows measure. */
const drawHead = (kind: BulletKind, y: number, { left, measure, sheet }: Page): void => {
  const measured = y === 0 ? [lineOfText(measure, { x: 0, y: y + 9, as: 'tick' })] : []
  const rule = line(0, y + 24, size.w, y + 24, { stroke: 'rule' })
  // It turns the meaning of all bars below it around.
  const words = lineOfText(sentenceCase(heads[kind]), { x: left, y: y + 9, as: { size: 14 } })
  sheet.put('measure', [...measured, words, rule], 'rule')
}

type Group = { rows: BulletRow[]; top: number; page: Page; isFirst: boolean }

/** Draws the rows of a group; where the next one may begin. */
const drawGroup = (own: BulletRow[], { rows, top, page, isFirst }: Group): number => {
  const bandsNamed = namedOf(own, page)
  let y = top
  for (const [index, row] of own.entries()) {
    const name = page.names[rows.indexOf(row)] ?? block([])
    const h = Math.max(size.row, up(name.h + 20))
    drawRow(row, {
      y: y + 18,
      name,
      page,
      isTargetNamed: isFirst && index === 0,
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
  const fill = isMet(row) ? toneOf(row, sheet) : 'negative'
  const bands = qualitiesOf(row, page)
  const bounds = boundsOver(row, page, targetSpan(row, page, isTargetNamed))
  const target = Math.round(left + w / reach)
  const named = areBandsNamed ? (fitBands(bands, takenOver(row, page, isTargetNamed)) ?? []) : []
  sheet.put(row, [
    ...bands.map(({ from, to, fill }) => square({ x: from, y, w: to - from, h: size.band }, fill)),
    ...place(name, { x: 0, y: middle - name.h / 2, w: 0, h: name.h }, { align: 'start' }),
    ...bounds.map(({ text, x }) => lineOfText(text, { x, y: y - 12, as: 'small', align: 'middle' })),
    ...named.map(({ text, x }) => lineOfText(text, { x, y: y - 12, as: 'small', align: 'middle' })),
    ...barOf(row, { fill, middle, bands, page }),
    square({ x: target - 1, y: middle - size.target / 2, w: 3, h: size.target }, { fill: 'ink' }),
    lineOfText(targetWords(row, isTargetNamed), { x: target, y: y - 12, as: { size: 12 }, align: 'middle' }),
    ...endOf(row, { fill, middle, x: left + w + size.gap }),
  ])
  for (const each of ['met', 'rows', ...(isMet(row) ? [] : ['missed'])]) sheet.prove(each, row)
}

type BarAt = { fill: Color; middle: number; bands: QualityBand[]; page: Page }

/** The bar of a value, and what it misses the target by at its end. */
const barOf = (row: BulletRow, { fill, middle, bands, page: { left, w, reach } }: BarAt): Element[] => {
  const drawn = drawnOf(row)
  const at = placeIn(drawn, reach)
  const [from, to] = [Math.round(left + w * at(0)), Math.round(left + w * Math.min(1, at(drawn.value)))]
  const rect = { x: from, y: middle - size.bar / 2, w: Math.max(0, to - from), h: size.bar }
  const cut = isCut(row, reach)
    ? [
        square(
          [12, 20].map((x) => ({ ...rect, x: to - x, w: 3 })),
          { fill: 'surface' },
        ),
      ]
    : []
  const { miss } = wordsOf(row)
  const target = Math.round(left + w / reach)
  const width = slotFor(miss ?? '', 'item')
  // Words in the gap if there is room, between the edges of bands, else beyond the target, whose mark would cut them; a thin line leads there.
  const isOverEdge = bands.some(({ from }) => from > to && from < to + 14 + width)
  const isIn = rect.w > 0 && target - to >= width + 20 && !isOverEdge
  const gap = to < target && !isIn && miss !== undefined ? [{ x: to, y: middle - 1, w: target - to, h: 2 }] : []
  const shapes = [rect, ...gap].filter((each) => each.w > 0)
  const bar = shapes.length === 0 ? [] : [square(shapes, { fill }), ...cut]
  if (miss === undefined) return bar
  const x = clearOf(bands, { x: (isIn ? to : Math.max(to, to < target ? target : 0)) + 10, width })
  const ends = [x, x + width]
  if ((ends[1] ?? 0) > left + w - 8) return bar
  // On the darkest band red would be too faint.
  const isDark = bands.some((band) => band.fill === grays[2] && band.from < (ends[1] ?? 0) && band.to > x)
  return [...bar, lineOfText(miss, { x, y: middle, as: { size: 14, bold: true, fill: isDark ? 'ink' : 'negative' } })]
}
