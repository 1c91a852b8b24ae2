/**
 * Words where they are free of strokes and of each other, as near to what they name as can be.
 */
import type { Block } from '../../drawing/block.ts'
import { isClear, type LabelSpot, type Obstacle, obstacleOf } from '../../drawing/chart/obstacle.ts'
import { box } from '../../drawing/primitives.ts'
import type { Element } from '../../src/scene/scene.ts'

/** Collects what is drawn and finds places beside it. */
export class FreeWords {
  readonly #obstacles: Obstacle[] = []

  /** What words keep clear of. */
  avoid(...elements: Element[]): void {
    this.#obstacles.push(...elements.map(obstacleOf))
  }

  /** The first free one of some places for the upper left corner of words, which is taken from then on. */
  find(words: Block, corners: readonly (readonly [x: number, y: number])[]): LabelSpot | undefined {
    const spots = corners.map(
      ([x, y]): LabelSpot => ({ words, align: 'start', rect: { x, y, w: words.w, h: words.h } }),
    )
    const free = spots.find((spot) => this.#obstacles.every((each) => isClear(spot, each)))
    if (free !== undefined) this.take(free)
    return free
  }

  /** Marks a place as taken, free or not. */
  take({ rect }: LabelSpot): void {
    this.#obstacles.push(obstacleOf(box(rect.x, rect.y, rect.w, rect.h)))
  }
}
