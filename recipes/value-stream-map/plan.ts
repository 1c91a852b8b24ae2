/** Where the rows of a value stream are: as many steps in each as the page is wide, all on one scale of time. */
import { type Block, nameAndNote, wholeNameAndNote, widthOf } from '../../drawing/block.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { type Rect, rightOf } from '../../src/geometry/rect.ts'
import { type Stream, type StreamStep, type StreamStretch, type StreamUnit, streamOf, timeWriter } from './stream.ts'

/** A step as drawn. */
export type ProcessStep = StreamStep & {
  group?: string | undefined
  queue?: number | undefined
  signal?: string | undefined
  facts?: { name: string; value: string }[] | undefined
}

/** Data as drawn. */
export type StreamData = {
  unit: StreamUnit
  hours: number
  steps: ProcessStep[]
  supplier?: string | undefined
  control?: string | undefined
  customer?: string | undefined
}

/** A step with its process box, and its wait and work on the scale of time. */
export type PlacedStep = {
  step: ProcessStep
  rect: Rect
  wait: StreamStretch<ProcessStep>
  work: StreamStretch<ProcessStep>
}

/** A row of steps: its top with room for information, the customer over that of the last one, the ladder, and the bar to scale, where time `from` is at the left. */
export type StreamRow = { placed: PlacedStep[]; top: number; ladder: number; strip: number; from: number; to: number }

/** Everything placed, and what drawing needs to know. */
export type StreamPlan = {
  data: StreamData
  stream: StreamStretch<ProcessStep>[]
  sums: Stream<ProcessStep>
  sheet: Sheet
  write: (value: number) => string
  rows: StreamRow[]
  /** Where all rows begin, where the longest row and its time end, and pixels per unit of time. */
  left: number
  right: number
  scale: number
}

/** Sizes of the parts of a row, in pixels; over its steps there is room for the control, or for the customer alone. */
export const size = {
  top: 104,
  served: 16,
  gap: 40,
  least: 88,
  fact: 22,
  ladder: 36,
  fan: 56,
  strip: 48,
  plant: 48,
  ticks: 28,
} as const

/** How high process boxes are at least where what waits is counted between them, in pixels. */
const counted = 80

/** The least width of the bar to scale. */
const leastBar = 480

/** Of the customer over the last step: how far it is over the control, beyond the end of the step, and how wide at least. */
export const customerAt = { over: 88, least: 144 } as const

/** The width of a customer or supplier. */
export const widthOfPlant = (name: string): number => up(Math.max(72, widthOf(name, 'item') + 24))

/** The least width of the bar that names the control. */
export const widthOfControl = (name: string): number => widthOf(name, 'item') + 32

/** The words of a process box. */
export const wordsOf = (step: ProcessStep, cap?: number): Block => nameAndNote(wordsIn(step), cap, roles)

const roles = ['item', 'note'] as const
const wordsIn = ({ name, group }: ProcessStep) => ({ name, note: group })

/** The rows of a data box. */
export const factsOf = ({ accurate, facts = [] }: ProcessStep): { name: string; value: string }[] => [
  ...(accurate === undefined ? [] : [{ name: '%C&A', value: `${accurate}%` }]),
  ...facts,
]

/** Places all steps. */
export function planStream(data: StreamData, sheet: Sheet): StreamPlan {
  const { steps, supplier } = data
  const [sums, write] = [streamOf(steps), timeWriter(data)]
  const w = boxWidth(steps)
  // So far that the control over the first step has room for its arrow to the supplier.
  const left = supplier === undefined ? 0 : up(widthOfPlant(supplier) + 80 - size.gap - Math.min(w, size.least) / 2)
  const most = Math.max(1, Math.floor((sheet.page.room.w - left) / (w + size.gap)))
  const count = Math.ceil(steps.length / Math.ceil(steps.length / most))
  const control = data.control === undefined ? 0 : widthOfControl(data.control) + left + 120
  const right = left + up(Math.max(leastBar, count * (w + size.gap), control))
  const rows = rowsOf(data, sums, { count, left, w })
  const scale = (right - left) / Math.max(...rows.map(({ from, to }) => to - from))
  return { data, stream: sums.stretches, sums, sheet, write, rows, left, right, scale }
}

const boxWidth = (steps: readonly ProcessStep[]): number => {
  const facts = steps.flatMap(factsOf).map(({ name, value }) => widthOf(name, 'note') + widthOf(value, 'label') + 22)
  return up(
    Math.max(size.least, ...steps.map((step) => wholeNameAndNote(wordsIn(step), size.least, roles).w + 16), ...facts),
  )
}

type Shape = { count: number; left: number; w: number }

const rowsOf = (data: StreamData, { stretches }: Stream<ProcessStep>, { count, left, w }: Shape): StreamRow[] => {
  const { steps, supplier, control, customer } = data
  // A count has room between its sign and the push arrow.
  const least = steps.some(({ queue }) => queue !== undefined) ? counted : 56
  const h = up(Math.max(...steps.map((step) => wordsOf(step, w - 16).h + 20), least))
  const facts = Math.max(...steps.map((step) => factsOf(step).length)) * size.fact
  const below = up(h + Math.max(facts, 36) + 32)
  const isTold = (some: readonly ProcessStep[]): boolean => some.some(({ signal }) => signal !== undefined)
  const rows = Math.ceil(steps.length / count)
  let next = 0
  return Array.from({ length: rows }, (_, row): StreamRow => {
    const own = steps.slice(row * count, (row + 1) * count)
    const isLast = row === rows - 1
    const hasBar = control !== undefined && (isTold(own) || !isTold(steps))
    const isServed = isLast && customer !== undefined
    // Only what stands over the steps of a row takes room there.
    const top = hasBar || (row === 0 && supplier !== undefined) ? size.top : isServed ? size.served : 0
    const y = next + top + (isServed ? customerAt.over : 0)
    const ladder = y + below
    const strip = ladder + size.ladder + size.fan
    next = strip + size.strip + size.ticks + 32
    const placed = own.flatMap((step, index): PlacedStep[] => {
      const [wait, work] = stretches.filter((stretch) => stretch.step === step)
      const rect = { x: left + index * (w + size.gap) + size.gap, y, w, h }
      return wait === undefined || work === undefined ? [] : [{ step, rect, wait, work }]
    })
    const [from, to] = [placed[0]?.wait.from ?? 0, placed.at(-1)?.work.to ?? 0]
    return { placed, top: y - top, ladder, strip, from, to }
  })
}

/** Where the last step of a row ends. */
export const endOf = ({ placed }: StreamRow): number => rightOf(placed.at(-1)?.rect ?? { x: 0, y: 0, w: 0, h: 0 })

/** Where work leaves a process box, and enters it: low, so that the count of what waits is right under its sign. */
export const levelOfPush = ({ y, h }: Rect): number => y + h - 8

/** The top of a row with the customer that the last one has over it. */
export const topOf = (row: StreamRow, { rows, data }: StreamPlan): number =>
  row.top - (row === rows.at(-1) && data.customer !== undefined ? customerAt.over : 0)
