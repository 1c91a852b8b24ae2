/**
 * All things of a drawing along an axis, in their order.
 */
import { groupsOf, type Item, leavesOf } from '../model/board.ts'
import { extentOf } from '../strokes/net.ts'
import { middleOf } from './axis.ts'
import { groupThings } from './group-things.ts'
import type { Places, Scene } from './places.ts'
import { stretchAcross, type Thing } from './thing.ts'
import { markThings, wordThings } from './word-things.ts'

/** All things in the order that the axis has now. */
export function thingsIn(scene: Scene, places: Places): Thing[] {
  const things = [
    ...leavesOf(scene.board).map((item) => nodeThing(item, scene, places)),
    ...groupsOf(scene.board).flatMap((item) => groupThings(item, scene, places)),
    ...strokeThings(scene, places),
    ...(scene.words.length > 0 ? markThings(scene, places) : []),
    ...wordThings(scene, places),
  ]
  return things.sort((a, b) => a.key - b.key || a.tie - b.tie || a.low.variable - b.low.variable || a.id - b.id)
}

const nodeThing = (item: Item, { axis }: Scene, { low, high }: Places): Thing => {
  const { index: id } = item
  const { from, to } = stretchAcross(item, axis)
  return { kind: 'node', id, low: low(id), high: high(id), from, to, key: middleOf(item, axis), tie: 0 }
}

const strokeThings = ({ board, net, axis }: Scene, places: Places): Thing[] =>
  net.strokes.flatMap((stroke, id): Thing[] => {
    if (stroke.isUpright !== (axis === 'x')) return []
    const { low: from, high: to } = extentOf(board, net, stroke)
    const spot = places.stroke(id)
    return [{ kind: 'stroke', id, low: spot, high: spot, from, to, key: stroke.at, tie: stroke.rank }]
  })
