/**
 * Fans of equals: what one item leads to, or what leads to one, alike on both sides of it as they stand. A reader expects the
 * item over their middle, and a few lines to spread like branches: the outer ones from its sides.
 */
import { append } from './append.ts'

/**
 * `end`: 0 where lines leave the hub, 1 where they arrive; `arms` are the others in their order across; `isOwn`: these are trees,
 * which nothing else joins.
 */
export type Fan<Link> = { hub: number; end: 0 | 1; arms: { item: number; link: Link }[]; isOwn: boolean }

/** Up to so many have a line each; more share a trunk. */
export const mostEqual = 4

/** Beyond these, equals stand in several rows. */
const most = 12

/** Among more nodes nobody looks for symmetry; short and straight ways are worth more. */
export const mostSpread = 40

type Ends = { from: number; to: number }

/**
 * The fans among links that run ahead, with the place across of each item; of several links to one item nothing is asked. Trees, and
 * two equals that join nothing else there, may have up to `slight` links more one than the other, but a source beside a way that
 * leads on.
 */
export function fansIn<Link extends Ends>(
  links: readonly Link[],
  across: (item: number) => number,
  slight = 1,
): Fan<Link>[] {
  const [out, into] = [new Map<number, Link[]>(), new Map<number, Link[]>()]
  for (const link of links) {
    append(out, link.from, link)
    append(into, link.to, link)
  }
  const ahead = waysFrom(out, 'to')
  const behind = waysFrom(into, 'from')
  const fansAt = (hubs: ReadonlyMap<number, Link[]>, end: 0 | 1, far: 'from' | 'to', way: (item: number) => number) =>
    [...hubs].flatMap(([hub, own]): Fan<Link>[] => {
      if (own.length < 2 || own.length > most) return []
      const arms = own.map((link) => ({ item: link[far], link })).sort((a, b) => across(a.item) - across(b.item))
      const isPlain = new Set(arms.map(({ item }) => item)).size === arms.length
      const [near, on] = end === 0 ? [into, out] : [out, into]
      const isTheirs = ({ item }: { item: number }): boolean => near.get(item)!.length === 1
      const isOwn = arms.every((arm) => isTree(arm, { near, far, on }))
      const isLast = end === 0 || !out.has(hub)
      // What leads to a flow beside what it begins with joins it from aside.
      const mayDiffer = isLast
        ? isOwn || (arms.length === 2 && arms.every(isTheirs))
        : isOwn && arms.every(({ item }) => way(item) > 0)
      const apart = mayDiffer ? slight : 0
      return isPlain && arms.every(({ item }, index) => Math.abs(way(item) - way(arms.at(-1 - index)!.item)) <= apart)
        ? [{ hub, end, arms, isOwn }]
        : []
    })
  return [...fansAt(out, 0, 'to', ahead), ...fansAt(into, 1, 'from', behind)].filter(
    (fan, _, all) => !all.some((other) => shares(fan, other)),
  )
}

/** Whether an arm, and all that leads on from it, is met by one link alone. */
const isTree = <Link extends Ends>(
  { item }: { item: number },
  { near, far, on }: { near: ReadonlyMap<number, Link[]>; far: 'from' | 'to'; on: ReadonlyMap<number, Link[]> },
): boolean =>
  near.get(item)!.length === 1 && (on.get(item) ?? []).every((link) => isTree({ item: link[far] }, { near, far, on }))

/** Whether another hub has two or more of the same equals: it cannot be over their middle, too, and their lines would go around each other. */
const shares = <Link>(fan: Fan<Link>, other: Fan<Link>): boolean => {
  if (fan.hub === other.hub || fan.end !== other.end) return false
  const items = new Set(other.arms.map(({ item }) => item))
  return fan.arms.filter(({ item }) => items.has(item)).length > 1
}

/** How many links the longest way from an item has. */
const waysFrom = <Link extends Ends>(links: ReadonlyMap<number, Link[]>, far: 'from' | 'to') => {
  const known = new Map<number, number>()
  const longest = (item: number): number => {
    const before = known.get(item)
    if (before !== undefined) return before
    // Links that run ahead close no circle; what should still be in one is no longer than that.
    known.set(item, 0)
    const length = Math.max(0, ...(links.get(item) ?? []).map((link) => 1 + longest(link[far])))
    known.set(item, length)
    return length
  }
  return longest
}
