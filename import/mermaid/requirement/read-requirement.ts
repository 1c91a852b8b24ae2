/**
 * Reads Mermaid's `requirementDiagram`: requirements and elements with their properties, and relations between them.
 */

import { sentenceCase } from '../../../src/scene/sentence-case.ts'
import type { ModelDirection } from '../../models/graph.ts'
import type { ModelRequirement, RequirementModel } from '../../models/requirements.ts'
import type { Cursor } from '../../text/cursor.ts'
import { entryOf } from '../../text/entry-of.ts'
import { readFrom, readStatements, type Statement } from '../../text/statements.ts'
import { readWords } from '../../text/words.ts'
import { begin } from '../begin.ts'
import type { MermaidModel } from '../mermaid-model.ts'
import { readAbout } from '../meta.ts'

type RequirementReading = { cursor: Cursor; model: RequirementModel }

export function readRequirement(raw: string): MermaidModel<RequirementModel> {
  const { cursor, about } = begin(raw, /requirement(?:Diagram)?\b/iy, 'requirementDiagram')
  const model: RequirementModel = { ...about, requirements: new Map(), traces: [] }
  const state = { cursor, model }
  readStatements(cursor, () => {
    if (readAbout(cursor, model) || readFrom(cursor, state, table)) return
    relation(state)
  })
  const missing = ({ from, to }: RequirementModel['traces'][number]): string | undefined =>
    [from, to].find((name) => !model.requirements.has(name))
  for (const trace of model.traces)
    if (missing(trace) !== undefined)
      cursor.finding(`a requirement or an element that is declared, not ${missing(trace)}`, trace.at)
  model.traces = model.traces.filter((trace) => missing(trace) === undefined)
  return { model, report: cursor.report }
}

const types: Readonly<Record<string, string>> = {
  requirement: 'Requirement',
  functionalrequirement: 'Functional Requirement',
  interfacerequirement: 'Interface Requirement',
  performancerequirement: 'Performance Requirement',
  physicalrequirement: 'Physical Requirement',
  designconstraint: 'Design Constraint',
  element: 'Element',
}

const table: readonly Statement<RequirementReading>[] = [
  [
    /direction[ \t]+(TB|TD|BT|RL|LR)\b/y,
    ({ model }, [, word = '']) => {
      model.direction = word.replace('TD', 'TB') as ModelDirection
    },
  ],
  [
    /(classDef|class|style)[ \t]+([^\s:{]+)[ \t]+([^\n]*)/y,
    (state, [, word = '', names = '', rest = ''], at) => {
      state.cursor.noteOnce('styles are not carried over', at)
      if (word === 'class') for (const name of names.split(',')) dress(state.model.requirements.get(name.trim()), rest)
    },
  ],
  [
    /(requirement|functionalRequirement|interfaceRequirement|performanceRequirement|physicalRequirement|designConstraint|element)[ \t]+(?=[^\s-])/iy,
    (state, [, word = ''], at) => body(state, entryOf(types, word.toLowerCase()) ?? word, at),
  ],
]

const dress = (item: ModelRequirement | undefined, styles: string): void => {
  const names = styles.split(/[\s,]+/).filter((name) => name !== '')
  if (item !== undefined && names.length > 0) item.classes = [...(item.classes ?? []), ...names]
}

const name = /"([^"\n]*)"|([\p{L}\p{N}_](?:[^\s{}<>:,"-]|-(?![ \t>])|[ \t]+(?=[^\s{}<>:,"-]))*)/uy

const readName = (cursor: Cursor): string => {
  const [, quoted, plain] = cursor.need(name, 'a name')
  return (quoted ?? plain)!.trim()
}

const body = (state: RequirementReading, type: string, at: number): void => {
  const { cursor, model } = state
  const own = readName(cursor)
  const item: ModelRequirement = model.requirements.get(own) ?? { name: own, type, at }
  model.requirements.set(own, item)
  dress(item, cursor.take(/[ \t]*:::[ \t]*([^\n{]+)/y)?.[1] ?? '')
  if (cursor.take(/[ \t]*\{/y) === undefined) return
  if (cursor.ahead('}') < 0) cursor.stop('the } of this requirement', at)
  for (;;) {
    cursor.take(/\s+/y)
    if (cursor.take(/\}/y) !== undefined) return
    const start = cursor.at
    const property = cursor.take(/(id|text|risk|verifymethod|type|docref)[ \t]*:[ \t]*([^\n}]*)/iy)
    if (property === undefined) {
      cursor.finding('id, text, risk, verifymethod, type or docref', start)
      cursor.at = Math.max(start + 1, cursor.find(/[\n}]/g))
    } else set(cursor, item, property, start)
  }
}

const set = (cursor: Cursor, item: ModelRequirement, [, key = '', written = '']: RegExpExecArray, at: number): void => {
  const words = readWords(cursor, written.trim().replace(/^"(.*)"$/, '$1'), at)
  const capital = sentenceCase(words.toLowerCase())
  switch (key.toLowerCase()) {
    case 'id':
      item.requirementId = words
      break
    case 'text':
      item.text = words
      break
    case 'risk':
      item.risk = capital
      break
    case 'verifymethod':
      item.verifyMethod = capital
      break
    case 'type':
      item.text = words
      break
    default:
      item.docRef = words
  }
}

const kinds = /(contains|copies|derives|satisfies|verifies|refines|traces)\b/iy

const relation = ({ cursor, model }: RequirementReading): void => {
  const at = cursor.at
  const first = readName(cursor)
  const dressed = cursor.take(/[ \t]*:::[ \t]*([^\n]+)/y)?.[1]
  if (dressed !== undefined) return dress(model.requirements.get(first), dressed)
  const isBack = cursor.take(/[ \t]*<-[ \t]*/y) !== undefined
  if (!isBack) cursor.need(/[ \t]*-[ \t]*/y, '- or <-')
  const [type] = cursor.need(kinds, 'contains, copies, derives, satisfies, verifies, refines or traces')
  cursor.need(isBack ? /[ \t]*-[ \t]*/y : /[ \t]*->[ \t]*/y, isBack ? '-' : '->')
  const second = readName(cursor)
  cursor.need(/[ \t]*(?:%%[^\n]*)?(?=\n|$)/y, 'the end of the line')
  const [from, to] = isBack ? [second, first] : [first, second]
  model.traces.push({ type: type.toLowerCase(), from, to, at })
}
