/**
 * Words as things, and the marks at the ends of wires, of which words keep clear.
 */
import { itemOf } from '../model/board.ts'
import { hasMark, mark } from '../model/marks.ts'
import { isLowSide, sideAt } from '../model/sides.ts'
import { acrossOf, alongOf, besideOf, endOfWords, endPlace } from '../strokes/words.ts'
import type { Places, Scene } from './places.ts'
import { moved, type Thing } from './thing.ts'

/** Marks at the ends of wires, which only words keep clear of. */
export const markThings = (scene: Scene, places: Places): Thing[] =>
  scene.net.courses.flatMap(({ runs, sides }, wire) =>
    ([0, 1] as const).flatMap((end): Thing[] => {
      const given = scene.board.wires[wire]!
      if (!hasMark(given, end)) return []
      const run = end === 0 ? runs[0]! : runs.at(-1)!
      const { at, rank } = scene.net.strokes[run.stroke]!
      const [item, side] = [end === 0 ? given.from : given.to, sides[end]]
      const tip = sideAt(itemOf(scene.board, item), side)
      const stretch = isLowSide(side) ? { from: tip - mark.length, to: tip } : { from: tip, to: tip + mark.length }
      if (run.isUpright === (scene.axis === 'x')) {
        const spot = places.stroke(run.stroke)
        const [low, high] = [moved(spot, -mark.half), moved(spot, mark.half)]
        return [{ kind: 'mark', id: wire, low, high, from: stretch.from, to: stretch.to, key: at, tie: rank }]
      }
      const spot = isLowSide(side) ? places.low(item) : places.high(item)
      const [low, high] = [moved(spot, stretch.from - tip), moved(spot, stretch.to - tip)]
      const [from, to, key] = [at - mark.half, at + mark.half, (stretch.from + stretch.to) / 2]
      return [{ kind: 'mark', id: wire, low, high, from, to, key, tie: 0 }]
    }),
  )

export const wordThings = ({ board, net, words, axis }: Scene, places: Places): Thing[] =>
  words.map((each, id): Thing => {
    const stroke = net.strokes[each.run.stroke]!
    const [across, along] = [acrossOf(each), alongOf(each)]
    const low = places.words(id)
    const at = each.spot === 'label' ? each.at : endPlace(board, net, each)
    if (each.run.isUpright === (axis === 'x'))
      return {
        kind: 'words',
        id,
        low,
        high: moved(low, across),
        from: at,
        to: at + along,
        key: stroke.at + each.side * 0.01,
        tie: stroke.rank + each.side * 0.5,
      }
    const from = each.side > 0 ? stroke.at + besideOf(board, each) : stroke.at - besideOf(board, each) - across
    return {
      kind: 'words',
      id,
      low,
      high: moved(low, along),
      from,
      to: from + across,
      // Words at the two ends of a short run overlap at first: each is on the side of its own end.
      key: each.spot === 'label' ? at + along / 2 : endOfWords(board, net, each),
      tie: 0,
    }
  })
