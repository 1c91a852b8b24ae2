/**
 * Who is on call in an event, and in which layer, by how calendars of rotas write it: `On Call - Mira Lang - Platform`,
 * `Mira (secondary)`, `[L2] Mira`, or an attendee.
 */
import { sentenceCase } from '../../src/scene/sentence-case.ts'
import { oneLine } from '../convert/names.ts'

const levels = /[[(]?\b(primary|secondary|tertiary|backup|l[1-3]|level [1-3])\b[\])]?/i

const call = /\b(?:is )?on[- ]?call\b(?: (?:duty|for|shift))?/i

/** Who is on call in which layer; `isLevel`: the words name the layer as calendars of rotas do; `unsaid`: other words. */
export type CalendarDuty = { person: string; layer: string; isLevel: boolean; unsaid: string }

/** The person and the layer; without a layer in the words, everybody is in one. Several attendees share a duty. */
export function dutyOf({ summary, attendees }: { summary: string; attendees: readonly string[] }): CalendarDuty {
  const level = levels.exec(summary)?.[1]
  const parts = summary
    .replace(levels, ' ')
    .replace(call, ' ')
    .split(/\s[-–—:|]\s|:\s|\s[-–—:|]|[-–—:|]\s/)
    .map((each) => oneLine(each).replace(/^[\s:,–—-]+|[\s:,–—-]+$/g, ''))
    .filter((each) => each !== '')
  const [first = attendees.join(' and '), rest] = parts
  const person = oneLine(attendees.length === 1 ? attendees.join() : first) || '?'
  const layer = level ?? (rest !== undefined && rest !== person ? rest : 'On call')
  const unsaid = [...parts, ...attendees].filter((each) => each !== layer && !person.includes(each)).join(', ')
  return { person, layer: sentenceCase(layer), isLevel: level !== undefined, unsaid }
}
