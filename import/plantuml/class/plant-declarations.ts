/**
 * Declarations of classes: a keyword, a name, parameters, stereotypes, parents and a body in braces.
 */

import type { ModelClass } from '../../models/classes.ts'
import { memberOf } from '../../models/read-member.ts'
import { creole } from '../creole.ts'
import { className, classOf, type PlantClass, readLooks, readStereotypes } from './plant-class.ts'

/** Reads what follows the keyword. */
export function readDeclaration(state: PlantClass, keyword: string, at: number): void {
  const { cursor } = state
  const first = cursor.take(quotesWithin) ?? cursor.need(className, 'the name of a class')
  const written = (first[1] ?? first[2])!
  const inner = first[3] ?? cursor.take(/[ \t]*<(?!<)((?:[^<>\n]|<[^<>\n]*>)*)>/y)?.[0].trim()
  // A stereotype may be before the alias.
  const [, said, words, name] =
    cursor.take(/(?:[ \t]*<<([^<>\n]{1,200})>>)?[ \t]+as[ \t]+(?:"([^"\n]*)"|([\p{L}\p{N}_.:$~@]+))/iuy) ?? []
  const [id, label] = [name ?? written, words ?? written]
  const found = classOf(state, id, at)
  found.label = creole(cursor.report, label, at) || id
  if (inner !== undefined) found.generic = inner.slice(1, -1).trim()
  if (keyword !== 'class') found.keyword = keyword
  state.last = id
  readLooks(cursor)
  if (said !== undefined) found.annotations.push(said.trim())
  found.annotations.push(...readStereotypes(cursor))
  readLooks(cursor)
  readParents(state, found)
  readLooks(cursor)
  // The sign of an interface, which its keyword says.
  cursor.take(/[ \t]*\(\)/y)
  if (keyword === 'json' && cursor.take(document) !== undefined) return cursor.note('a document beside classes', at)
  if (cursor.take(/[ \t]*(?:\n\s*)?\{/y) !== undefined) readBody(state, found, at)
  else if (!cursor.see(/[ \t]*(?:\n|$|\})/y)) cursor.stop('{ or the end of the line')
}

/** Words in quotes with others inside, which only end before the alias. */
const quotesWithin = /"((?=[^\n]*"")[^\n]*)"(?=[ \t]+as[ \t]+[\p{L}\p{N}_.:$~@]+[^"\n]*(?:\n|$))/uy

/** JSON in braces, which ends with a brace on a line of its own that no deeper one is in front of. */
const document = /[ \t]*\{[^{}]*(?:\{[^{}]*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}[^{}]*)*\}/y

/** `extends A, B implements C`. */
const readParents = (state: PlantClass, { id }: ModelClass): void => {
  const { cursor, model } = state
  for (;;) {
    const word = cursor.take(/[ \t]+(extends|implements)[ \t]+/y)?.[1]
    if (word === undefined) return
    do {
      cursor.take(/[ \t]*/y)
      const at = cursor.at
      const hit = cursor.need(className, 'the name of a class')
      const parent = classOf(state, (hit[1] ?? hit[2])!, at).id
      model.relations.push({
        from: id,
        to: parent,
        fromEnd: 'none',
        toEnd: 'extension',
        dotted: word === 'implements',
        at,
      })
    } while (cursor.take(/[ \t]*,/y) !== undefined)
  }
}

/** Members, one a line, up to the brace that closes the body. */
const readBody = (state: PlantClass, found: ModelClass, at: number): void => {
  const { cursor } = state
  for (;;) {
    cursor.take(/\s+/y)
    if (cursor.done) return cursor.finding('the } of this class', at)
    if (cursor.take(/\}/y) !== undefined) return
    const start = cursor.at
    if (cursor.take(/\{\{(?:[^\n]*\}\}|[\s\S]{0,4000}?\n[ \t]*\}\})[^\n]*/y) !== undefined) {
      cursor.note('a diagram inside of a class', start)
      continue
    }
    const line = cursor.need(/[^\n]*/y, 'a member')[0].replace(/\}[ \t]*$/, (end, offset: number, whole: string) => {
      // `{ a }` in a line: the brace is the body's, unless a member has its own.
      if (whole.slice(0, offset).includes('{')) return end
      cursor.at -= end.length
      return ''
    })
    readMember(state, found, { line, at: start })
  }
}

/** A line of a body: a member, or a line between members with its words. */
export function readMember(
  { cursor }: PlantClass,
  found: ModelClass,
  { line, at }: { line: string; at: number },
): void {
  const separator = /^(--|\.\.|==|__)(?:(.*)\1)?$/.exec(line.trim())
  if (separator !== null) {
    if (separator[2] !== undefined) cursor.report.noteOnce('titles of compartments', at, line)
    return
  }
  const words = creole(cursor.report, line.replaceAll(/\{field\}/g, ' '), at)
  if (words !== '') found.members.push(memberOf(keepVisibility(line, words), at))
}

/** A sign of visibility may look like a mark of a list or of words: it is taken from the line itself. */
const keepVisibility = (line: string, words: string): string => {
  const sign = /^\s*(?:\{\w+\}\s*)?\\?([-+#~])/.exec(line)?.[1]
  return sign === undefined || words.replace(/^(?:\{\w+\}\s*)+/, '').startsWith(sign) ? words : `${sign}${words}`
}
