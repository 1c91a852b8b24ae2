/** A checkout disruption of 97 minutes: what failed, who saw it when, what was tried, and how long each phase took. */
import { greatest } from 'd3-array'
import { type TimelineData, type TimelineEvent, timelineForm } from '../../drawing/data/timeline.ts'
import { timesOf } from '../../drawing/data/times.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawTimeline } from '../../drawing/time/draw-timeline.ts'
import {
  focused,
  lengthsOf,
  lengthWords,
  mainSpan,
  type NamedLengths,
  namesake,
  warnOfGuess,
} from '../../drawing/time/lengths.ts'
import { formatFor } from '../../drawing/values/format.ts'

export default defineRecipe({
  name: 'Incident timeline',
  family: 'Time & planning',
  description:
    'An outage minute by minute: its impact as an area, lanes for detection, response and fixes, and brackets that measure time to detect, to mitigate and to recover. Also called postmortem timeline, outage log or incident chronology.',
  useWhen:
    'You write a postmortem and need to show where the minutes of one outage went, who did what, and which attempt worked. Needs clock times in one zone and, ideally, a curve of the impact; good for 8 to 20 events in 3 or 4 lanes, takes 40.',
  avoidWhen:
    'The time was lost inside one request: use `trace-waterfall`. Only a few dated events count: use `milestone-timeline`. The cost to a monthly objective counts: use `error-budget-burn`. Causes are weighed against each other: use `ishikawa-fishbone`.',
  visual: 88,
  ease: 72,
  overall: 85,
  rationale:
    'Curve, lanes and brackets share one minute scale, so impact and action can be read against each other and the phases add up exactly. Words beside marks need room, so a busy lane grows by rows. You supply the clock times and the impact in percent.',
  reviewed: '2026-11-28',
  revision: 1,
  data: timelineForm({ events: 40, groups: 8 }, { curve: true }),
  sample: {
    title: 'Up to {peak} of checkouts failed for {outage}; the fix that worked took {fix}',
    subtitle: 'Tuesday, November 10, 2026, times in UTC',
    source: 'Illustrative data',
    curve: {
      measure: 'Failing checkouts',
      unit: '%',
      state: 'negative',
      values: [
        { start: '14:00', value: 0.2 },
        { start: '14:07', value: 0.2 },
        { start: '14:09', value: 5.1 },
        { start: '14:12', value: 18 },
        { start: '14:18', value: 31 },
        { start: '14:44', value: 32 },
        { start: '15:02', value: 42 },
        { start: '15:16', value: 40 },
        { start: '15:21', value: 4.8 },
        { start: '15:30', value: 2 },
        { start: '15:44', value: 0.2 },
        { start: '16:00', value: 0.2 },
      ],
    },
    marks: [
      { start: '14:05', text: 'Release 4.12.0, 14:05' },
      { value: 5, text: 'Alert above 5%' },
    ],
    events: [
      { id: 'failing', name: 'Checkouts begin to fail', group: 'Signals', start: '14:07' },
      { id: 'page', name: 'Page, 10 min above 5%', group: 'Signals', start: '14:19' },
      { name: 'First support ticket', group: 'Signals', start: '14:26' },
      { name: 'On-call acknowledges', group: 'Response', start: '14:23' },
      { name: 'Severity 1, incident lead named', group: 'Response', start: '14:31' },
      { name: 'Status page: degraded', group: 'Response', start: '14:38' },
      { name: 'Database team joins', group: 'Response', start: '14:52' },
      {
        name: 'Roll back to 4.11.3',
        group: 'Fix',
        start: '14:36',
        end: '14:54',
        state: 'negative',
        note: 'fails: 4.12.0 dropped a column',
      },
      { name: 'Find the failing query', group: 'Fix', start: '14:54', end: '15:11' },
      { id: 'fix', name: 'Turn the feature flag off', group: 'Fix', start: '15:11', end: '15:16', state: 'positive' },
      { id: 'under', name: 'Below 5%', group: 'Signals', start: '15:21' },
      { name: 'Retry orders', group: 'Fix', start: '15:21', end: '15:44' },
      { id: 'over', name: 'Resolved', group: 'Response', start: '15:44' },
    ],
    spans: [
      { from: 'failing', to: 'page', text: 'to detect' },
      { from: 'page', to: 'under', text: 'to mitigate' },
      { from: 'under', to: 'over', text: 'to recover' },
      { id: 'outage', from: 'failing', to: 'over', text: 'disruption' },
    ],
  },
  draw: (data, sheet) => {
    const named = namedIn(data)
    for (const [name, guess] of Object.entries(named)) warnOfGuess(name, guess, { data, sheet })
    drawTimeline(data, sheet, { named })
    if (data.curve !== undefined) sheet.prove('peak', data.curve)
  },
  meanings: {
    outage:
      'length of what is called “Outage”, else of the span in focus, else of the negative event that comes first and lasts, else of the longest span, else of the first negative event',
    fix: 'length of the last event that is positive and lasts; any other length by the id of its span or event',
    peak: 'the highest value of the curve',
  },
  derive: (data) => ({ ...lengthsOf(data, namedIn(data)), ...peakOf(data) }),
  describe: (data) => {
    const { startOf } = timesOf(data)
    const inTime = data.events.toSorted((a, b) => startOf(a) - startOf(b))
    const write = ({ name, start, end, note }: (typeof inTime)[number]): string =>
      `${start}${end === undefined ? '' : ` to ${end}`} ${name}${note === undefined ? '' : ` (${note})`}`
    // Those between which lengths are measured come first.
    const ends = new Set((data.spans ?? []).flatMap(({ from, to }) => [from, to]))
    const plain = inTime.filter(({ state }) => state === undefined || state === 'muted')
    const [measured, more] = [true, false].map((isEnd) =>
      plain.filter(({ id = '', name }) => (ends.has(id) || ends.has(name)) === isEnd).map(write),
    ) as [string[], string[]]
    // What went wrong and what helped is the story.
    const told = (['negative', 'positive'] as const).flatMap((state): [string, string[]][] => {
      const own = inTime.filter((event) => event.state === state).map(write)
      return own.length === 0 ? [] : [[state === 'negative' ? 'Went wrong' : 'Helped', own]]
    })
    const peak = data.curve === undefined ? '' : `${data.curve.measure} up to ${peakOf(data)['peak']}. `
    const lengths = lengthWords(data)
    return `${peak}${count(inTime.length, 'event')} in lanes on one time scale. ${told.map(([state, words]) => `${state}: ${enumerate(words)}. `).join('')}${told.length === 0 ? '' : 'Others: '}${enumerate([...measured, ...more], Math.max(told.length === 0 ? 8 : 4, measured.length))}.${lengths.length === 0 ? '' : ` Brackets measure ${enumerate(lengths)}.`}`
  },
})

/** What headings quote of an outage: how long it was, and how long what helped in the end took. */
const namedIn = (data: TimelineData): NamedLengths => {
  const { startOf, endOf } = timesOf(data)
  const helped = data.events.filter((event) => event.state === 'positive' && endOf(event) > startOf(event))
  const wrong = data.events.filter(({ state }) => state === 'negative')
  const outage =
    namesake('outage', data) ?? focused(data) ?? failure(data, data.events) ?? mainSpan(data) ?? failure(data, wrong)
  return { outage, fix: greatest(helped, startOf) }
}

/** The event that is the outage itself: it is negative and lasts, and nothing begins before it, or nothing of what went wrong. */
const failure = (data: TimelineData, events: readonly TimelineEvent[]): TimelineEvent | undefined => {
  const { startOf, endOf } = timesOf(data)
  const begin = Math.min(...events.map(startOf))
  return events.find((event) => event.state === 'negative' && startOf(event) === begin && endOf(event) > begin)
}

/** The highest value of the curve, as it is written at its peak. */
const peakOf = ({ curve }: TimelineData): Record<string, string> => {
  if (curve === undefined) return {}
  const peak = Math.max(...curve.values.map(({ value }) => value))
  return { peak: formatFor([peak], curve.unit).short(peak) }
}
