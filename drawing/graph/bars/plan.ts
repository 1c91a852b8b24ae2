/**
 * Where bars, nodes and the straight links between them are: a level for each item, a column for each link.
 *
 * An item is as wide as the columns of its links. Links that pass a bar they do not join break it; the search looks
 * for columns with as few of these as possible, and with no link through a node.
 */
import { type Columns, overlapOf } from './cost.ts'
import { type Link, levelsOf } from './levels.ts'
import { type Problem, toProblem } from './problem.ts'
import { countOf, findColumns } from './search.ts'

/** Levels by item, columns by link, both from 0; an item's first and last column. */
export type Plan = {
  levels: readonly number[]
  columns: number[]
  spans: [first: number, last: number][]
  count: number
}

/**
 * An item without links gets one to itself, so that it has a column. `stacked`: what is not joined to the rest is below
 * it, not beside it.
 */
export function planBars(isBar: readonly boolean[], given: readonly Link[], stacked = false): Plan {
  const alone = [...isBar.keys()].filter((item) => !given.some(({ from, to }) => from === item || to === item))
  const links = [...given, ...alone.map((item) => ({ from: item, to: item }))]
  const levels = levelsOf(
    isBar,
    links.filter(({ from, to }) => from !== to),
  )
  if (stacked) stackParts(levels, links)
  for (let round = 0; ; round++) {
    const problem = toProblem(isBar, levels, links)
    const columns = findColumns(problem)
    const lower = overlapOf(columns, problem)
    if (lower === undefined || round === isBar.length) return toPlan(columns, problem)
    pushDown(lower, { links, levels, was: [...levels] })
  }
}

/** Puts each part that is joined to no other below those before it; an even number of levels keeps bars on odd ones. */
const stackParts = (levels: number[], links: readonly Link[]): void => {
  const seen = new Set<number>()
  let next = 0
  for (const start of levels.keys()) {
    if (seen.has(start)) continue
    const part = new Set([start])
    for (const item of part)
      for (const { from, to } of links) {
        if (from === item) part.add(to)
        if (to === item) part.add(from)
      }
    const own = [...part].map((item) => levels[item] ?? 0)
    for (const item of part) {
      seen.add(item)
      levels[item] = (levels[item] ?? 0) + next
    }
    next += Math.ceil((Math.max(...own) + 1) / 2) * 2
  }
}

/**
 * Moves an item that has no room on its level two levels down, and what it leads to below it; what was below what is told by
 * the levels before, or links around a circle would push each other down for ever.
 */
const pushDown = (item: number, moving: { links: readonly Link[]; levels: number[]; was: readonly number[] }): void => {
  const { links, levels, was } = moving
  levels[item] = (levels[item] ?? 0) + 2
  for (const { from, to } of links) {
    const isBelow = from === item && (was[to] ?? 0) > (was[item] ?? 0)
    if (isBelow && (levels[to] ?? 0) < (levels[item] ?? 0)) pushDown(to, moving)
  }
}

const toPlan = (columns: Columns, { links, levels }: Problem): Plan => ({
  levels,
  columns: columns.map((column) => column ?? 0),
  spans: levels.map((_, item) => {
    const own = columns.filter((_, index) => links[index]?.from === item || links[index]?.to === item)
    return [Math.min(...own.map((column) => column ?? 0)), Math.max(...own.map((column) => column ?? 0))]
  }),
  count: countOf(columns),
})

/** The links that pass an item on their way. */
export const passing = (item: number, { levels, columns, spans }: Plan, links: readonly Link[]): number[] => {
  const [first, last] = spans[item] ?? [0, 0]
  const level = levels[item] ?? 0
  return links.flatMap(({ from, to }, index) => {
    const [a, b] = [levels[from] ?? 0, levels[to] ?? 0]
    const column = columns[index] ?? 0
    return Math.min(a, b) < level && level < Math.max(a, b) && first <= column && column <= last ? [index] : []
  })
}
