/**
 * Chains: what leads on to one thing alone, and is the only thing that leads there, at least twice in a row. A
 * reader follows them as one line, so they are straight before what passes beside them is.
 */
import { append } from '../model/append.ts'
import type { Link } from '../ranks/level.ts'

/** Among more nodes, or more than the first of which each has more than so many links, straight ways are worth the same whatever they join. */
const mostChained = { first: 16, links: 1.15, all: 40 } as const

/** Whether chains among so many nodes and links are straight before what passes them. */
export const showsChains = (nodes: number, links: number): boolean =>
  nodes <= mostChained.first || (nodes <= mostChained.all && links <= mostChained.links * nodes)

/** The links of chains; one that another way replaces, step by step, is passed over. */
export function chainsIn(links: readonly Link[], ranks: readonly number[]): ReadonlySet<Link> {
  const ahead = links.filter(({ from, to }) => ranks[from]! < ranks[to]!)
  const next = new Map<number, number[]>()
  for (const { from, to } of ahead) append(next, from, to)
  const below = new Map<number, ReadonlySet<number>>()
  const belowOf = (from: number): ReadonlySet<number> => {
    const known = below.get(from)
    if (known !== undefined) return known
    const found = new Set((next.get(from) ?? []).flatMap((each) => [each, ...belowOf(each)]))
    below.set(from, found)
    return found
  }
  const steps = ahead.filter(({ from, to }) => !next.get(from)!.some((each) => belowOf(each).has(to)))
  const isOnly = (link: Link, side: 'from' | 'to'): boolean =>
    steps.every((other) => other === link || other[side] !== link[side])
  const only = steps.filter((link) => isOnly(link, 'from') && isOnly(link, 'to'))
  // What a fan leads to, and its one way on, are an arm of it.
  const isArm = ({ from }: Link): boolean =>
    steps.some((link) => link.to === from && !isOnly(link, 'from') && isOnly(link, 'to'))
  return new Set(
    only.filter((link) => isArm(link) || only.some((other) => other.to === link.from || other.from === link.to)),
  )
}
