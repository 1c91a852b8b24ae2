/** Several layers at once and gaps of all people, and a heading that speaks of them where there are none. */
import { enumerate } from '../../drawing/describe.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { allShifts, type Duty, doublesOf } from './on-call.ts'

export const doubled = <Person extends { name: string }>(data: Omit<Duty, 'people'> & { people: Person[] }) =>
  data.people.flatMap((each) => doublesOf(each.name, data).map((double) => ({ ...double, person: each })))

export const gapsIn = (data: Duty) => allShifts(data).filter((shift) => shift.person === undefined)

/** A heading that speaks of what does not happen says so to its writer. */
export const warnOfNone = (data: Duty, sheet: Sheet): void => {
  const warn = (none: string, names: string[]): void => {
    const quoted = names.filter((each) => sheet.quotes(each)).map((each) => `{${each}}`)
    if (quoted.length > 0) sheet.warn('title', undefined, `${none}: write the heading without ${enumerate(quoted)}`)
  }
  if (doubled(data).length === 0) warn('nobody has several layers at once', ['double', 'person'])
  if (gapsIn(data).length === 0) warn('every hour is covered', ['gap'])
}
