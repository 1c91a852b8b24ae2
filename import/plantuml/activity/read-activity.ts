/**
 * Reads PlantUML's activity diagrams (the syntax with `:action;`): actions, questions, loops, forks, lanes, partitions.
 */
import type { GraphModel } from '../../models/graph.ts'
import type { TextReport } from '../../text/report.ts'
import { readFrom, readStatements, type Statement } from '../../text/statements.ts'
import { looksOf, readLooks, readStereotypes } from '../class/plant-class.ts'
import { creoleLines } from '../creole.ts'
import { noteUnended } from '../directives.ts'
import { readNote } from '../plant-notes.ts'
import { prepare } from '../prepare.ts'
import { branchStatements } from './activity-branches.ts'
import { groupStatements } from './activity-groups.ts'
import { loopStatements } from './activity-loops.ts'
import { FlowBuilding } from './flow-building.ts'

export function readActivity(raw: string): { model: GraphModel; report: TextReport } {
  const { cursor, about, direction } = prepare(raw)
  const flow = new FlowBuilding(cursor)
  Object.assign(flow.model, about, direction === undefined ? {} : { direction })
  readStatements(
    cursor,
    () => {
      if (!note(flow) && !readFrom(cursor, flow, table))
        cursor.stop(':action;, if, while, repeat, fork, a lane or a note')
    },
    { gap: /[\s;]+/y },
  )
  noteUnended(cursor.report, flow.open)
  for (const { from, to, at } of flow.gotos) {
    const target = flow.labels.get(to)
    if (target === undefined) cursor.finding(`a label ${to}`, at)
    else flow.join(from, target, at)
  }
  return { model: flow.model, report: cursor.report }
}

const table: readonly Statement<FlowBuilding>[] = [
  [/start\b(?=[ \t]*(?:<<|\n|$|;))/iy, (flow, _, at) => void flow.add('', 'start', at)],
  [/(stop|end)\b(?=[ \t]*(?:<<|\n|$|;|\/))/iy, (flow, _, at) => finish(flow, 'stop', at)],
  [/(?:kill|detach)\b/y, (flow) => void (flow.ends = [])],
  ...branchStatements,
  ...loopStatements,
  ...groupStatements,
  [/(#[\w|\\/-]+[ \t]*)?:(?!:)/y, action],
  [
    /[-*][ \t]*([^\s[>*-][^\n]*)/y,
    (flow, [, words = ''], at) => void flow.add(creoleLines(flow.cursor.report, words, at), undefined, at),
  ],
  [/<<[^>\n]*>>/y, ({ cursor }, _, at) => cursor.noteOnce('styles are not carried over', at)],
  [/\((?:([^\s()])|"([^"\n]+)")\)(?![ \t]*backward\b)/y, connector],
  [/\[\[[^\]\n]+\]\]/y, ({ cursor }, _, at) => cursor.note('a link or a click', at)],
  [
    // Words over several lines begin behind the arrow; without any, its line is complete.
    /-(?:\[([^\]\n]*)\]-?)?-?>[ \t]*(?:(?=[^\s;])([^;\n]*(?:\n(?![ \t]*(?:[-:|\n]|#[\w|\\/-]+[ \t]*:|end|else|if|start|stop|fork|while|repeat))[^;\n]*)*);|;|([^\n]*))/y,
    arrow,
  ],
  [/(label|goto)[ \t]+([\p{L}\p{N}_.]+)/uy, jump],
  [/(?:nolink|link[ \t]+#\w+)\b/iy, ({ cursor }, _, at) => cursor.noteOnce('styles are not carried over', at)],
  [/(?:\([^()\n]*\)[ \t]*)?backward\b[ \t]*(?:->[^;\n]*;)?[ \t]*:/y, (flow, _, at) => backward(flow, at)],
]

const finish = (flow: FlowBuilding, shape: string, at: number): void => {
  flow.add('', shape, at)
  flow.ends = []
}

const shapes: Readonly<Record<string, string>> = {
  '|': 'subroutine',
  '>': 'flag',
  '<': 'flag',
  '/': 'lean_right',
  ']': 'rect',
  '}': 'rect',
}

/** `:words;` over several lines; the sign that ends it gives its shape. */
function action(flow: FlowBuilding, [, look = '']: RegExpExecArray, at: number): void {
  const { cursor } = flow
  const { words, end } = readAction(flow)
  const shape = shapes[end]
  const id = flow.add(creoleLines(cursor.report, words, at), shape === 'rect' ? undefined : shape, at)
  if (look !== '') cursor.noteOnce('styles are not carried over', at)
  readStereotypes(cursor)
  Object.assign(flow.model.nodes.get(id)!, looksOf(look), readLooks(cursor))
}

/**
 * What ends an action: its sign at the end of a line. Formulas and diagrams within it are stepped over; a bracket that ends
 * a stereotype or a tag is none of these signs.
 */
const actionEnd =
  /<(latex|math|code)>[\s\S]{0,4000}?<\/\1>|\{\{[\s\S]{0,4000}?\n[ \t]*\}\}|(;(?=[ \t]*\})|(?:[;|/\]}\\]|(?<!<[^<>\n]{0,40}|>)>|<(?!<))(?=[ \t]*(?:\n|$|<<|#|\([^()\n]{0,200}\)[ \t]*(?:\n|$))))/g

const readAction = ({ cursor }: FlowBuilding): { words: string; end: string } => {
  const start = cursor.at
  actionEnd.lastIndex = start
  for (;;) {
    const hit = actionEnd.exec(cursor.text)
    if (hit === null) return cursor.stop('the end of this action: ;', start)
    if (hit[2] === undefined || isRow(cursor.text, { start, end: hit.index })) continue
    cursor.at = hit.index + 1
    return { words: cursor.text.slice(start, hit.index), end: hit[2] }
  }
}

/** Whether a bar ends a row of a table in the words of an action, which begins its line with one, too. */
const isRow = (text: string, { start, end }: { start: number; end: number }): boolean => {
  const line = text.lastIndexOf('\n', end)
  return text[end] === '|' && line >= start && end - line < 2000 && /^[ \t]*\|/.test(text.slice(line + 1, end))
}

const backward = (flow: FlowBuilding, at: number): void => {
  const block = flow.open.findLast(({ is }) => is === 'repeat' || is === 'while')
  const { words } = readAction(flow)
  if (block === undefined) return flow.cursor.stop('a loop around backward', at)
  readStereotypes(flow.cursor)
  const said = flow.cursor.take(/[ \t]*\([^()\n]*\)/y)?.[0]
  if (said !== undefined) flow.cursor.report.note('words on the way back', at, said)
  const ends = flow.ends
  block.backward = { id: flow.make(creoleLines(flow.cursor.report, words, at), undefined, at) }
  flow.ends = ends
}

function arrow(flow: FlowBuilding, [, looks, lines, line = '']: RegExpExecArray, at: number): void {
  if (looks !== undefined) flow.cursor.noteOnce('styles are not carried over', at)
  const words = creoleLines(flow.cursor.report, lines ?? line, at)
  if (words !== '') flow.label(words)
}

/** Two connectors of one name are one. */
function connector(flow: FlowBuilding, [, letter, words]: RegExpExecArray, at: number): void {
  const name = letter ?? words ?? ''
  const known = flow.labels.get(`(${name})`)
  if (known === undefined) flow.labels.set(`(${name})`, flow.add(name, 'circle', at))
  else {
    flow.join(flow.ends, known, at)
    flow.ends = flow.ends.length === 0 ? [{ from: known }] : []
  }
}

function jump(flow: FlowBuilding, [, word, name = '']: RegExpExecArray, at: number): void {
  if (word === 'goto') {
    flow.gotos.push({ from: flow.ends, to: name, at })
    flow.ends = []
  } else flow.labels.set(name, flow.add('', 'circle', at))
}

const note = (flow: FlowBuilding): boolean => {
  const { cursor, model, last } = flow
  if (!cursor.see(/(?:floating[ \t]+)?note\b/iy)) return false
  const found = readNote(cursor, last)
  if (found === undefined) return false
  model.remarks.push({ text: found.text, at: found.at, ...(last === undefined ? {} : { on: last }) })
  return true
}
