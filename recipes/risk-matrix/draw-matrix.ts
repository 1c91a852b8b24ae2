/**
 * The grid of a risk matrix: every cell has its score, and one line surrounds those that need action first.
 */
import { groups } from 'd3-array'
import { badge } from '../../drawing/badge.ts'
import { block, lineOfText, nameAndNote, place } from '../../drawing/block.ts'
import { bands } from '../../drawing/chart/bands.ts'
import { rectOf } from '../../drawing/chart/bar.ts'
import type { Frame } from '../../drawing/chart/frame.ts'
import { levelFill } from '../../drawing/chart/levels.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { stepTicks } from '../../drawing/chart/points-axis.ts'
import { titled } from '../../drawing/chart/scale.ts'
import type { PointsData } from '../../drawing/data/points.ts'
import { drawRegister, rowsHeight } from '../../drawing/grid/register.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import { bottomOf, centerOf, type Point, type Rect, rightOf } from '../../src/geometry/rect.ts'
import { type RankedRisk, ranked } from './ranks.ts'
import { nameShades, type RiskLevels, shadeOf, shades } from './shades.ts'

/** Risks; levels that are not given follow from the highest score that the steps allow. */
export type RiskData = PointsData & { levels?: RiskLevels | undefined }

/** Risks with their levels. */
type LeveledRisks = PointsData & { levels: RiskLevels }

/** The levels of the data, or a fifth, two and four fifths of the highest score: 5, 10 and 20 of 25. */
export const levelsOf = ({ levels, x, y }: RiskData): RiskLevels => {
  if (levels !== undefined) return levels
  const most = stepTicks(x, 'x').length * stepTicks(y, 'y').length
  const second = Math.max(2, Math.ceil(most / 5))
  const third = Math.max(second + 1, Math.ceil((2 * most) / 5))
  return [second, third, Math.max(third + 1, Math.ceil((4 * most) / 5))]
}

/** Badges: their radius, and from one to the next in a cell; the page, a step's width, and the padding of the register. */
const [radius, pitch] = [12, 28]
const size = { page: 880, steps: 424, least: 72, widest: 120, names: 112, padding: 5 }

/** How much higher than wide a cell may be, so that the grid is about as high as the register beside it. */
const mostUpright = 1.4

/** How many badges are side by side in cells of this width. */
const perRowIn = (width: number): number => Math.max(1, Math.floor((width - 8) / pitch))

/** A cell: its steps from 1, its score and where it is. */
type Cell = { x: number; y: number; score: number; rect: Rect }

/** Draws the grid and the register beside it. */
export function drawMatrix(given: RiskData, sheet: Sheet): void {
  // Beside the number of a risk, that of a callout reads as another risk.
  sheet.badgesAtWords = 'steady'
  const data = { ...given, levels: levelsOf(given) }
  const [risks, across, upward] = [ranked(data), stepTicks(data.x, 'x'), stepTicks(data.y, 'y').toReversed()]
  const crowds = groups(risks, ({ risk: { x, y } }) => `${x} ${y}`).map(([, crowd]) => crowd)
  const [x, y] = [titled(bands(across), data.x.name), titled(bands(upward), data.y.name)]
  const step = Math.min(size.widest, Math.max(size.least, Math.floor(size.steps / across.length)))
  const w = size.names + step * across.length
  const rows = risks.map(({ risk, number, score }) => {
    const isHigh = score >= data.levels[2]
    const own = ({ x, y }: Point) => badge(number, { x: x + radius, y }, look)
    const room = Math.max(120, size.page - w - 96)
    const words = nameAndNote(risk, room, [nameStyle(isHigh, sheet.isFocus(risk)), 'note'])
    return { source: risk, cells: [own, block([{ text: String(score), as: isHigh ? 'item' : 'value' }]), words] }
  })
  const row = Math.max(
    size.least,
    24 + pitch * Math.ceil(Math.max(...crowds.map(({ length }) => length)) / perRowIn(step)),
    Math.min(mostUpright * step, rowsHeight(rows, size.padding) / upward.length),
  )
  const { area } = plot({ sheet, x, y, w, row: Math.round(row) }, [
    ground(data, { across: across.length, upward: upward.length }, sheet),
    ...crowds.map((crowd) => badges(crowd, upward.length)),
  ])
  // The register ends with the grid, if it has few rows.
  const free = (bottomOf(area) - 20 - rowsHeight(rows, size.padding)) / (2 * rows.length)
  const columns = {
    columns: [0, 52, 64],
    ends: [1],
    padding: size.padding + Math.max(0, Math.min(8, Math.floor(free))),
  }
  drawRegister(rows, { x: rightOf(area) + 32, y: -3, title: 'Risks by score', ...columns }, sheet)
  sheet.prove('risks', ...data.points)
  sheet.prove('high', ...risks.filter(({ score }) => score >= data.levels[2]).map(({ risk }) => risk))
  sheet.prove('limit', '@limit')
}

/** A focus changes color only. */
const nameStyle = (isHigh: boolean, isFocus: boolean): TypeStyle => ({
  size: 14,
  ...(isHigh ? { bold: true } : {}),
  ...(isFocus ? { fill: 'accent' } : {}),
})

/** The number of a risk, alike in the grid and in the register. */
const look = { r: radius, fill: 'surface' } as const

/** The steps of both axes. */
type Ground = { across: number; upward: number }

/** The cells with their scores, and a line around those from the last level on. */
const ground = (data: LeveledRisks, { across, upward }: Ground, sheet: Sheet): ChartMark => ({
  top: 8,
  draw: (frame) => {
    const cells = Array.from({ length: across * upward }, (_, index): Cell => {
      const [x, y] = [(index % across) + 1, Math.floor(index / across) + 1]
      return { x, y, score: x * y, rect: rectOf(frame, { x: x - 1, y: upward - y }) }
    })
    const squares = shades.flatMap((look) => {
      const own = cells.filter((cell) => shadeOf(cell.score, data.levels) === look)
      const rects = own.map(({ rect: { x, y, w, h } }) => ({ x, y, w: w - 1, h: h - 1 }))
      return own.length === 0 ? [] : [square(rects, levelFill(look))]
    })
    const words = cells.map(({ rect, score }) => {
      const { ink } = shadeOf(score, data.levels)
      return lineOfText(String(score), { x: rect.x + 6, y: rect.y + 11, as: { size: 12, fill: ink } })
    })
    nameShades(
      cells.map(({ score }) => score),
      data.levels,
      sheet,
    )
    frame.put('@cells', [...squares, ...words], 'ground')
    const high = cells.filter(({ score }) => score >= data.levels[2])
    if (high.length > 0) frame.put('@limit', [border(high)], 'line')
    sayFirst(data, { cells, frame })
  },
})

/** The line around cells, where one borders on a cell that is not among them. */
const border = (cells: Cell[]) => {
  const has = (x: number, y: number): boolean => cells.some((cell) => cell.x === x && cell.y === y)
  const sides = cells.flatMap(({ x, y, rect }) => {
    // In the middle of the gap between two cells, so that the sides of neighbors meet.
    const [left, top, right, bottom] = [rect.x, rect.y, rightOf(rect), bottomOf(rect)].map((at) => at - 0.5)
    return [
      has(x, y + 1) ? '' : `M ${left} ${top} H ${right}`,
      has(x, y - 1) ? '' : `M ${left} ${bottom} H ${right}`,
      has(x - 1, y) ? '' : `M ${left} ${top} V ${bottom}`,
      has(x + 1, y) ? '' : `M ${right} ${top} V ${bottom}`,
    ]
  })
  return path(sides.filter((side) => side !== '').join(' '), { stroke: 'ink' })
}

type Said = { cells: Cell[]; frame: Frame }

/** What to do about the risks within the line, over its corner. */
const sayFirst = (data: LeveledRisks, { cells, frame }: Said): void => {
  const corner = cells.at(-1)
  if (corner === undefined || corner.score < data.levels[2]) return
  const words = block([
    { text: `✗ Act first: ${data.levels[2]} or more`, as: { size: 14, bold: true, fill: 'negative' } },
  ])
  const over = { x: rightOf(corner.rect), y: corner.rect.y - words.h - 2, w: 0, h: words.h }
  frame.put('@limit', place(words, over, { align: 'end' }), 'over')
}

/** The numbers of the risks in one cell, around its middle. */
const badges = (crowd: RankedRisk[], rows: number): ChartMark => ({
  draw: (frame) => {
    for (const [index, { risk, number }] of crowd.entries()) {
      const cell = rectOf(frame, { x: risk.x - 1, y: rows - risk.y })
      const [{ x, y }, perRow] = [centerOf(cell), perRowIn(cell.w)]
      const across = (index % perRow) - (Math.min(perRow, crowd.length) - 1) / 2
      const down = Math.floor(index / perRow) - (Math.ceil(crowd.length / perRow) - 1) / 2
      const at = { x: x + pitch * across, y: y + (crowd.length > perRow ? 4 : 0) + pitch * down }
      frame.put(risk, badge(number, at, look))
    }
  },
})
