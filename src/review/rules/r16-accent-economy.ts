/**
 * R16: the accent marks one thing.
 */

import type { Picture } from '../model/picture.ts'
import type { Report, Rule } from './rule.ts'

/** A path or a set in focus has many elements, and stays the smaller part. */
const most = 0.3
/** Even in a small scene, this many accented elements may be one thing: a box, its text, its arrow. */
const always = 4

const isAccent = (color: string | undefined): boolean => color === 'accent' || color === 'soft'

const check = ({ drawn, labels }: Picture): Report[] => {
  const all = drawn.length + labels.length
  const marked =
    drawn.filter(({ fill, stroke }) => isAccent(fill) || isAccent(stroke)).length +
    labels.filter(({ fill }) => isAccent(fill)).length
  if (marked <= Math.max(always, most * all)) return []
  const problem = `${marked} of ${all} elements (${Math.round((100 * marked) / all)}%) are accent or soft; keep to ${most * 100}%, so that one thing stands out`
  return [{ problem }]
}

export const accentEconomy: Rule = {
  id: 'R16',
  title: 'Accent economy',
  level: 'warn',
  requirement: `At most ${most * 100}% of the elements are accent or soft, so that one thing stands out.`,
  check,
}
