/**
 * Limits beside bars on both sides of zero: a rule along the rows of its own side only, as on the other side names are
 * where it would run. Where its rows end the plot, its words are under it.
 */
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { ruleX, withValue } from '../../drawing/chart/rule.ts'
import { rulesUnder } from '../../drawing/chart/rule-under.ts'
import type { NumbersMark } from '../../drawing/data/marks.ts'

type Limits = { rows: readonly { value: number }[]; write: (value: number) => string }

/** The limits as marks; `over` of them have their words over the plot. */
export function limitMarks(
  marks: readonly NumbersMark[] = [],
  { rows, write }: Limits,
): { marks: ChartMark[]; over: number } {
  const all = marks.flatMap((item) => {
    if (item.value === undefined) return []
    const own = [...rows.keys()].filter((index) => Math.sign(rows[index]?.value ?? 0) === Math.sign(item.value ?? 0))
    const [first = 0, last = rows.length - 1] = [own[0], own.at(-1)]
    return [{ item, at: item.value, words: withValue(item, write), first, last }]
  })
  const over = all.filter(({ first }) => first === 0)
  const low = all.flatMap((each) => (each.first === 0 ? [] : [{ ...each, from: each.first - 0.5 }]))
  return {
    marks: [...over.map(({ item, at, words, last }) => ruleX(item, at, words, { until: last + 0.5 })), rulesUnder(low)],
    over: over.length,
  }
}
