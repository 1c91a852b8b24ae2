/**
 * Draws a risk matrix: cells of likelihood and impact shaded by their product, numbered risks in them, and the register
 * beside it, highest score first.
 */

import { type Block, block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import type { Bounds } from '../../drawing/chart/levels.ts'
import { levelOf, ramp } from '../../drawing/chart/levels.ts'
import type { Point, PointsData } from '../../drawing/data/points.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { swatchEntry } from '../../drawing/key.ts'
import { circle } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'

/** What the form adds: where the second, third and fourth level of the score begin. */
export type RiskData = PointsData & { levels: Bounds }

/** Risks with their numbers: the highest score first, in the order of the data where scores are equal. */
export const ranked = ({ points }: PointsData): { risk: Point; number: number; score: number }[] =>
  points
    .map((risk) => ({ risk, score: risk.x * risk.y }))
    .toSorted((a, b) => b.score - a.score)
    .map((each, index) => ({ ...each, number: index + 1 }))

const size = { cell: 88, badge: 12, pitch: 28, names: 16, register: 40, rows: 12 }

/** Draws the matrix and the register on the sheet. */
export function drawRisks(data: RiskData, sheet: Sheet): void {
  const [across, upward] = [data.x.bands ?? [], data.y.bands ?? []]
  const names = upward.map((text) => block([{ text, as: 'label' }], 120))
  const heads = across.map((text) => block([{ text, as: 'label' }], size.cell - 8))
  const title = block([{ text: data.y.name, as: 'note' }])
  const left = up(Math.max(title.w, ...names.map(({ w }) => w)) + size.names)
  const top = title.h + 8
  const cellHeight = up(Math.max(size.cell - 24, neededHeight(data), ...names.map(({ h }) => h + 8)))
  const bottom = top + upward.length * cellHeight
  const cellAt = (x: number, y: number) => ({
    x: left + (x - 1) * size.cell,
    y: bottom - y * cellHeight,
    w: size.cell,
    h: cellHeight,
  })
  sheet.put('y', place(title, { x: 0, y: 0, w: 0, h: title.h }, { align: 'start' }))
  upward.forEach((_, index) => {
    const words = names[index] ?? block([])
    sheet.put(
      `y.bands.${index}`,
      place(words, { x: left - size.names, y: cellAt(1, index + 1).y, w: 0, h: cellHeight }, { align: 'end' }),
    )
  })
  for (const [level, { fill, ink }] of ramp.entries()) {
    const own = upward
      .flatMap((_, y) => across.map((__, x) => ({ x: x + 1, y: y + 1 })))
      .filter(({ x, y }) => levelOf(x * y, data.levels) === level)
    if (own.length === 0) continue
    const rects = own.map(({ x, y }) => cellAt(x, y))
    sheet.put('@cells', [cells(rects, { fill, stroke: 'surface' })], 'ground')
    sheet.put(
      '@cells',
      own.map(({ x, y }, index) => {
        const rect = rects[index] ?? cellAt(x, y)
        return lineOfText(String(x * y), { x: rect.x + 6, y: rect.y + 12, as: { size: 12, fill: ink } })
      }),
    )
  }
  const high = Math.max(0, ...heads.map(({ h }) => h))
  heads.forEach((words, index) => {
    sheet.put(`x.bands.${index}`, place(words, { ...cellAt(index + 1, 1), y: bottom + 8, h: high }, { valign: 'top' }))
  })
  const right = left + across.length * size.cell
  const axis = block([{ text: data.x.name, as: 'note' }])
  sheet.put('x', place(axis, { x: right, y: bottom + 12 + high, w: 0, h: axis.h }, { align: 'end' }))
  drawBadges(data, cellAt, sheet)
  drawRegister(data, { x: right + size.register, top, sheet })
}

const perRow = Math.floor((size.cell - 8) / size.pitch)

/** Cells are as high as the fullest one needs. */
const neededHeight = ({ points }: RiskData): number => {
  const counts = points.map((risk) => points.filter(({ x, y }) => x === risk.x && y === risk.y).length)
  return Math.ceil(Math.max(1, ...counts) / perRow) * size.pitch + 24
}

type CellAt = (x: number, y: number) => { x: number; y: number; w: number; h: number }

const drawBadges = (data: RiskData, cellAt: CellAt, sheet: Sheet): void => {
  const placed = new Map<string, number>()
  for (const { risk, number } of ranked(data)) {
    const key = `${risk.x},${risk.y}`
    const index = placed.get(key) ?? 0
    placed.set(key, index + 1)
    const rect = cellAt(risk.x, risk.y)
    const x = rect.x + 8 + size.badge + (index % perRow) * size.pitch
    const y = rect.y + 20 + size.badge + Math.floor(index / perRow) * size.pitch
    sheet.put(risk, badge(number, { x, y }, sheet.isFocus(risk)))
  }
}

const badge = (number: number, { x, y }: { x: number; y: number }, isFocus: boolean) => [
  circle(x, y, size.badge, isFocus ? { fill: 'accent', stroke: 'surface' } : { fill: 'surface', stroke: 'ink' }),
  lineOfText(String(number), {
    x,
    y,
    align: 'middle',
    as: { size: 12, bold: true, fill: isFocus ? 'surface' : 'ink' },
  }),
]

type Register = { x: number; top: number; sheet: Sheet }

/** Number, score, name and what is done about each risk. */
const drawRegister = (data: RiskData, { x, top, sheet }: Register): void => {
  const text = x + 2 * size.badge + 12
  const score = widthOf('00', 'value') + 12
  let y = top
  for (const { risk, number, score: value } of ranked(data)) {
    const words: Block = block(
      [
        { text: risk.name, as: sheet.isFocus(risk) ? 'item' : 'label' },
        { text: risk.note, as: 'note' },
      ],
      Math.max(120, 1120 - text - score),
    )
    const middle = y + 9
    sheet.put(risk, [
      ...badge(number, { x: x + size.badge, y: middle }, sheet.isFocus(risk)),
      lineOfText(String(value), { x: text + score - 12, y: middle, align: 'end', as: 'value' }),
      ...place(words, { x: text + score, y, w: 0, h: words.h }, { align: 'start' }),
    ])
    y += Math.max(words.h, 24) + size.rows
  }
}

/** The key: what each shade stands for. */
export const shadeKey = ({ levels, x, y }: RiskData, sheet: Sheet): void => {
  const most = (x.bands?.length ?? 0) * (y.bands?.length ?? 0)
  const from = [1, ...levels]
  ramp.forEach(({ fill }, index) => {
    const [low = 1, next = most + 1] = [from[index], from[index + 1]]
    if (low <= most) sheet.key(swatchEntry(`Score ${low} to ${Math.min(most, next - 1)}`, { fill }))
  })
}
