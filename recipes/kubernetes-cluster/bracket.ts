/**
 * Brackets that hold pods from below: their ticks meet what they hold.
 */
import { bendRadius } from '../../layout/model/graph.ts'

/** How long the ticks of brackets are: they meet what is held. */
const tick = 16

/** A bar as long as all these columns, with ticks up to what it holds. */
export const bracket = (
  columns: readonly number[],
  { bar, ticks }: { bar: number; ticks: readonly number[] },
): string => {
  const [left, right] = [Math.min(...columns), Math.max(...columns)]
  const up = `V ${bar - tick}`
  if (left === right) return `M ${left} ${bar} ${up}`
  const start = ticks.includes(left)
    ? `M ${left} ${bar - tick} V ${bar - bendRadius} q 0 ${bendRadius} ${bendRadius} ${bendRadius}`
    : `M ${left} ${bar}`
  const inner = ticks.filter((x) => x > left && x < right).map((x) => `M ${x} ${bar} ${up}`)
  const end = ticks.includes(right)
    ? `H ${right - bendRadius} q ${bendRadius} 0 ${bendRadius} ${-bendRadius} ${up}`
    : `H ${right}`
  return [`${start} ${end}`, ...inner].join(' ')
}
