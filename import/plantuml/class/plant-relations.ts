/**
 * Relations of PlantUML: two classes with an arrow between them, words at both ends and on the line.
 */
import type { ModelRelation, RelationEnd } from '../../models/classes.ts'
import { readArrow } from '../arrows.ts'
import { creole, unquoted } from '../creole.ts'
import { className, classOf, type PlantClass, readLooks, readStereotypes } from './plant-class.ts'

const ends: Readonly<Record<string, RelationEnd>> = {
  '<|': 'extension',
  '|>': 'extension',
  '^': 'extension',
  '*': 'composition',
  o: 'aggregation',
  '<': 'dependency',
  '>': 'dependency',
  '<<': 'dependency',
  '>>': 'dependency',
  '()': 'lollipop',
  '0': 'lollipop',
  '(': 'lollipop',
  ')': 'lollipop',
}

/** Reads a relation, or members behind a colon: `A : run()`. */
export function readRelation(state: PlantClass, at: number): void {
  const { cursor, model } = state
  // `A-B` alone is a relation, although names may have dashes.
  const joined = cursor.take(/[\p{L}\p{N}_]{1,80}(?=-[\p{L}\p{N}_]{1,80}[ \t]*(?:\n|$|:[ \t]))/uy)?.[0]
  const first = joined ?? readEnd(state, at)
  const fromText = words(state)
  const before = cursor.at
  cursor.take(/[ \t]*/y)
  const arrow = readArrow(cursor)
  if (arrow === undefined) {
    cursor.at = before
    return cursor.stop('an arrow or the end of the line')
  }
  const toText = words(state)
  cursor.take(/[ \t]*/y)
  const toAt = cursor.at
  const second = readEnd(state, toAt)
  readLooks(cursor)
  readStereotypes(cursor)
  readLooks(cursor)
  const start = cursor.at
  const label = cursor.take(/[ \t]*:/y) === undefined ? '' : creole(cursor.report, unquoted(cursor.restOfLine()), start)
  if (!cursor.see(/[ \t]*(?:\n|$|\})/y)) cursor.stop('the end of the line')
  if (joinNote(state, first, second)) return
  const [from, to] = [classOf(state, first, at).id, classOf(state, second, toAt).id]
  if (arrow.hidden) return
  const relation: ModelRelation = {
    from,
    to,
    fromEnd: endOf(state, arrow.tail, at),
    toEnd: endOf(state, arrow.head, at),
    dotted: arrow.dotted,
    ...(fromText === undefined ? {} : { fromText }),
    ...(toText === undefined ? {} : { toText }),
    // Arrows at a label say how to read it.
    ...(label === '' ? {} : { label: label.replaceAll(/^[<>] |[ ][<>]$/g, '') }),
    at,
  }
  model.relations.push(relation)
  state.relation = relation
}

const endOf = ({ cursor }: PlantClass, sign: string, at: number): RelationEnd => {
  if (sign === '') return 'none'
  const end = ends[sign.replace(/:$|^:/, '').replace('<||', '<|').replace('||>', '|>').replaceAll('_', '')]
  if (end === undefined) cursor.report.noteOnce('forms of ends of relations', at, sign)
  return end ?? 'none'
}

/** A class, or one of its members, or `(A, B)`, the line between two. */
const readEnd = (state: PlantClass, at: number): string => {
  const { cursor } = state
  const pair = cursor.take(/\(([^()\n,]+),[ \t]*([^()\n]+)\)/y)
  if (pair !== undefined) {
    cursor.note('a class at a relation, joined to its first end', at)
    return pair[1]!.trim().replaceAll('"', '')
  }
  cursor.take(/\(\)[ \t]*/y)
  // Components, use cases and actors beside classes.
  const other = cursor.take(/\[([^\]\n]+)\]|\(([^(),\n]+)\)|:([^:\n]+):/y)
  if (other !== undefined) return (other[1] ?? other[2] ?? other[3])!.trim()
  const hit = cursor.need(className, 'a class, a relation or a keyword')
  const id = (hit[1] ?? hit[2])!
  const member = /^(.+?)::(.+)$/.exec(id)
  if (member !== null && state.model.classes.has(member[1]!)) {
    cursor.noteOnce('lines to members, drawn to their class', at)
    return member[1] ?? id
  }
  cursor.take(/::"[^"\n]*"|::[\p{L}\p{N}_]+/uy)
  return id
}

/** Words in quotes, two with a slash between them, or a qualifier in brackets, at an end; quotes before the end of the line name a class. */
const words = ({ cursor }: PlantClass): string | undefined => {
  const hit = cursor.take(
    /[ \t]*"([^"\n]*)"(?:\/"([^"\n]*)")?(?![ \t]*(?:\n|$|:|#|\[\[))|[ \t]*\[([^\]\n]*)\](?=[ \t]*[-<.*o|])/y,
  )
  if (hit === undefined) return undefined
  const [, first = '', second, qualifier = first] = hit
  return creole(cursor.report, second === undefined ? qualifier : `${first} ${second}`, cursor.at)
}

/** A line from a note with a name: the note is on what it is joined to. */
const joinNote = ({ notes, model }: PlantClass, first: string, second: string): boolean => {
  const [note, on] = notes.has(first) ? [notes.get(first), second] : [notes.get(second), first]
  if (note === undefined) return false
  model.remarks.push({ on, text: note.text, at: note.at })
  return true
}
