/** iCalendar: read, and ways to draw it. */
import type { DiagramReading, RecipeWay } from '../convert/conversion.ts'
import { type Calendar, readCalendar } from './calendar.ts'
import { planData } from './plan.ts'
import { rotaData } from './rota.ts'

export function read(text: string): DiagramReading {
  const { calendar, report } = readCalendar(text)
  const plan: RecipeWay = { recipe: 'priestley-timeline', make: (conversion) => planData(calendar, conversion) }
  if (calendar.events.length === 0) {
    if (report.findings.length === 0) report.finding('an event (BEGIN:VEVENT) that takes place', 0)
    return { ways: [plan], report }
  }
  const rota: RecipeWay = { recipe: 'oncall-schedule', make: (conversion) => rotaData(calendar, conversion) }
  return { ways: isRota(calendar) ? [rota, plan] : [plan, rota], report }
}

const call = /\b(?:on[- ]?call|pager duty|rota|roster)\b/i

/** It says that it is about being on call, names layers, or each event is one of few people's who come again. */
const isRota = ({ title, events }: Calendar): boolean => {
  const people = new Set(events.map(({ duty }) => duty.person))
  if (people.size > 12) return false
  if (call.test(title) || events.some(({ summary }) => call.test(summary))) return true
  if (events.every(({ duty }) => duty.isLevel)) return true
  return people.size > 1 && events.length >= 2 * people.size && events.every(({ attendees }) => attendees.length === 1)
}
