/** A row for each step, those of one turn of the loop beside one line: what runs, what waits in the two queues after it, with an arrow to where the first of one runs next. */
import { type Block, lineOfText, place, tinted } from '../../drawing/block.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { band } from '../../drawing/fills.ts'
import { cells } from '../../drawing/grid/cells.ts'
import { lineEntry } from '../../drawing/key.ts'
import { line, path } from '../../drawing/primitives.ts'
import { roundedPath } from '../../drawing/rounded-path.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import { widestThatFits } from '../../drawing/widest.ts'
import { isSolid } from '../../drawing/word-box.ts'
import { centerOf, type Rect } from '../../src/geometry/rect.ts'
import type { Element, Path } from '../../src/scene/scene.ts'
import { caps, columnsOf, gaps, heads, type LoopColumns, nameOf, printsOf, why } from './columns.ts'
import { type Callback, isEnded, type LoopStep, mostSteps, runLoop, turnsOf } from './loop.ts'

const size = { head: 40, inset: 16, mark: 16 } as const

/** Runs the callbacks and draws every step. */
export function drawLoop({ callbacks }: { callbacks: readonly Callback[] }, sheet: Sheet): void {
  const steps = runLoop(callbacks)
  const columns = widestThatFits(
    caps,
    (cap) => columnsOf(steps, cap),
    ({ end }) => end <= sheet.page.room.w,
  )
  const top = (index: number): number => size.head + index * columns.pitch
  const h = steps.length * columns.pitch - (columns.pitch - columns.cell) + 2 * size.inset
  const grounds = [columns.micro, columns.task].map((x, index) => {
    const end = index === 0 ? columns.task : columns.prints
    return { x: x - size.inset, y: size.head - size.inset, w: end - x - gaps.column + 2 * size.inset, h }
  })
  sheet.put('@queues', [square(grounds, band)], 'ground')
  for (const name of ['turn', 'runs', 'micro', 'task', 'prints'] as const)
    sheet.put('@heads', [lineOfText(heads[name], { x: columns[name], y: 8, as: 'head' })])
  steps.forEach((step, index) => {
    const next = steps[index + 1]
    const isTaken = next !== undefined && next.from === 'task' && isMarked(next.callback.name, sheet)
    drawStep(step, { columns, y: top(index), isTaken }, sheet)
    if (next !== undefined) drawTake(next, { columns, y: top(index) }, sheet)
  })
  drawTurns(steps, { columns, top }, sheet)
  if (steps.length > 1) sheet.key(lineEntry('Taken next', { arrow: true }))
  if (!isEnded(steps)) sheet.footnote(`The loop goes on; the first ${mostSteps} steps are drawn.`)
  for (const name of ['turns', 'steps', 'microtasks', 'before', 'tasks'])
    sheet.prove(name, ...steps.map(({ callback }) => callback))
  for (const { name } of callbacks.filter(({ name }) => steps.every(({ callback }) => callback.name !== name)))
    sheet.note(
      'callbacks',
      undefined,
      isEnded(steps)
        ? `${name} never runs: nothing that runs queues it`
        : `${name} does not run in the first ${mostSteps} steps`,
    )
  sheet.ifTooWide('callbacks', 'shorten names, or queue fewer at once')
  sheet.ifTooHigh('callbacks', 'queue fewer callbacks')
}

/** The turns of the loop, each a number and a line beside its rows. */
const drawTurns = (
  steps: readonly LoopStep[],
  { columns, top }: { columns: LoopColumns; top: (index: number) => number },
  sheet: Sheet,
): void => {
  const x = columns.runs - size.mark
  for (const [index, { first, last }] of turnsOf(steps).entries())
    sheet.put(steps[first]?.callback ?? '@turns', [
      lineOfText(String(index + 1), { x: columns.turn, y: top(first) + columns.cell / 2, as: 'tick' }),
      line(x, top(first), x, top(last) + columns.cell, { stroke: 'muted' }),
    ])
}

/** `isTaken`: a task in focus is taken next. */
type StepPlace = { columns: LoopColumns; y: number; isTaken: boolean }

const drawStep = (
  { callback, microtasks, tasks }: LoopStep,
  { columns, y, isTaken }: StepPlace,
  sheet: Sheet,
): void => {
  const middle = y + columns.cell / 2
  sheet.put(
    callback,
    chip(
      nameOf(callback.name, columns.cap),
      chipAt(columns.runs, 0, { columns, y }),
      isMarked(callback.name, sheet) ? emphasis.strong : {},
    ),
  )
  const queues = [
    [columns.micro, microtasks],
    [columns.task, tasks],
  ] as const
  for (const [x, names] of queues)
    names.forEach((name, at) =>
      sheet.put(sheet.find<Callback>(name), chip(nameOf(name, columns.cap), chipAt(x, at, { columns, y }))),
    )
  for (const [x, names] of queues) {
    // That nothing waits is what lets a task run next.
    const isWhy = isTaken && x === columns.micro
    if (names.length > 0) continue
    const words = { ...centerOf(chipAt(x, 0, { columns, y })), as: isWhy ? why : 'note', align: 'middle' } as const
    sheet.put(callback, [lineOfText('empty', words)])
  }
  if (callback.prints !== undefined)
    sheet.put(
      callback,
      place(printsOf(callback, columns.cap), { x: columns.prints, y: middle, w: 0, h: 0 }, { align: 'start' }),
    )
}

const isMarked = (name: string, sheet: Sheet): boolean => sheet.isFocus(sheet.find<Callback>(name))

const chipAt = (x: number, at: number, { columns, y }: { columns: LoopColumns; y: number }): Rect => ({
  x: x + at * (columns.w + gaps.between),
  y,
  w: columns.w,
  h: columns.cell,
})

const chip = (name: Block, rect: Rect, look: Pick<Path, 'fill' | 'stroke'> = {}): Element[] => [
  cells(rect, look),
  ...place(isSolid(look.fill) ? tinted(name, 'surface') : name, rect),
]

/** From the front of a queue to where it runs, in the next row. */
const drawTake = (next: LoopStep, { columns, y }: Pick<StepPlace, 'columns' | 'y'>, sheet: Sheet): void => {
  const from = chipAt(next.from === 'microtask' ? columns.micro : columns.task, 0, { columns, y })
  const to = chipAt(columns.runs, 0, { columns, y: y + columns.pitch })
  const bend = y + columns.cell + (columns.pitch - columns.cell) / 2
  const points = [
    { x: centerOf(from).x, y: y + columns.cell },
    { x: centerOf(from).x, y: bend },
    { x: centerOf(to).x, y: bend },
    { x: centerOf(to).x, y: to.y },
  ]
  const look = { arrow: true, ...(isMarked(next.callback.name, sheet) ? { stroke: 'accent' as const } : {}) }
  sheet.put(next.callback, [path(roundedPath(points, 8), look)], 'line')
}
