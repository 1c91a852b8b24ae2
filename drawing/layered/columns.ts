/**
 * The columns of a layered drawing, by how far each thing is from where everything begins.
 */
import { least, range } from 'd3-array'

/** Something that leads to something else. */
export type Step<Item> = { from: Item; to: Item }

/** How many steps the longest way to each item has; where steps lead in circles, no more than there are items. */
export function longestWays<Item>(items: Iterable<Item>, steps: readonly Step<Item>[]): Map<Item, number> {
  const lengths = new Map([...items].map((item) => [item, 0]))
  const lengthTo = (item: Item): number => lengths.get(item) ?? 0
  for (const _ of lengths) for (const { from, to } of steps) lengths.set(to, Math.max(lengthTo(to), lengthTo(from) + 1))
  return lengths
}

/** So many columns fit a page whatever is in them. */
const mostLoose = 4

/** The same with each source beside the first that it leads to, and what nothing joins where there is least. */
export function columnsOf<Item>(items: readonly Item[], steps: readonly Step<Item>[]): Map<Item, number> {
  const columns = longestWays(items, steps)
  const columnOf = (item: Item): number => columns.get(item) ?? 0
  const isLoose = (item: Item): boolean => !steps.some(({ from, to }) => from === item || to === item)
  for (const item of items)
    if (!isLoose(item) && columnOf(item) === 0)
      columns.set(item, Math.min(...steps.flatMap(({ from, to }) => (from === item ? [columnOf(to)] : []))) - 1)
  const loose = items.filter(isLoose)
  const all = range(Math.max(...columns.values(), Math.min(mostLoose, Math.ceil(Math.sqrt(loose.length))) - 1) + 1)
  for (const item of loose) columns.delete(item)
  for (const item of loose)
    columns.set(item, least(all, (column) => [...columns.values()].filter((each) => each === column).length) ?? 0)
  return columns
}
