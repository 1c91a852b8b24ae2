/**
 * What nodes of other languages are in our vocabulary, and in three recipes.
 */
import type { ForeignNode } from './graph.ts'

/** Kinds that are shapes, by the names that Mermaid and Graphviz have for them; anything else is a box. */
const shapes: Record<string, string> = {
  rounded: 'round roundedRect rounded event Mrecord',
  pill: 'stadium pill terminal',
  subroutine:
    'subroutine subproc subprocess framed-rectangle fr-rect div-rect divided-rectangle lin-rect lined-rectangle',
  cylinder: 'cylinder cyl database disk lin-cyl lined-cylinder bow-rect stored-data',
  circle: 'circle circ Mcircle',
  'double-circle': 'doublecircle dbl-circ double-circle',
  ellipse: 'ellipse oval egg',
  diamond: 'diamond decision diam question Mdiamond rect_left_inv_arrow',
  hexagon: 'hexagon hex prepare octagon doubleoctagon',
  parallelogram: 'lean_right lean-r lean-right in-out parallelogram sloped-rectangle sl-rect',
  'parallelogram-left': 'lean_left lean-l lean-left out-in',
  trapezoid: 'trapezoid trap-b priority trapezium house',
  'trapezoid-down': 'inv_trapezoid trap-t manual invtrapezium invhouse',
  document: 'doc document docs documents stacked-document tagged-document lined-document',
  queue: 'das horizontal-cylinder h-cyl',
  timer: 'delay half-rounded-rectangle hourglass',
  cloud: 'cloud',
  note: 'note comment brace brace-l brace-r braces',
  flag: 'odd flag rect_left_inv_arrow',
  text: 'text plaintext none',
  triangle: 'tri triangle extract flip-tri flipped-triangle invtriangle',
  folder: 'folder tab package',
  bar: 'fork join forkJoin',
  dot: 'start f-circ filled-circle point sm-circ',
  ring: 'stop fr-circ framed-circle',
  cross: 'cross-circ crossed-circle summary',
}

const byName = new Map(Object.entries(shapes).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind])))

export const shapeKind = (shape: string): string => byName.get(shape) ?? 'box'

/** The kinds that recipes had before there was one vocabulary: others were lost. */
const own: Record<string, Record<string, string>> = {
  'decision-flowchart': { diamond: 'decision', document: 'document', timer: 'timer', pill: 'end', ring: 'end' },
  'service-dependency-map': { cylinder: 'database', queue: 'queue', cloud: 'external' },
}

/** The kind of a node in a recipe; with `plain`, only what the recipe itself knows. */
export const kindIn =
  (recipe: string, plain: boolean) =>
  (shape: string, _node: ForeignNode): string | undefined => {
    const kind = shapeKind(shape)
    if (recipe === 'uml-state-machine') return states[shape] ?? (plain ? undefined : stateKind(shape))
    return own[recipe]?.[kind] ?? (plain || kind === 'box' ? undefined : kind)
  }

const states: Record<string, string> = { stateStart: 'initial', stateEnd: 'final', choice: 'choice' }

const stateKind = (shape: string): string | undefined => (shape === 'fork' || shape === 'join' ? 'fork' : undefined)

/** Kinds whose nodes have no name. */
export const nameless = new Set(['initial', 'final', 'choice', 'fork', 'bar', 'dot', 'ring', 'cross'])
