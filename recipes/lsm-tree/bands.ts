/** Levels as bands: their runs, how data move from each to the next, and what is in memory and what on disk. */
import { type Block, lineOfText } from '../../drawing/block.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { runsOf as neighbors } from '../../drawing/values/runs.ts'
import { bottomOf, centerOf, type Rect, rightOf, union } from '../../src/geometry/rect.ts'
import type { Level, Run } from './data.ts'

/** A level: its words on the left, its place on the axis, and its runs; none where they would be too narrow. */
export type Band = { row: Level; words: Block; rect: Rect; runs: { run: Run; rect: Rect }[] }

/** Where keys are on the axis, in pixels. */
export type Scale = (key: number) => number

/** Runs of one level: on one line where they cannot overlap, else one under the other; none where one is too narrow. */
export const placeRuns = (runs: Run[], x: Scale, { y, isLine }: { y: number; isLine: boolean }): Band['runs'] => {
  const placed = runs.map((run, index) => {
    const [first, last] = run.range
    // Runs share an edge where no pixel is between them.
    const next = runs.find(({ range }) => range[0] > last && x(range[0]) - x(last) <= 1)
    const w = x(next?.range[0] ?? last) - x(first)
    const isOnly = isLine || runs.length === 1
    const top = isOnly ? y : y + index * 32
    return { run, rect: { x: x(first), y: top, w, h: isOnly ? 32 : 24 } }
  })
  return placed.some(({ rect }) => rect.w < 16) ? [] : placed
}

/** What moves data from each level to the next, on the left. */
export const drawFlow = (bands: Band[], sheet: Sheet): void => {
  const steps = { log: 'then insert', memory: 'flush', overlapping: 'compact', sorted: 'compact' }
  const middle = ({ rect, words }: Band): number => rect.y + Math.max(rect.h, words.h) / 2
  for (const [index, band] of bands.entries()) {
    const above = bands[index - 1]
    if (above === undefined) continue
    const [from, to] = [middle(above) + above.words.h / 2 + 6, middle(band) - band.words.h / 2 - 6]
    const step = above.row.kind === 'memory' && band.row.kind === 'memory' ? 'when full' : steps[above.row.kind]
    const words = lineOfText(step, { x: 20, y: (from + to) / 2, as: 'note' })
    sheet.put(`@flow-${index}`, [path(`M 8 ${from} V ${to}`, { arrow: true }), words], 'line')
  }
}

/** Brackets right of the levels: what is in memory, what is on disk. */
export const drawMedia = (bands: Band[], sheet: Sheet): void => {
  const isMemory = ({ row }: Band): boolean => row.kind === 'memory'
  for (const run of neighbors(bands, (band, before) => isMemory(band) === isMemory(before))) {
    const rect = union(run.map((band) => band.rect))
    if (rect === undefined) continue
    const x = rightOf(rect) + 8
    const words = run.some(isMemory) ? 'memory' : 'disk'
    sheet.put(`@medium-${rect.y}`, [
      path(`M ${x} ${rect.y} h 6 V ${bottomOf(rect)} h -6`),
      lineOfText(words, { x: x + 14, y: centerOf(rect).y, as: 'note' }),
    ])
  }
}
