/**
 * Names of shapes in Mermaid, DOT, D2 and PlantUML, as the few that drawings know.
 */

/** What a shape is, in one word for all languages. */
export type NodeShape =
  | 'box'
  | 'round'
  | 'pill'
  | 'subroutine'
  | 'cylinder'
  | 'circle'
  | 'double-circle'
  | 'ellipse'
  | 'diamond'
  | 'hexagon'
  | 'parallelogram'
  | 'trapezoid'
  | 'document'
  | 'queue'
  | 'delay'
  | 'cloud'
  | 'person'
  | 'note'
  | 'text'
  | 'bar'
  | 'dot'
  | 'ring'
  | 'component'
  | 'folder'
  | 'triangle'
  | 'cross'
  | 'other'

/** Names by the shape they mean, as they are written in any of the languages. */
const written: Readonly<Record<Exclude<NodeShape, 'other'>, string>> = {
  box: 'box rect rectangle square squareRect proc process card node plain none process_box',
  round: 'round rounded event Mrecord',
  pill: 'stadium pill terminal oval_terminal',
  subroutine:
    'subroutine subproc subprocess framed-rectangle fr-rect div-rect div-proc divided-process divided-rectangle lin-rect lin-proc lined-process lined-rectangle lined-proc shaded-process st-rect procs processes stacked-rectangle notch-rect notched-rectangle tag-rect tag-proc tagged-process tagged-rectangle win-pane window-pane internal-storage',
  cylinder:
    'cylinder cyl db database disk lin-cyl lined-cylinder stored-data bow-rect bow-tie-rectangle datastore datastore_out storage',
  circle: 'circle circ Mcircle',
  'double-circle': 'doublecircle dbl-circ double-circle',
  ellipse: 'ellipse oval egg usecase',
  diamond: 'diamond decision diam question rhombus Mdiamond choice',
  hexagon: 'hexagon hex prepare octagon doubleoctagon tripleoctagon septagon',
  parallelogram:
    'lean_right lean_left lean-r lean-l lean-right lean-left in-out out-in parallelogram manual-input sl-rect sloped-rectangle',
  trapezoid:
    'trapezoid inv_trapezoid trap-b trap-t priority manual trapezoid-bottom trapezoid-top inv-trapezoid invtrapezium trapezium invhouse house loop-limit notch-pent notched-pentagon curv-trap curved-trapezoid display pentagon step',
  document:
    'doc document docs documents st-doc stacked-document tag-doc tagged-document lin-doc lined-document page file artifact',
  queue: 'das horizontal-cylinder h-cyl queue message',
  delay: 'delay half-rounded-rectangle hourglass collate',
  cloud: 'cloud cloud_shape bang',
  person: 'person actor c4-person user',
  note: 'note comment brace brace-l brace-r braces odd flag paper-tape',
  text: 'text plaintext code',
  bar: 'fork join',
  dot: 'f-circ filled-circle junction point sm-circ small-circle start',
  ring: 'fr-circ framed-circle stop',
  component: 'component',
  folder: 'folder tab package',
  triangle: 'tri triangle extract flip-tri flipped-triangle manual-file invtriangle',
  cross: 'cross-circ crossed-circle summary',
}

const names: ReadonlyMap<string, NodeShape> = new Map(
  Object.entries(written).flatMap(([shape, list]) =>
    list.split(' ').map((name) => [name, shape as NodeShape] as const),
  ),
)

/** The shape that a name means; a missing name is a box. */
export const shapeNamed = (name: string | undefined): NodeShape =>
  name === undefined ? 'box' : (names.get(name) ?? names.get(name.toLowerCase()) ?? 'other')
