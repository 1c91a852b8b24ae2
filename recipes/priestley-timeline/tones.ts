/**
 * How periods are filled: phases paler one after another, the same in all rows, in gray and, as far as they are left, in the
 * accent, so that one row with their names says which is which.
 */
import type { TimelineData, TimelineEvent } from '../../drawing/data/timeline.ts'
import { accents, grays } from '../../drawing/fills.ts'
import type { SquareLook } from '../../drawing/square.ts'
import { arePhases, namesIn } from './periods.ts'

const paler: readonly SquareLook[] = [grays[3], grays[2], grays[1]]
const palerLeft: readonly SquareLook[] = [accents[1], accents[0], { fill: 'soft', stroke: 'none', dashed: true }]

/** The fill of a period, and that of what is left of it. */
export const tonesOf = (data: TimelineData): ((event: TimelineEvent) => { plain: SquareLook; left: SquareLook }) => {
  const names = namesIn(data)
  if (!arePhases(data)) return () => ({ plain: grays[2], left: accents[0] })
  const toneOf = (looks: readonly SquareLook[], name: string): SquareLook | undefined =>
    looks[paler.length - names.length + names.indexOf(name)]
  return ({ name }) => ({
    plain: toneOf(paler, name) ?? grays[1],
    left: (names.length === 1 ? undefined : toneOf(palerLeft, name)) ?? accents[0],
  })
}
