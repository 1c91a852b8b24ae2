/**
 * The rows of a timeline of periods in words: from when to when they last, and until when those run that run now.
 */
import { greatest, group, least } from 'd3-array'
import type { TimelineData, TimelineEvent } from '../../drawing/data/timeline.ts'
import { timesOf } from '../../drawing/data/times.ts'
import { enumerate } from '../../drawing/describe.ts'
import { isOpen, namesWhatLasts, nowMark, runningIn } from './periods.ts'

/** When a period ends, as it is written. */
const endIn = (event: TimelineEvent | undefined) =>
  event !== undefined && isOpen(event) ? 'open' : (event?.end ?? event?.start)

/** From when to when each row lasts, and in how many periods. */
export const rowWords = (data: TimelineData): string[] => {
  const rows = group(data.events, (event) => event.group ?? event.name)
  const { startOf, endOf } = timesOf(data)
  return [...rows].map(([name, own]) => {
    const [first, last] = [least(own, startOf), greatest(own, endOf)]
    const parts = own.length > 1 ? ` (${own.map((each) => each.name).join(', ')})` : ''
    return `${name}${parts} ${first?.start} to ${endIn(last)}`
  })
}

/** What runs, and when each ends. */
export const restWords = (data: TimelineData): string => {
  const { endOf } = timesOf(data)
  const nameOf = namesWhatLasts(data)
  const said = [...new Set(runningIn(data).map(nameOf))].map((name) => {
    const last = greatest(
      data.events.filter((event) => nameOf(event) === name),
      endOf,
    )
    return last !== undefined && isOpen(last) ? `${name}, open` : `${name} until ${endIn(last)}`
  })
  return enumerate(said, 8)
}

/** The marked moment, as its mark calls it. */
export const momentOf = (data: TimelineData): string => nowMark(data)?.text ?? 'the marked moment'

/** What runs at the mark, and when that is. */
export const derive = (data: TimelineData) => {
  const names = runningIn(data).map(namesWhatLasts(data))
  return { running: enumerate([...new Set(names)], 5) || 'none', moment: momentOf(data) }
}
