/**
 * Reads PlantUML's component, deployment and use case diagrams: elements within elements, lines between them, notes.
 */

import type { GraphModel, ModelNode } from '../../models/graph.ts'
import type { TextReport } from '../../text/report.ts'
import { readFrom, readStatements, type Statement } from '../../text/statements.ts'
import { readArrow } from '../arrows.ts'
import { readLooks, readStereotypes } from '../class/plant-class.ts'
import { creoleLines, unquoted } from '../creole.ts'
import { noteUnended } from '../directives.ts'
import { lines } from '../plant-notes.ts'
import { prepare } from '../prepare.ts'
import { nodeOf, type PlantComponent, plantComponent, readElement } from './plant-component.ts'
import { dress, readAlias, rows } from './plant-element.ts'
import { icon, iconNode } from './plant-icons.ts'
import { edgeOf, endOf, endWords, joinNote, note, words } from './plant-lines.ts'

export function readComponent(raw: string): { model: GraphModel; report: TextReport } {
  const { cursor, about, direction } = prepare(raw)
  const state = plantComponent(cursor)
  const { model } = state
  Object.assign(model, about, direction === undefined ? {} : { direction })
  readStatements(
    cursor,
    () => {
      if (!note(state) && !readFrom(cursor, state, table)) line(state)
    },
    { gap: /[\s;]+/y },
  )
  noteUnended(
    cursor.report,
    state.open.map(({ at }) => ({ is: 'element', at })),
  )
  // What something is in is a group, whatever it was declared as.
  for (const { id } of model.groups) model.nodes.delete(id)
  // Its cards are plain boxes; those of flowcharts have a corner cut off.
  for (const node of model.nodes.values()) if (node.shape === 'card') node.shape = 'rectangle'
  for (const { text, at } of state.notes.values())
    if (!model.remarks.some((remark) => remark.at === at)) model.remarks.push({ text, at })
  return { model, report: cursor.report }
}

const keyword =
  /(abstract|action|actor\/?|agent|annotation|archimate|artifact|boundary|card|circle|class|cloud|collections|component|control|database|diamond|entity|enum|exception|file|folder|frame|hexagon|interface|label|map|node|object|package|participant|person|portin|portout|port|process|protocol|queue|rectangle|stack|state|storage|struct|together|usecase\/?)(?=[ \t]*(?:["{[(:]|#)|[ \t]+[\p{L}\p{N}_.$@~<])(?![ \t]*(?:[-.]{1,2}[->]|:[^:\n]*$))/uy

/** With a capital they may be names of elements: only before another name, and no line behind it. */
const capitalized =
  /(Actor|Artifact|Cloud|Component|Database|File|Folder|Frame|Interface|Node|Package|Rectangle|Storage|Usecase)(?=[ \t]+(?:"[^"\n]*"|[\p{L}_][\p{L}\p{N}_.]*|\([^)\n]+\)|\[[^\]\n]+\])[ \t]*(?:[{\n#]|$|<<|as\b))/uy

const table: readonly Statement<PlantComponent>[] = [
  [/\}/y, close],
  [keyword, declare],
  [capitalized, declare],
  [
    icon,
    (state, found, at) => {
      const node = iconNode(state, found, at)
      state.last = node.id
      if (state.cursor.take(/[ \t]*\{/y) !== undefined) enter(state, node, at)
    },
  ],
  [/(?:newpage|left|right|order|url|json|layout)\b[^\n]*/y, ({ cursor }, _, at) => cursor.noteOnce('settings', at)],
]

function declare(state: PlantComponent, [, word = '']: RegExpExecArray, at: number): void {
  const { cursor, model, open } = state
  const isArchimate = word === 'archimate'
  const kind = isArchimate ? 'rectangle' : word.replace('/', '').toLowerCase()
  cursor.take(/[ \t]*/y)
  if (kind === 'together' && cursor.take(/\{/y) !== undefined) return void open.push({ id: undefined, at })
  // ArchiMate has the layer before the name.
  if (isArchimate && cursor.take(/#[\w-]+[ \t]*/y) !== undefined) cursor.noteOnce('layers of ArchiMate', at)
  const start = cursor.at
  const written = cursor.see(/[{#]/y) ? { name: '' } : (readElement(cursor) ?? cursor.stop('the name of an element'))
  // The stereotype may be before the alias.
  const stereotypes = readStereotypes(cursor)
  const alias = readAlias(state)
  const [id, label] =
    alias === undefined
      ? [written.name, written.name]
      : alias.isLabel
        ? [written.name, alias.name]
        : [alias.name, written.name]
  const node = nodeOf(state, { name: id === '' ? `${kind} ${model.nodes.size + 1}` : id, shape: kind }, at)
  node.label = creoleLines(cursor.report, label, start) || (label === '' ? '' : id)
  if (kind !== 'rectangle') node.shape = kind
  state.last = node.id
  dress(state, node, stereotypes)
  if (cursor.take(/[ \t]*\[\{\{[\s\S]{0,4000}?\}\}\]/y) !== undefined) cursor.note('a diagram inside of an element', at)
  const isLong = cursor.take(/[ \t]*\[(?=[ \t]*\n)/y) !== undefined
  if (isLong) node.label = lines(cursor, /\]/g, at, creoleLines) || node.label
  dress(state, node)
  if (kind === 'map' && cursor.take(/[ \t]*\{[ \t]*(?=\n)/y) !== undefined) return rows(state, node, at)
  if (cursor.take(/[ \t]*\{/y) !== undefined) enter(state, node, at)
  else if (!cursor.see(/[ \t]*(?:\n|$|\})/y)) line(state, node.id)
}

/** Braces: what is in them belongs to the element; empty ones change nothing. */
const enter = (
  { cursor, model, open }: PlantComponent,
  { id, label, group, shape, note, looks }: ModelNode,
  at: number,
): void => {
  if (cursor.take(/\s*\}/y) !== undefined) return
  if (!model.groups.some((each) => each.id === id))
    model.groups.push({
      id,
      label: label === '' ? (shape ?? id) : label,
      at,
      ...(group === undefined ? {} : { group }),
      ...(shape === undefined ? {} : { shape }),
      ...(note === undefined ? {} : { note }),
      ...(looks === undefined ? {} : { looks }),
    })
  open.push({ id, at })
}

function close({ open, cursor }: PlantComponent, _: RegExpExecArray, at: number): void {
  if (open.pop() === undefined) cursor.stop('an element before this }', at)
}

/** An element alone, or a line between two; `begun` is an element that was declared in the same line. */
const line = (state: PlantComponent, begun?: string): void => {
  const { cursor } = state
  const at = cursor.at
  const first =
    begun === undefined ? (readElement(cursor) ?? cursor.stop('an element, a line or a keyword')) : { name: begun }
  const alias = readAlias(state)
  const known = alias === undefined ? first : { ...first, name: alias.isLabel ? first.name : alias.name }
  const started = { tail: words(state) }
  cursor.take(/[ \t]*/y)
  const arrow = cursor.see(/:|#(?![-=.~])/y) ? undefined : readArrow(cursor)
  if (arrow === undefined)
    return alone(state, { known, label: alias === undefined ? undefined : alias.isLabel ? alias.name : first.name, at })
  const head = words(state)
  cursor.take(/[ \t]*/y)
  const toAt = cursor.at
  const second = readElement(cursor) ?? cursor.stop('an element behind the line')
  readLooks(cursor)
  readStereotypes(cursor)
  const start = cursor.at
  const label =
    cursor.take(/[ \t]*:/y) === undefined ? '' : creoleLines(cursor.report, unquoted(cursor.restOfLine()), start)
  if (!cursor.see(/[ \t]*(?:\n|$|\})/y)) cursor.stop('the end of the line')
  if (joinNote(state, known.name, second.name)) return
  const [from, to] = [endOf(state, known, at), endOf(state, second, toAt)]
  const edge = { ...edgeOf(arrow, { from, to, at }), ...(label === '' ? {} : { label }) }
  if (!arrow.hidden) state.model.edges.push({ ...edge, ...endWords(started.tail, head) })
}

type Alone = { known: { name: string; shape?: string }; label: string | undefined; at: number }

const alone = (state: PlantComponent, { known, label, at }: Alone): void => {
  const { cursor } = state
  const node = nodeOf(state, known, at)
  if (label !== undefined) node.label = creoleLines(cursor.report, label, at)
  state.last = node.id
  dress(state, node)
  if (cursor.take(/[ \t]*:/y) !== undefined) node.note = creoleLines(cursor.report, cursor.restOfLine(), at)
  if (cursor.take(/[ \t]*\{/y) !== undefined) enter(state, node, at)
  else if (!cursor.see(/[ \t]*(?:\n|$|\})/y)) cursor.stop('a line or the end of the line')
}
