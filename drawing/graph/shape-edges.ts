/**
 * What the edges of shapes are to the layout.
 */
import type { Outline } from '../../layout/model/graph.ts'
import type { ShapeName } from '../shapes/shape.ts'

/** Where edges may touch shapes that are no boxes. */
export const outlines: Partial<Record<ShapeName, Outline>> = {
  round: 'rounded',
  // Beside the corners of a slanted side, an upright stroke would meet it flatly.
  parallelogram: 'rounded',
  'parallelogram-left': 'rounded',
  trapezoid: 'rounded',
  'trapezoid-down': 'rounded',
  diamond: 'diamond',
  'marked-diamond': 'diamond',
  choice: 'diamond',
  ellipse: 'ellipse',
  egg: 'ellipse',
  cloud: 'ellipse',
  bang: 'ellipse',
  star: 'ellipse',
  pentagon: 'ellipse',
  septagon: 'ellipse',
  'triangle-down': 'ellipse',
  circle: 'disk',
  'double-circle': 'disk',
  'marked-circle': 'disk',
  hexagon: 'pill',
  display: 'pill',
  pointer: 'pill',
  chevron: 'pill',
  'arrow-right': 'pill',
  'arrow-left': 'pill',
  brace: 'pill',
  'brace-right': 'pill',
  braces: 'pill',
  bar: 'bar',
  dot: 'circle',
  ring: 'circle',
  crossed: 'circle',
  hourglass: 'circle',
  bolt: 'circle',
  pill: 'pill',
  person: 'person',
}
