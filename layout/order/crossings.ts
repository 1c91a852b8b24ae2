/**
 * Crossings between neighboring layers, weighted by how many wires each segment stands for.
 */
import type { Layers } from './layers.ts'

export type Neighbor = { vertex: number; weight: number }

/** Who is joined to whom, and where everybody is in its layer. */
export class Crossings {
  readonly above: Neighbor[][]
  readonly below: Neighbor[][]
  readonly place: Float64Array

  constructor({ segments, count }: Pick<Layers, 'segments' | 'count'>) {
    this.above = Array.from({ length: count }, () => [])
    this.below = Array.from({ length: count }, () => [])
    this.place = new Float64Array(count)
    for (const { from, to, weight } of segments) {
      this.below[from]!.push({ vertex: to, weight })
      this.above[to]!.push({ vertex: from, weight })
    }
  }

  /** Takes the places of the vertices from their order. */
  read(layers: readonly (readonly number[])[]): void {
    for (const layer of layers) for (let index = 0; index < layer.length; index++) this.place[layer[index]!] = index
  }

  /** What crosses between two vertices and one neighboring layer if the first is left of the second. */
  between(first: number, second: number, side: 'above' | 'below'): number {
    let sum = 0
    for (const a of this[side][first]!)
      for (const b of this[side][second]!) if (this.place[a.vertex]! > this.place[b.vertex]!) sum += a.weight * b.weight
    return sum
  }

  /** All crossings of an order. */
  count(layers: readonly (readonly number[])[]): number {
    this.read(layers)
    let sum = 0
    for (const layer of layers)
      for (let left = 0; left < layer.length; left++)
        for (let right = left + 1; right < layer.length; right++)
          sum += this.between(layer[left]!, layer[right]!, 'above')
    return sum
  }
}
