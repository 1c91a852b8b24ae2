/** The columns of an event loop: how wide chips are, where queues begin, and how words wrap where all of it does not fit a page. */
import { type Block, block, widthOf } from '../../drawing/block.ts'
import { up } from '../../drawing/rect.ts'
import type { Callback, LoopStep } from './loop.ts'

/** Pixels: the least height of a chip, between rows, between chips, after a column and that of turns, beside the words of a chip. */
export const gaps = { cell: 32, apart: 32, between: 8, column: 40, turn: 16, inCell: 24 } as const

/** What columns are called. */
export const heads = {
  turn: 'Turn',
  runs: 'Runs',
  micro: 'Microtasks left',
  task: 'Tasks left',
  prints: 'Prints',
} as const

/** How wide the words of chips and what is printed may be before they wrap, in pixels: in one line where there is room. */
export const caps = [
  { name: Infinity, prints: Infinity },
  { name: Infinity, prints: 240 },
  { name: 136, prints: 240 },
  { name: 104, prints: 240 },
  { name: 104, prints: 168 },
] as const

type Cap = (typeof caps)[number]

/** Where the columns begin and end, the size of a chip, from row to row, and the widths that words wrap at. */
export type LoopColumns = {
  w: number
  cell: number
  pitch: number
  turn: number
  runs: number
  micro: number
  task: number
  prints: number
  end: number
  cap: Cap
}

/** The name of a callback in its chip. */
export const nameOf = (name: string, cap: Cap): Block => block([{ text: name, as: 'letters' }], cap.name)

/** What a callback prints. */
export const printsOf = ({ prints }: Callback, cap: Cap): Block => block([{ text: prints, as: 'code' }], cap.prints)

/** The words that say why a task runs next. */
export const why = { size: 14, bold: true, fill: 'accent' } as const

/** The columns with words of some width. */
export const columnsOf = (steps: readonly LoopStep[], cap: Cap): LoopColumns => {
  const all = steps.map(({ callback }) => ({ name: nameOf(callback.name, cap), prints: printsOf(callback, cap) }))
  const w = up(Math.max(widthOf(heads.micro, 'head'), ...all.map(({ name }) => name.w + gaps.inCell)))
  const cell = up(Math.max(gaps.cell, ...all.map(({ name }) => name.h + 10)))
  const pitch = up(Math.max(cell + gaps.apart, ...all.map((each) => each.prints.h + 8)))
  const room = (name: string, chips: number): number =>
    up(Math.max(widthOf(name, 'head'), chips * (w + gaps.between) - gaps.between)) + gaps.column
  const runs = up(widthOf(heads.turn, 'head') + gaps.turn)
  const micro = runs + room(heads.runs, 1)
  const task = micro + room(heads.micro, Math.max(...steps.map(({ microtasks }) => microtasks.length)))
  const prints = task + room(heads.task, Math.max(...steps.map(({ tasks }) => tasks.length)))
  const end = prints + Math.max(widthOf(heads.prints, 'head'), ...all.map((each) => each.prints.w))
  return { w, cell, pitch, turn: 0, runs, micro, task, prints, end, cap }
}
