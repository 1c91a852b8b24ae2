/**
 * Reads PlantUML's class and object diagrams: classes with members, packages, relations, notes.
 */
import type { ClassModel } from '../../models/classes.ts'
import type { TextReport } from '../../text/report.ts'
import { readFrom, readStatements, type Statement } from '../../text/statements.ts'
import { creole } from '../creole.ts'
import { noteUnended } from '../directives.ts'
import { lines, readNote } from '../plant-notes.ts'
import { prepare } from '../prepare.ts'
import { className, classOf, type PlantClass, plantClass, readLooks, readStereotypes } from './plant-class.ts'
import { readDeclaration, readMember } from './plant-declarations.ts'
import { readRelation } from './plant-relations.ts'

export function readClass(raw: string): { model: ClassModel; report: TextReport } {
  const { cursor, about, direction } = prepare(raw)
  const state = plantClass(cursor)
  Object.assign(state.model, about, direction === undefined ? {} : { direction })
  readStatements(
    cursor,
    () => {
      if (!note(state) && !readFrom(cursor, state, table) && !member(state)) readRelation(state, cursor.at)
    },
    { gap: /[\s;]+/y },
  )
  noteUnended(
    cursor.report,
    state.open.map(({ at }) => ({ is: 'package', at })),
  )
  for (const [name, { text, at }] of state.notes)
    if (!state.model.remarks.some((remark) => remark.at === at))
      state.model.remarks.push({ text, at, ...(state.model.classes.has(name) ? { on: name } : {}) })
  return { model: state.model, report: cursor.report }
}

const keywords =
  /(?:[-+#~](?=[a-z]))?((?:mix_)?(?:abstract[ \t]+class|abstract|annotation|class|circle|dataclass|diamond|entity|enum|exception|interface|metaclass|object|protocol|record|static[ \t]+class|stereotype|struct|map|json|actor|usecase|component|database|queue|boundary|control|collections|person|participant|hexagon|label|agent|artifact|file|card|storage|state|process|action|cloud|node|rectangle|package|folder|frame|stack))[ \t]+(?![-<.*o|]{1,2}[-.|>])(?!"[^"\n]*"[ \t]*(?:[<*o+#x}^|]{0,2}[-.]{1,2}))(?=[\p{L}\p{N}_"([$@~]|:\S)/uy

/** With a capital they may be names of classes: only before a name and what follows that in a declaration. */
const capitalized =
  /(Abstract|Class|Entity|Enum|Interface|Object|Struct)[ \t]+(?=[\p{L}_][\p{L}\p{N}_.]*[ \t]*(?:[{\n]|$|<<|(?:as|extends|implements)\b))/uy

const packages =
  /(package|namespace|folder|node|frame|rectangle|cloud|together|database|component|card|storage|stack)\b((?:"[^"\n]*"|[^"\n{])*)\{[ \t]*(\}?)[ \t]*(?=\n|$)/iy

const table: readonly Statement<PlantClass>[] = [
  [/\}/y, closePackage],
  [packages, openPackage],
  [keywords, declaration],
  [capitalized, declaration],
  [/\(\)[ \t]*(?=["\p{L}])(?!.*[-.]{2})/uy, (state, _, at) => readDeclaration(state, 'interface', at)],
  // Which layer a relation is on.
  [/@\d+[ \t]+/y, ({ cursor }, _, at) => cursor.noteOnce('settings', at)],
  [/<>[ \t]*(?=\w)/y, (state, _, at) => readDeclaration(state, 'diamond', at)],
  [/\[[ \t]*([^\]\n]+?)[ \t]*\](?![ \t]*(?:as|[-.]))/y, (state, [, name = ''], at) => void classOf(state, name, at)],
  [/url\b[^\n]*/y, ({ cursor }, _, at) => cursor.note('a link or a click', at)],
  [
    /(?:newpage|hide|show|layout|layout_new_line|order|left|right|top|bottom)\b[^\n]*/y,
    ({ cursor }, _, at) => cursor.noteOnce('settings', at),
  ],
]

function declaration(state: PlantClass, [, word = '']: RegExpExecArray, at: number): void {
  readDeclaration(
    state,
    word
      .toLowerCase()
      .replaceAll(/\s+/g, ' ')
      .replace(/^mix_/, '')
      .replace(/^static class$/, 'class'),
    at,
  )
}

function openPackage(state: PlantClass, [, word = '', rest = '', closed]: RegExpExecArray, at: number): void {
  const { cursor, model, open } = state
  if (/^together$/i.test(word)) return void (closed === '}' || open.push({ id: undefined, at }))
  const [, quoted, plain, alias] = /^(?:"([^"]*)"|([^\s"#<]*))(?:\s+as\s+([^\s#<]+))?/.exec(rest.trim()) ?? []
  const written = (quoted ?? plain)!
  const id = alias ?? (written === '' ? `${word.toLowerCase()} ${model.packages.size + 1}` : written)
  const group = open.findLast((each) => each.id !== undefined)?.id
  model.packages.set(id, {
    id,
    label: creole(cursor.report, written === '' ? word.toLowerCase() : written, at),
    at,
    ...(group === undefined ? {} : { group }),
  })
  if (closed !== '}') open.push({ id, at })
}

function closePackage(state: PlantClass, _: RegExpExecArray, at: number): void {
  if (state.open.pop() === undefined) state.cursor.stop('a package before this }', at)
}

/** `A : +run()`, and stereotypes alone. */
const member = (state: PlantClass): boolean => {
  const { cursor } = state
  const at = cursor.at
  // A relation without blanks.
  if (cursor.see(/[\p{L}\p{N}_]{1,80}-[\p{L}\p{N}_]{1,80}[ \t]*:[ \t]/uy)) return false
  const hit = cursor.take(className)
  if (hit === undefined) return false
  const id = (hit[1] ?? hit[2])!
  const stereotypes = readStereotypes(cursor)
  if (stereotypes.length > 0 && cursor.see(/[ \t]*(?:\n|$)/y))
    return classOf(state, id, at).annotations.push(...stereotypes) > 0
  if (cursor.take(/[ \t]+:[ \t]*|:[ \t]+(?!\s)/y) === undefined) {
    cursor.at = at
    return false
  }
  const start = cursor.at
  readMember(state, classOf(state, id, at), { line: cursor.restOfLine(), at: start })
  return true
}

const note = (state: PlantClass): boolean => {
  const { cursor, model, notes, last, relation } = state
  if (!cursor.see(/(?:floating[ \t]+)?note\b/iy)) return constraint(state)
  const found = readNote(cursor, last)
  if (found === undefined) return false
  const { name, on, text, at, onLink } = found
  if (name !== undefined) notes.set(name, { text, at })
  else if (onLink) cursor.report.note('a note on a line', relation?.at ?? at, text)
  else model.remarks.push({ text, at, ...(on === undefined ? {} : { on }) })
  readLooks(cursor)
  return true
}

/** `constraint on links`, with words behind it or in lines of their own. */
const constraint = ({ cursor }: PlantClass): boolean => {
  const at = cursor.at
  const [said] = cursor.take(/(?:constraint|note)[ \t]+on[ \t]+links\b[^\n]*/y) ?? []
  if (said === undefined) return false
  if (!said.includes(':')) lines(cursor, /^[ \t]*end[ \t]?(?:constraint|note)\b/gim, at)
  cursor.note('a note on lines', at)
  return true
}
