/** Ninety days of five components: one TLS cert expired costs checkout its objective. */
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { writeDay } from '../../drawing/values/calendar.ts'
import { drawStatus } from './draw.ts'
import { statusForm } from './form.ts'
import {
  allowedOf,
  atDay,
  downOf,
  isMissed,
  lowestOf,
  minutesAllowed,
  type StatusData,
  uptimeOf,
  worstOf,
  writeMinutes,
  writeUptime,
} from './uptime.ts'

/** The worst day of the component with the lowest uptime, and whether it alone was more than all days may have. */
const worstDay = (data: StatusData): string => {
  const lowest = lowestOf(data)
  const worst = worstOf(lowest)
  if (worst === undefined) return ''
  const allowed = allowedOf(lowest, data)
  const more = worst.minutes > allowed ? `, more than the ${writeMinutes(allowed)} allowed in the whole period` : ''
  return ` On ${writeDay(atDay(worst.day))}, ${lowest.name} was down ${writeMinutes(worst.minutes)}${more}.`
}

export default defineRecipe({
  name: 'Status page bars',
  family: 'Developer surfaces',
  description:
    'The days of each component of a service, with a bar on those with downtime: as high as its share of the downtime allowed, red where one day alone broke the objective for the whole period, with what happened, uptime and downtime. Also called uptime history.',
  useWhen:
    'You report which services kept their availability objective, which days cost it, and why: status pages, quarterly reviews. Good for 2 to 10 components over 30 to 90 days (7 to 120); needs minutes of downtime a day, not single outages.',
  avoidWhen:
    'The budget is watched while it burns: use `error-budget-burn`. One incident is told by the minute: use `incident-timeline`. Values vary every day: use `calendar-heatmap` or `line-chart`. Targets of many measures: use `bullet-chart`.',
  visual: 90,
  ease: 72,
  overall: 86,
  rationale:
    'A red bar that is cut is a day that alone broke the objective, so the cause is found before any number is read. A day is one bar at a fixed pitch, but uptime has to be computed again. You supply minutes of downtime for each day; shares, sums and what is allowed are computed.',
  reviewed: '2026-11-24',
  revision: 1,
  data: statusForm,
  sample: {
    title: '{day} alone cost {lowest} its {objective} objective',
    subtitle:
      '{missed} of {components} components missed the objective; {lowest} would be at {without} had that day been quiet',
    source: 'Illustrative data. Uptime is rounded down',
    start: '2026-09-01',
    days: 90,
    objective: 99.9,
    components: [
      {
        name: 'Checkout',
        down: [
          { day: '2026-10-13', minutes: 192, text: 'TLS cert expired' },
          { day: '2026-11-05', minutes: 21 },
        ],
      },
      {
        name: 'Search',
        down: [
          { day: '2026-09-02', minutes: 26 },
          { day: '2026-09-22', minutes: 47, text: 'index rebuilt' },
        ],
      },
      { name: 'Catalog', down: [{ day: '2026-11-05', minutes: 38, text: 'database failover' }] },
      { name: 'Accounts', down: [{ day: '2026-11-05', minutes: 12 }] },
      {
        name: 'Webhooks',
        down: [
          { day: '2026-09-03', minutes: 74, text: 'queue full' },
          { day: '2026-10-13', minutes: 31 },
        ],
      },
    ],
  },
  draw: (data, sheet) => {
    drawStatus(data, sheet)
    const lowest = lowestOf(data)
    sheet.prove('lowest', lowest)
    sheet.prove('uptime', lowest)
    sheet.prove('day', worstOf(lowest) ?? lowest)
    sheet.prove('without', '@without')
    sheet.prove('objective', '@uptime')
    sheet.prove('allowed', '@down')
    sheet.prove('days', '@days')
    for (const claim of ['missed', 'components']) sheet.prove(claim, ...data.components)
  },
  derive: (data) => {
    const [lowest, worst] = [lowestOf(data), worstOf(lowestOf(data))]
    return {
      lowest: lowest.name,
      uptime: writeUptime(uptimeOf(lowest, data), data),
      day: worst === undefined ? 'no day' : writeDay(atDay(worst.day)),
      without: writeUptime(uptimeOf(lowest, data, worst?.minutes), data),
      objective: `${data.objective}%`,
      allowed: writeMinutes(minutesAllowed(data.objective, data.days)),
      days: data.days,
      components: data.components.length,
      missed: data.components.filter((each) => isMissed(each, data)).length,
    }
  },
  describe: (data) => {
    const uptimes = data.components.map(
      (each) => `${each.name} ${writeUptime(uptimeOf(each, data), data)} (${writeMinutes(downOf(each))} down)`,
    )
    const missed = data.components.flatMap((each) => (isMissed(each, data) ? [each.name] : []))
    return `Uptime of ${count(data.components.length, 'component')} over ${data.days} days against ${data.objective}%: ${enumerate(uptimes, 8)}. Missed by ${enumerate(missed)}.${worstDay(data)}`
  },
})
