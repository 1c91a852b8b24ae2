/**
 * How far two things are kept apart along an axis, the first being before the second.
 */
import { distance } from '../model/weights.ts'
import { softness } from '../solve/program.ts'
import type { Scene } from './places.ts'
import type { Thing } from './thing.ts'

export type Distance = { length: number; softness: number }

/** What a pair needs to know about ends: who is attached to whom, and where strokes are crowded. */
export type Ends = {
  /** Whether a stroke ends at an item. */
  isAttached: (item: number, stroke: number) => boolean
  /** The least distance of two strokes that end at one side: more where both carry marks, less where it is too short. */
  apart: (stroke: number, other: number) => number
}

/** Undefined where the two need no distance. */
export function distanceBetween(first: Thing, second: Thing, scene: Scene, ends: Ends): Distance | undefined {
  if (first.low.variable === second.low.variable && first.kind !== 'words' && second.kind !== 'words') return undefined
  if ((first.kind === 'mark' || second.kind === 'mark') && first.kind !== 'words' && second.kind !== 'words')
    return undefined
  const [a, b] = rankOf(first) <= rankOf(second) ? [first, second] : [second, first]
  switch (a.kind) {
    case 'title':
      return besideTitle(a, b, ends)
    case 'words':
      return besideWords(a, b, scene, ends)
    case 'low wall':
    case 'high wall':
      return besideWall(a, b, scene, ends)
    case 'stroke':
      return b.kind === 'stroke' ? betweenStrokes(a, b, scene, ends) : besideNode(b, a, { scene, ends })
    case 'mark':
      return undefined
    case 'node':
      return { length: scene.board.distances.nodes, softness: softness.node }
    default:
      return a.kind satisfies never
  }
}

const ranks = { title: 0, words: 1, mark: 5, 'low wall': 2, 'high wall': 2, stroke: 3, node: 4 } as const
const rankOf = ({ kind }: Thing): number => ranks[kind]

const isWall = ({ kind }: Thing): boolean => kind === 'low wall' || kind === 'high wall'

const besideTitle = (title: Thing, other: Thing, { isAttached }: Ends): Distance | undefined => {
  if (isWall(other) || other.kind === 'title') return undefined
  // What ends at the wall over a title does not reach it.
  const isOutside = title.from >= other.to || other.from >= title.to
  if (other.kind === 'stroke' && isOutside && isAttached(title.id, other.id)) return undefined
  return { length: distance.title, softness: softness.words }
}

const besideWords = (words: Thing, other: Thing, scene: Scene, ends: Ends): Distance | undefined => {
  const { net, board, axis } = scene
  const { run, wire } = scene.words[words.id]!
  if (other.kind === 'mark')
    return other.id === wire ? undefined : { length: distance.wordsMark, softness: softness.words }
  if (other.kind === 'stroke') {
    // Its own run, and those that meet it there, have their own rules.
    const isOwn = net.strokes[other.id]!.runs.some(
      (each) => each.wire === wire && Math.abs(each.place - run.place) <= 1,
    )
    return isOwn ? undefined : { length: distance.words, softness: softness.words }
  }
  if (other.kind === 'node' && run.isUpright === (axis === 'x')) {
    // The node at the end of its run is ahead of it, not beside it.
    const { from, to } = board.wires[wire]!
    if ((other.id === from || other.id === to) && ends.isAttached(other.id, run.stroke)) return undefined
  }
  return { length: other.kind === 'words' ? distance.wordsWords : distance.words, softness: softness.words }
}

const besideWall = (wall: Thing, other: Thing, { board }: Scene, { isAttached }: Ends): Distance | undefined => {
  const { items, distances } = board
  const isInside = (inner: number, outer: number): boolean => items[inner]!.within.includes(outer)
  if (isWall(other)) {
    if (wall.id === other.id) return undefined
    const isNested = isInside(wall.id, other.id) || isInside(other.id, wall.id)
    if (!isNested && areLanes(wall.id, other.id, items)) return undefined
    return { length: isNested ? distances.nestedWalls : distances.walls, softness: softness.node }
  }
  if (other.kind === 'node') {
    if (items[wall.id]!.isLane && items[other.id]!.stretch !== undefined) return undefined
    // What is inside keeps its distance from the walls in any case.
    if (isInside(other.id, wall.id)) return undefined
    return { length: distances.walls, softness: softness.node }
  }
  if (isAttached(wall.id, other.id)) return { length: distance.wallStroke, softness: softness.run }
  return { length: distance.wallStroke, softness: softness.stroke }
}

/** Lanes share their walls. */
const areLanes = (a: number, b: number, items: Scene['board']['items']): boolean => items[a]!.isLane && items[b]!.isLane

const betweenStrokes = (a: Thing, b: Thing, { net }: Scene, { apart }: Ends): Distance | undefined => {
  const [one, other] = [net.strokes[a.id]!, net.strokes[b.id]!]
  // The arms of a jog touch only at its ends: ordered, it could never vanish.
  if (one.bundle === other.bundle && Math.min(a.to, b.to) <= Math.max(a.from, b.from)) return undefined
  return { length: apart(a.id, b.id), softness: softness.strokes }
}

const besideNode = (node: Thing, stroke: Thing, { scene, ends }: { scene: Scene; ends: Ends }): Distance | undefined =>
  ends.isAttached(node.id, stroke.id)
    ? undefined
    : { length: scene.board.distances.nodeStroke, softness: softness.stroke }
