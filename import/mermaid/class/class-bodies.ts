/**
 * `class X { … }`, `namespace N { … }` and what may be between a name and its brace.
 */
import type { ModelClass } from '../../models/classes.ts'
import { readWords } from '../../text/words.ts'
import { memberOf } from './class-members.ts'
import { type ClassReading, needEnd, readClassName, readName } from './class-reading.ts'

// Each level repeats the names of all above: without a limit, memory would grow with the square of the text.
const deepest = 50

/** Reads what follows `namespace`. `A.B` is in `A`, written or not. */
export function readNamespace({ cursor, model, open }: ClassReading, at: number): void {
  if (open.length >= deepest) cursor.stop(`at most ${deepest} namespaces within each other`, at)
  const own = readName(cursor)
  const outer = open.at(-1)?.id
  const id = outer === undefined ? own : `${outer}.${own}`
  const label = cursor.take(/[ \t]*\[[ \t]*"([^"\n]*)"[ \t]*\]/y)?.[1] ?? own
  for (let dot = id.indexOf('.'); dot > 0; dot = id.indexOf('.', dot + 1)) addPackage(model, id.slice(0, dot), at)
  addPackage(model, id, at)
  Object.assign(model.packages.get(id) ?? {}, { label: readWords(cursor, label, at) })
  cursor.need(/\s*\{/y, '{')
  open.push({ id, at })
}

const addPackage = ({ packages }: ClassReading['model'], id: string, at: number): void => {
  const dot = id.lastIndexOf('.')
  const group = dot > 0 ? { group: id.slice(0, dot) } : {}
  if (!packages.has(id)) packages.set(id, { id, label: id.slice(dot + 1), ...group, at })
}

/** Reads what follows `class`. */
export function readClassBody(reading: ClassReading, at: number): void {
  const { cursor, open } = reading
  const found = readClassName(reading, at)
  const group = open.at(-1)?.id
  if (group !== undefined) found.group = group
  while (readDress(reading, found));
  if (cursor.take(/[ \t]*\{/y) === undefined) return needEnd(reading)
  if (cursor.ahead('}') < 0) cursor.stop('the } of this class', at)
  readMembers(reading, found, at)
}

/** A label, a style or an annotation behind a name. */
const readDress = ({ cursor }: ClassReading, found: ModelClass): boolean => {
  cursor.take(/[ \t]+/y)
  const at = cursor.at
  const hit = cursor.take(/\["([^"]*)"\]|:::([\w-]+)|<<([^>\n]*)>>/y)
  if (hit === undefined) return false
  const [, label, style, annotation] = hit
  if (label !== undefined) found.label = readWords(cursor, label, at)
  if (style !== undefined) found.classes = [...(found.classes ?? []), style]
  if (annotation !== undefined) found.annotations.push(annotation.trim())
  return true
}

/** What can only be a statement outside of a class: there, a } is missing. */
const outside =
  /(?:class|namespace)[ \t]+[^\s{(:]+[ \t]*\{|[^\s"{}]+[ \t]*(?:"[^"\n]*"[ \t]*)?(?:<\||[*<])?(?:--|\.\.)(?:\|>|[*>])/y

const readMembers = ({ cursor }: ClassReading, found: ModelClass, start: number): void => {
  for (;;) {
    cursor.take(/\s+/y)
    if (cursor.take(/\}/y) !== undefined) return
    if (cursor.done) return cursor.stop('the } of this class', start)
    if (cursor.see(outside)) return cursor.finding('the } of this class', start)
    readMember({ cursor }, found, /[^\n}]+/y)
  }
}

/** Reads a member or an annotation. */
export function readMember({ cursor }: Pick<ClassReading, 'cursor'>, into: ModelClass, pattern: RegExp): void {
  const at = cursor.at
  const text = (cursor.take(pattern)?.[0] ?? '').trim()
  if (text === '') return
  const annotation = /^<<(.*)>>$/.exec(text)?.[1]
  if (annotation !== undefined) into.annotations.push(annotation.trim())
  else into.members.push(memberOf(text, at))
}
