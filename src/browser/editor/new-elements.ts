/**
 * Where a new element appears in a scene: in the middle of what is on the screen, on the grid.
 */
import { boundsOf } from '../../elements/bounds.ts'
import { moveElement } from '../../elements/move.ts'
import { centerOf, type Point } from '../../geometry/rect.ts'
import type { Element, Scene } from '../../scene/scene.ts'

/** The distance between lines of the grid, in pixels. */
const grid = 8

/** The element with its middle in the middle of the part of the scene that is visible. */
export const inView = (element: Element, scene: Scene): Element => {
  const [to, from] = [visibleMiddle(scene), centerOf(boundsOf(element))]
  const onGrid = (by: number): number => Math.round(by / grid) * grid
  return moveElement(element, onGrid(to.x - from.x), onGrid(to.y - from.y))
}

const visibleMiddle = ({ width, height }: Scene): Point => {
  const svg = document.querySelector<SVGSVGElement>('#canvas > svg')
  const [screen, host] = [svg?.getScreenCTM()?.inverse(), svg?.parentElement?.getBoundingClientRect()]
  if (screen === undefined || host === undefined) return { x: width / 2, y: height / 2 }
  const corner = (x: number, y: number): Point => {
    const at = new DOMPoint(x, y).matrixTransform(screen)
    return { x: Math.min(Math.max(at.x, 0), width), y: Math.min(Math.max(at.y, 0), height) }
  }
  const start = corner(Math.max(host.left, 0), Math.max(host.top, 0))
  const end = corner(Math.min(host.right, innerWidth), Math.min(host.bottom, innerHeight))
  return { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }
}
