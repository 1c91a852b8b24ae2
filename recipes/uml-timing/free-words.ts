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
  readonly #yielding: Obstacle[] = []

  /** What words keep clear of where they can, and what is broken at them where they cannot. */
  avoidIfFree(...elements: Element[]): void {
    this.#yielding.push(...elements.map(obstacleOf))
  }

  /** What words keep clear of. */
  avoid(...elements: Element[]): void {
    this.#obstacles.push(...elements.map(obstacleOf))
  }

  /**
   * The first free one of some places for the upper left corner of words, which is taken from then on; `far` has how many
   * pixels are free too on their left (less than 0) or on their right, so that they are not read on into other words;
   * `isOver`: they may be over what is broken at them.
   */
  find(
    words: Block,
    corners: readonly (readonly [x: number, y: number])[],
    far: (corner: readonly [x: number, y: number]) => number = () => 0,
    isOver = false,
  ): LabelSpot | undefined {
    const spotAt = (x: number, y: number, w: number): LabelSpot => ({
      words: { ...words, w },
      align: 'start',
      rect: { x, y, w, h: words.h },
    })
    const found = corners.find((corner) => {
      const [x, y] = corner
      const more = far(corner)
      const around = spotAt(x + Math.min(0, more), y, words.w + Math.abs(more))
      return [...this.#obstacles, ...(isOver ? [] : this.#yielding)].every((each) => isClear(around, each))
    })
    const free = found === undefined ? undefined : spotAt(found[0], found[1], words.w)
    if (free !== undefined) this.take(free)
    return free
  }

  /** Marks a place as taken, free or not. */
  take({ rect }: LabelSpot): void {
    this.#obstacles.push(obstacleOf(box(rect.x, rect.y, rect.w, rect.h)))
  }
}
