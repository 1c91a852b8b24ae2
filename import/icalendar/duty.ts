/**
 * Who is on call in an event, and in which layer, by how calendars of rotas write it: `On Call - Mira Lang - Platform`,
 * `Mira (secondary)`, `[L2] Mira`, or an attendee.
 */
import { oneLine } from '../convert/names.ts'
import type { CalendarEvent } from './calendar.ts'

const levels = /[[(]?\b(primary|secondary|tertiary|backup|l[1-3]|level [1-3])\b[\])]?/i

const call = /\b(?:is )?on[- ]?call\b(?: (?:duty|for|shift))?/i

/** The person and the layer; without a layer in the words, everybody is in one. */
export function dutyOf({ summary, attendees }: Pick<CalendarEvent, 'summary' | 'attendees'>): {
  person: string
  layer: string
} {
  const level = levels.exec(summary)?.[1] ?? ''
  const parts = summary
    .replace(levels, ' ')
    .replace(call, ' ')
    .split(/\s[-–—:|]\s|:\s|\s[-–—:|]|[-–—:|]\s/)
    .map((each) => oneLine(each).replace(/^[\s:,–—-]+|[\s:,–—-]+$/g, ''))
    .filter((each) => each !== '')
  const [only, ...others] = attendees
  const [first = '?', rest] = parts
  const person = only !== undefined && others.length === 0 ? only : first
  const layer = level === '' ? (rest !== undefined && rest !== person ? rest : 'On call') : level
  return { person: oneLine(person), layer: layer.charAt(0).toUpperCase() + layer.slice(1) }
}
