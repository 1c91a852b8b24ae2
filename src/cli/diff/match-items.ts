/**
 * Which items of two lists are the same: equal ones, those of one id or name, and the most alike between them.
 */
import { isObject } from '../../scene/json.ts'

/** Pairs of indices, in the order of the first list; an item is in at most one. */
export type ItemPairs = [before: number, after: number][]

/** Matches two lists of data. */
export function matchItems(before: readonly unknown[], after: readonly unknown[]): ItemPairs {
  const partner = new Map<number, number>()
  const taken = new Set<number>()
  const pair = (one: number, other: number): void => {
    partner.set(one, other)
    taken.add(other)
  }
  for (const keyOf of [wholeOf, identityOf]) pairByKey(before, after, { keyOf, partner, taken, pair })
  for (const [from, item] of before.entries()) {
    if (partner.has(from)) continue
    const best = mostAlike(item, after, { from, partner, taken })
    if (best !== undefined) pair(from, best)
  }
  return [...partner].sort(([a], [b]) => a - b)
}

type Matching = { partner: ReadonlyMap<number, number>; taken: ReadonlySet<number> }

type Keying = Matching & { keyOf: (item: unknown) => string | undefined; pair: (one: number, other: number) => void }

/** Items of one key are paired in their order. */
const pairByKey = (
  before: readonly unknown[],
  after: readonly unknown[],
  { keyOf, partner, taken, pair }: Keying,
): void => {
  const waiting = new Map<string, number[]>()
  for (const [index, item] of after.entries()) {
    const key = taken.has(index) ? undefined : keyOf(item)
    if (key !== undefined) waiting.set(key, [...(waiting.get(key) ?? []), index])
  }
  for (const [index, item] of before.entries()) {
    const key = partner.has(index) ? undefined : keyOf(item)
    const other = key === undefined ? undefined : waiting.get(key)?.shift()
    if (other !== undefined) pair(index, other)
  }
}

const wholeOf = (item: unknown): string => JSON.stringify(item)

/** What names an item for good: its id, or its name. */
export const identityOf = (item: unknown): string | undefined => {
  if (!isObject(item)) return undefined
  const { id, name } = item
  return typeof id === 'string' ? `id ${id}` : typeof name === 'string' ? `name ${name}` : undefined
}

/** The item in the same gap between matched ones that has the most in common, and at least half of its fields. */
const mostAlike = (
  item: unknown,
  after: readonly unknown[],
  { from, partner, taken }: Matching & { from: number },
): number | undefined => {
  const [low, high] = gapAround(from, partner, after.length)
  let best: { index: number; share: number } | undefined
  for (let index = low; index < high; index++) {
    if (taken.has(index)) continue
    const share = sharedBy(item, after[index])
    if (share >= 0.5 && share > (best?.share ?? 0)) best = { index, share }
  }
  return best?.index
}

/** Between the partners of the nearest matched neighbors; the whole list where these are in another order. */
const gapAround = (from: number, partner: ReadonlyMap<number, number>, length: number): [low: number, high: number] => {
  const sides = [...partner].sort(([a], [b]) => a - b)
  const low = (sides.findLast(([one]) => one < from)?.[1] ?? -1) + 1
  const high = sides.find(([one]) => one > from)?.[1] ?? length
  return low <= high ? [low, high] : [0, length]
}

/** Which part of the fields of two items are equal, 0 to 1. */
const sharedBy = (one: unknown, other: unknown): number => {
  const [a, b] = [leavesOf(one), leavesOf(other)]
  const keys = new Set([...a.keys(), ...b.keys()])
  const same = [...keys].filter((key) => a.has(key) && a.get(key) === b.get(key)).length
  return keys.size === 0 ? 0 : same / keys.size
}

const leavesOf = (value: unknown, at = ''): Map<string, unknown> => {
  if (typeof value !== 'object' || value === null) return new Map([[at, value]])
  return new Map(Object.entries(value).flatMap(([key, each]) => [...leavesOf(each, `${at}.${key}`)]))
}
