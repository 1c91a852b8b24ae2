/**
 * The one start of a flow is not where reading ends: from there, the first steps would lead against it. The drawing is turned
 * over its middle, unless that takes things that only their order tells apart out of it.
 */
import type { Level } from '../ranks/level.ts'

type Flow = Pick<Level, 'vertices' | 'links'>

/** A start further across than this share of the whole seems to be at its end. */
const late = 0.7

/** The middles of all vertices across the flow, turned over where the start is late. */
export function startFirst(middles: readonly number[], { vertices, links }: Flow): readonly number[] {
  const low = Math.min(...vertices.map(({ w }, vertex) => middles[vertex]! - w / 2))
  const high = Math.max(...vertices.map(({ w }, vertex) => middles[vertex]! + w / 2))
  const start = startOf(links)
  const isLate = start !== undefined && middles[start]! - low > late * (high - low)
  return isLate && inOrder(middles, links) <= 0 ? middles.map((middle) => low + high - middle) : middles
}

/** What all begins at; undefined where several things are. */
const startOf = (links: Flow['links']): number | undefined => {
  const entered = new Set(links.map(({ from, to, isBack }) => (isBack ? from : to)))
  const starts = new Set(links.flatMap(({ from, to }) => [from, to].filter((end) => !entered.has(end))))
  return starts.size === 1 ? [...starts][0] : undefined
}

/** How many more pairs that one thing leads to are in the order that they are listed in than against it; words tell ways apart. */
const inOrder = (middles: readonly number[], links: Flow['links']): number => {
  const plain = links.filter(({ isBack, words }) => !isBack && words.w === 0)
  const signs = plain.flatMap(({ from, to }, index) =>
    plain.slice(index + 1).map((next) => (next.from === from ? Math.sign(middles[next.to]! - middles[to]!) : 0)),
  )
  return signs.reduce((sum, sign) => sum + sign, 0)
}
