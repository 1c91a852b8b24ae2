/**
 * Names of shapes in Mermaid, DOT, D2 and PlantUML, as the kinds that drawings know.
 */
import type { shapeKinds } from '../../drawing/data/shape-kinds.ts'

/** What a shape is, in one word for all languages: a kind of the vocabulary, or one that no drawing knows. */
export type NodeShape =
  | (typeof shapeKinds)[number]
  | 'document'
  | 'queue'
  | 'timer'
  | 'person'
  | 'component'
  | 'note'
  | 'other'

/** Names by the shape they mean, as they are written in any of the languages, beside that of the kind itself. */
const written: Readonly<Record<Exclude<NodeShape, 'other'>, string>> = {
  box: 'rect rectangle square squareRect proc process labelRect plain none process_box record',
  rounded: 'round roundedRect event Mrecord',
  pill: 'stadium terminal oval_terminal',
  subroutine: 'subproc subprocess framed-rectangle fr-rect',
  cylinder: 'cyl db database datastore datastore_out storage',
  circle: 'circ',
  'double-circle': 'doublecircle dbl-circ',
  ellipse: 'oval usecase',
  diamond: 'decision diam question rhombus choice',
  hexagon: 'hex prepare',
  parallelogram: 'lean_right lean-r lean-right in-out',
  'parallelogram-left': 'lean_left lean-l lean-left out-in',
  trapezoid: 'trap-b priority trapezoid-bottom trapezium',
  'trapezoid-down': 'inv_trapezoid inv-trapezoid trap-t manual trapezoid-top invtrapezium',
  triangle: 'tri extract',
  'triangle-down': 'flip-tri flipped-triangle manual-file invtriangle',
  'sloped-box': 'sl-rect sloped-rectangle manual-input',
  card: 'notch-rect notched-rectangle',
  flag: 'odd rect_left_inv_arrow',
  'loop-limit': 'notch-pent notched-pentagon',
  display: 'curv-trap curved-trapezoid',
  'stored-data': 'bow-rect bow-tie-rectangle stored_data',
  disk: 'lin-cyl lined-cylinder',
  tape: 'paper-tape',
  'lined-box': 'lin-rect lined-rectangle lined-process lin-proc lined-proc shaded-process',
  'divided-box': 'div-rect divided-rectangle div-proc divided-process',
  'window-pane': 'win-pane internal-storage',
  'tagged-box': 'tag-rect tagged-rectangle tag-proc tagged-process',
  'stacked-box': 'st-rect stacked-rectangle procs processes collections',
  document: 'doc file artifact',
  documents: 'docs st-doc stacked-document',
  'tagged-document': 'tag-doc',
  'lined-document': 'lin-doc',
  cloud: 'cloud_shape',
  bang: '',
  folder: 'tab package',
  text: 'plaintext code',
  underline: '',
  note: 'page',
  brace: 'comment brace-l',
  'brace-right': 'brace-r',
  braces: '',
  dot: 'f-circ filled-circle junction point sm-circ small-circle start stateStart',
  ring: 'fr-circ framed-circle stop stateEnd',
  cross: 'cross-circ crossed-circle summary',
  bar: 'fork join forkJoin',
  hourglass: 'collate',
  bolt: 'com-link lightning-bolt',
  egg: '',
  house: '',
  'house-down': 'invhouse',
  pentagon: '',
  septagon: '',
  octagon: '',
  'double-octagon': 'doubleoctagon',
  'triple-octagon': 'tripleoctagon',
  star: '',
  pointer: 'cds',
  chevron: 'step',
  'arrow-right': 'rarrow',
  'arrow-left': 'larrow',
  callout: '',
  cube: 'box3d node',
  'marked-box': 'Msquare',
  'marked-diamond': 'Mdiamond',
  'marked-circle': 'Mcircle',
  queue: 'das horizontal-cylinder h-cyl message',
  timer: 'delay half-rounded-rectangle',
  person: 'actor c4-person c4_person user',
  component: '',
}

const names: ReadonlyMap<string, NodeShape> = new Map(
  Object.entries(written).flatMap(([shape, list]) =>
    [shape, ...list.split(' ')].map((name) => [name, shape as NodeShape] as const),
  ),
)

/** The shape that a name means; a missing name is a box. */
export const shapeNamed = (name: string | undefined): NodeShape =>
  name === undefined ? 'box' : (names.get(name) ?? names.get(name.toLowerCase()) ?? 'other')
