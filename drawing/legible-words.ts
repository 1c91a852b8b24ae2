/**
 * How small words may be: those of a drawing that is wider than is easy to read are shown smaller, so that none of them is
 * under 14 px there.
 */
import { easyWidth } from './draw-options.ts'

/** The role of small words, such as technologies: small in what is narrow, or else notes. */
export type SmallRole = 'small' | 'note'

/** A plan, and the role that its small words were measured in. */
export type Legible<Plan> = { plan: Plan; small: SmallRole }

/** What is planned in small words if that is narrow, or else in larger ones, as wide as a page. */
export function inLegibleWords<Plan>({
  narrow,
  wide,
}: {
  narrow: (small: SmallRole) => Plan | undefined
  wide: (small: SmallRole) => Plan
}): Legible<Plan> {
  const plan = narrow('small')
  return plan === undefined ? { plan: wide('note'), small: 'note' } : { plan, small: 'small' }
}

/** A plan that is no wider than is easy to read. */
export const ifNarrow = <Plan extends { w: number }>(plan: Plan): Plan | undefined =>
  plan.w <= easyWidth ? plan : undefined

/** The role of small words in or under a drawing of a width. */
export const smallRoleAt = (width: number): SmallRole => (width > easyWidth ? 'note' : 'small')
