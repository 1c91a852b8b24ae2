/**
 * Strokes by the side of the node where they end: between two of them, no room can be made for words.
 */
import { type Board, itemOf } from '../model/board.ts'
import { extentOf, type Net } from '../strokes/net.ts'
import { acrossOf, alongOf, type Words } from '../strokes/words.ts'

export class Sides {
  private readonly strokesAt = new Map<string, Set<number>>()
  private readonly sidesOf = new Map<number, string[]>()

  constructor(
    private readonly board: Board,
    private readonly net: Net,
  ) {
    for (const [wire, { runs, sides }] of net.courses.entries()) {
      const { from, to } = board.wires[wire]!
      this.put(from, sides[0], runs[0]!.stroke)
      this.put(to, sides[1], runs.at(-1)!.stroke)
    }
  }

  /** How many strokes would be too near on the other side of words. */
  between(words: Words): number {
    const { run, side, at } = words
    const own = this.net.strokes[run.stroke]!
    let count = 0
    for (const key of this.sidesOf.get(run.stroke) ?? [])
      for (const other of this.strokesAt.get(key)!) {
        const stroke = this.net.strokes[other]!
        const apart = stroke.at - own.at
        if (other === run.stroke || stroke.isUpright !== run.isUpright || Math.sign(apart) !== side) continue
        if (Math.abs(apart) > acrossOf(words) + 1) continue
        const { low, high } = extentOf(this.board, this.net, stroke)
        if (low < at + alongOf(words) && high > at) count++
      }
    return count
  }

  private put(item: number, side: number, stroke: number): void {
    if (itemOf(this.board, item).isGroup) return
    const key = `${item} ${side}`
    this.strokesAt.set(key, (this.strokesAt.get(key) ?? new Set()).add(stroke))
    this.sidesOf.set(stroke, [...(this.sidesOf.get(stroke) ?? []), key])
  }
}
