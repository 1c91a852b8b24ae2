/** What the times of a value stream come to, in words. */
import { block, place } from '../../drawing/block.ts'
import { customerOf } from './information.ts'
import { type StreamPlan, size } from './plan.ts'
import { writeShare } from './stream.ts'

/** Where the sums are: beside the customer over the only row where nothing else is, otherwise under the bar to scale. */
const placeOfSum = (plan: StreamPlan): { y: number; cap?: number } => {
  const { data, rows } = plan
  const [row] = rows
  const isFree = data.customer !== undefined && data.supplier === undefined && rows.length === 1
  if (row !== undefined && isFree) {
    const { x, y } = customerOf(plan)
    if (x >= leastSum) return { y, cap: x - 48 }
  }
  return { y: (rows.at(-1)?.strip ?? 0) + size.strip + 36 }
}

/** How far right the customer must be so that the sums are beside it, in pixels. */
const leastSum = 480

/** What the times come to. */
export const drawSum = (plan: StreamPlan): void => {
  const { data, sums, sheet, left, write } = plan
  const { y, cap } = placeOfSum(plan)
  const efficiency = `${writeShare(sums.efficiency)} of the lead time of ${write(sums.lead)} is work: ${write(sums.work)} (flow efficiency)`
  const { passed, silent } = sums
  const share = passed === undefined ? '' : `${writeShare(passed)} complete and accurate (%C&A) through all steps`
  const rolled =
    passed === undefined
      ? undefined
      : silent === 0
        ? `${share}, without rework`
        : `At most ${share}: ${silent} of ${data.steps.length} state none`
  const words = block(
    [
      { text: efficiency, as: 'item' },
      { text: rolled, as: 'note' },
    ],
    cap,
  )
  sheet.put('@sums', place(words, { x: left, y, w: 0, h: words.h }, { align: 'start', valign: 'top' }))
  for (const name of ['efficiency', 'lead', 'work', 'waits', 'rolled', 'slowest', 'longest', 'times'])
    sheet.prove(name, '@sums')
}
