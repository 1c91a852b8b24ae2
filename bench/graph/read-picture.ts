/**
 * What a page shows, in pixels: rectangles of nodes and labels, sampled strokes of edges. These functions run in the page, each
 * by itself.
 */
import type { Point, Rect } from '../../src/geometry/rect.ts'
import type { Picture } from './picture-ruler.ts'

/** The role of each drawn thing of a picture of ours, by its place in the SVG. */
export type Marks = { node: number[]; label: number[]; edges: number[][] }

type Measures = { boxOf: (element: Element) => Rect; sampled: (path: SVGGeometryElement) => Point[] }

/** Puts the two measures where the readers find them. */
export const installMeasures = (): void => {
  const boxOf = (element: Element): Rect => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x, y, w: width, h: height }
  }
  const sampled = (path: SVGGeometryElement): Point[] => {
    const [length, matrix] = [path.getTotalLength(), path.getScreenCTM()!]
    const count = Math.max(1, Math.ceil(length / 3))
    return Array.from({ length: count + 1 }, (_, index) => {
      const { x, y } = path.getPointAtLength((length * index) / count).matrixTransform(matrix)
      return { x, y }
    })
  }
  Object.assign(globalThis, { measures: { boxOf, sampled } })
}

/** Mermaid's: by the classes of its SVG. */
export const readMermaid = (): Picture => {
  const { boxOf, sampled } = (globalThis as unknown as { measures: Measures }).measures
  const svg = document.querySelector('svg')!
  const paths = [...svg.querySelectorAll<SVGPathElement>('.edgePaths path, path.flowchart-link')]
  const nodes = [...svg.querySelectorAll('g.node')]
  const labels = [...svg.querySelectorAll('.edgeLabel foreignObject, .edgeLabel .labelBkg')]
  return {
    nodes: nodes.map((node) => boxOf(node.querySelector('.label-container, .basic, .outer-path') ?? node)),
    edges: [...new Set(paths)].map((path) => [sampled(path)]),
    labels: labels.map(boxOf).filter(({ w, h }) => w > 2 && h > 2),
    bounds: boxOf(svg.querySelector('g.root') ?? svg),
  }
}

/** Ours, without heading and key. */
export const readOurs = ({ node, label, edges }: Marks): Picture => {
  const { boxOf, sampled } = (globalThis as unknown as { measures: Measures }).measures
  const drawn = [...document.querySelectorAll('svg g > *')]
  const at = (indices: number[]): Element[] => indices.map((index) => drawn[index]!)
  const all = [...at(node), ...at(edges.flat()), ...at(label)].map(boxOf)
  const [x, y] = [Math.min(...all.map((each) => each.x)), Math.min(...all.map((each) => each.y))]
  return {
    nodes: at(node).map(boxOf),
    edges: edges.map((indices) => at(indices).map((each) => sampled(each as SVGGeometryElement))),
    labels: at(label).map(boxOf),
    bounds: {
      x,
      y,
      w: Math.max(...all.map((each) => each.x + each.w)) - x,
      h: Math.max(...all.map((each) => each.y + each.h)) - y,
    },
  }
}
