/**
 * Finds a place for every label: near its own edge, clear of nodes, borders, titles, other edges and other labels.
 */
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { LabelPlace, Size } from '../model/graph.ts'
import { type Candidate, candidatesFor, type Spot } from './candidates.ts'

/** A label of an edge: its size, and where on the edge it belongs. */
export type Label = { edge: number; size: Size; spot: Spot }

/** What labels keep clear of besides edges: nodes and titles fill their rectangles, borders are lines. */
export type Obstacles = { ways: readonly (readonly Point[])[]; solid: readonly Rect[]; borders: readonly Rect[] }

/** A label that costs this much overlaps something. */
export const collision = 1000

export type Placed = { place: LabelPlace; cost: number }

/** Only the best candidates by themselves are tried against other labels. */
const kept = 60
const rounds = 4

/** A place for each label; `edge` is the index of its path in `ways`. */
export function placeLabels(labels: readonly Label[], obstacles: Obstacles): (Placed | undefined)[] {
  const strokes = obstacles.ways.map(strokesOf)
  const choices = labels.map(({ edge, size, spot }) =>
    best(candidatesFor(obstacles.ways[edge] ?? [], size, spot), { index: edge, strokes, obstacles }),
  )
  const chosen = choices.map(([first]): Placed | undefined => first && { place: first, cost: first.cost })
  for (let round = 0; round < rounds; round++) {
    for (const [index, candidates] of choices.entries())
      chosen[index] = cheapest(candidates, othersThan(chosen, [index]))
    for (const [index, label] of chosen.entries())
      if (label !== undefined && label.cost >= collision) displace(index, choices, chosen)
  }
  return chosen
}

type Chosen = (Placed | undefined)[]

const othersThan = (chosen: Chosen, left: readonly number[]): Rect[] =>
  chosen.flatMap((other, place) => (other === undefined || left.includes(place) ? [] : [other.place]))

/** If a label has no free place, a label in its way may move to another one. */
const displace = (index: number, choices: readonly Candidate[][], chosen: Chosen): void => {
  for (const candidate of choices[index] ?? []) {
    if (candidate.cost >= collision) return
    const [rival, ...more] = chosen.flatMap((other, place) =>
      other !== undefined && place !== index && gap(candidate, other.place) < 2 ? [place] : [],
    )
    if (rival === undefined || more.length > 0) continue
    const others = othersThan(chosen, [index, rival])
    const own = cheapest([candidate], others)
    const moved = cheapest(choices[rival] ?? [], [...others, candidate])
    if (own === undefined || moved === undefined || Math.max(own.cost, moved.cost) >= collision) continue
    chosen[index] = own
    chosen[rival] = moved
    return
  }
}

type Strokes = readonly Rect[]

/** The straight pieces of an edge, as rectangles without width or height. */
export const strokesOf = (points: readonly Point[]): Strokes =>
  points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      w: Math.abs(from.x - to.x),
      h: Math.abs(from.y - to.y),
    }
  })

type Scene = { index: number; strokes: readonly Strokes[]; obstacles: Obstacles }

const best = (candidates: Candidate[], scene: Scene): Candidate[] => {
  const near = surroundings(candidates, scene)
  for (const candidate of candidates) candidate.cost += costOf(candidate, near)
  return candidates.sort((a, b) => a.cost - b.cost || a.x - b.x || a.y - b.y).slice(0, kept)
}

type Near = { solid: Rect[]; borders: Rect[]; own: Strokes; foreign: Rect[] }

/** Only obstacles near the candidates are checked. */
const surroundings = (candidates: readonly Candidate[], { index, strokes, obstacles }: Scene): Near => {
  const left = Math.min(...candidates.map(({ x }) => x)) - 16
  const right = Math.max(...candidates.map(({ x, w }) => x + w)) + 16
  const top = Math.min(...candidates.map(({ y }) => y)) - 16
  const bottom = Math.max(...candidates.map(({ y, h }) => y + h)) + 16
  const isNear = ({ x, y, w, h }: Rect): boolean => x <= right && x + w >= left && y <= bottom && y + h >= top
  return {
    solid: obstacles.solid.filter(isNear),
    borders: obstacles.borders.filter(isNear),
    own: strokes[index] ?? [],
    foreign: strokes.flatMap((pieces, place) => (place === index ? [] : pieces.filter(isNear))),
  }
}

const costOf = (candidate: Candidate, { solid, borders, own, foreign }: Near): number => {
  let cost = 0
  for (const rect of solid) cost += tooNear(gap(candidate, rect), { least: 8, touch: 3, price: 150 })
  for (const rect of borders) cost += tooNear(gap(candidate, rect), rect.w === 0 ? besideWall : underWall)
  for (const rect of own) cost += tooNear(gap(candidate, rect), { least: 4, touch: 2, price: 30 })
  for (const rect of foreign) {
    const distance = gap(candidate, rect)
    cost += tooNear(distance, { least: 6, touch: 3, price: 80 }) + (distance < 12 ? 11 : 0)
  }
  return cost
}

/** A label keeps 8 px from the border of a group beside it, less from one above or below. */
const besideWall = { least: 12, touch: 8, price: 100 }
const underWall = { least: 8, touch: 4, price: 100 }

const tooNear = (distance: number, { least, touch, price }: { least: number; touch: number; price: number }): number =>
  distance < touch ? 3 * collision : distance < least ? price : 0

/** Pixels between two rectangles; negative where they overlap. */
export const gap = (a: Rect, b: Rect): number =>
  Math.max(a.x - b.x - b.w, b.x - a.x - a.w, a.y - b.y - b.h, b.y - a.y - a.h)

const cheapest = (candidates: readonly Candidate[], others: readonly Rect[]): Placed | undefined => {
  let chosen: Placed | undefined
  for (const candidate of candidates) {
    if (chosen !== undefined && candidate.cost >= chosen.cost) break
    let { cost } = candidate
    for (const other of others) {
      const distance = gap(candidate, other)
      cost += tooNear(distance, { least: 8, touch: 2, price: 300 }) + (distance < 12 ? 20 : 0)
    }
    if (chosen === undefined || cost < chosen.cost) chosen = { place: candidate, cost }
  }
  return chosen
}
