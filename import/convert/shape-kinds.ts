/**
 * The kind of the shared vocabulary that is drawn as a shape.
 */
import type { NodeShape } from './shape-names.ts'

const kinds: Readonly<Record<Exclude<NodeShape, 'box' | 'other'>, string>> = {
  round: 'rounded',
  pill: 'pill',
  subroutine: 'subroutine',
  cylinder: 'cylinder',
  circle: 'circle',
  'double-circle': 'double-circle',
  ellipse: 'ellipse',
  diamond: 'diamond',
  hexagon: 'hexagon',
  parallelogram: 'parallelogram',
  trapezoid: 'trapezoid',
  document: 'document',
  queue: 'queue',
  delay: 'timer',
  cloud: 'cloud',
  person: 'person',
  note: 'note',
  text: 'text',
  bar: 'bar',
  dot: 'dot',
  ring: 'ring',
  component: 'component',
  folder: 'folder',
  triangle: 'triangle',
  cross: 'cross',
}

const leftward =
  /^(?:lean[_-]?l|lean_left|lean-left|out-in|inv_trapezoid|trap-t|manual|trapezoid-top|inv-trapezoid|invtrapezium|priority)/

/** The kind of a shape; undefined for a box and for a shape that no drawing knows. */
export function plainKind(shape: NodeShape, written: string | undefined): string | undefined {
  if (shape === 'box' || shape === 'other') return undefined
  const turned = leftward.test(written ?? '')
  if (turned && shape === 'parallelogram') return 'parallelogram-left'
  return turned && shape === 'trapezoid' ? 'trapezoid-down' : kinds[shape]
}
