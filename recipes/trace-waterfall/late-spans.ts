/** Spans of a trace that end after their parents. */
import { enumerate } from '../../drawing/describe.ts'
import { lateIn } from './trace.ts'
import type { TracePlan } from './trace-rows.ts'

/** Says which spans end after their parents, and what the critical path has of them. */
export const noteLate = ({ sheet, rows, format }: TracePlan): void => {
  const late = lateIn(rows)
  for (const { item, parent, by, isCut } of late)
    sheet.note(
      item,
      'duration',
      `it ends ${format.full(by)} after ${parent.name}, ${isCut ? 'and is on the critical path up to there' : 'which did not wait for it'}`,
    )
  const waited = late.filter(({ isCut }) => isCut)
  const said = waited.map(({ item, parent, by }) => `${item.name} ends ${format.full(by)} after ${parent.name}`)
  if (said.length > 0) sheet.footnote(`On the critical path up to the end of its parent: ${enumerate(said, 3)}.`)
}
