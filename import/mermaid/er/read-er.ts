/**
 * Reads Mermaid's `erDiagram`: relationships and entities with attributes.
 */
import { type EntityEnd, type EntityModel, emptyEntities, type ModelEntity } from '../../models/entities.ts'
import type { ModelDirection } from '../../models/graph.ts'
import type { Cursor } from '../../text/cursor.ts'
import { readFrom, readStatements, type Statement } from '../../text/statements.ts'
import { readWords } from '../../text/words.ts'
import type { MermaidModel } from '../mermaid-model.ts'
import { readAbout } from '../meta.ts'
import { prepare } from '../prepare.ts'

/** `fresh`: entities that this statement mentioned first. */
type ErReading = { cursor: Cursor; model: EntityModel; fresh: string[] }

export function readEr(raw: string): MermaidModel<EntityModel> {
  const { cursor, title } = prepare(raw)
  const model = emptyEntities()
  if (title !== undefined) model.title = title
  cursor.take(/[\s;]*/y)
  if (cursor.take(/erDiagram\b/iy) === undefined) cursor.finding('erDiagram')
  readStatements(cursor, () => statement({ cursor, model, fresh: [] }), { gap: /[\s;]+/y })
  return { model, report: cursor.report }
}

const statement = (reading: ErReading): void => {
  if (readAbout(reading.cursor, reading.model) || readFrom(reading.cursor, reading, table)) return
  try {
    relationship(reading)
  } catch (stop) {
    // What could not be read makes no entities.
    for (const name of reading.fresh) reading.model.entities.delete(name)
    throw stop
  }
}

const table: readonly Statement<ErReading>[] = [
  [
    /direction[ \t]+(TB|TD|BT|RL|LR)\b/y,
    ({ model }, [, word = '']) => {
      model.direction = word.replace('TD', 'TB') as ModelDirection
    },
  ],
  [
    /title[ \t]+([^\n{|}]+)(?=\n)/y,
    ({ model, cursor }, [, words = ''], at) => {
      model.title = readWords(cursor, words, at)
    },
  ],
  [
    /(classDef|class|style)[ \t]+([^\s{|}:]+)[ \t]+([^\n]*)/y,
    ({ cursor, model }, [, word, names = '', style = ''], at) => {
      cursor.noteOnce('styles are not carried over', at)
      if (word === 'class') for (const name of names.split(',')) dress(model.entities.get(name), style)
    },
  ],
]

const dress = (entity: ModelEntity | undefined, style: string): void => {
  const names = style.split(/[\s,]+/).filter((name) => name !== '')
  if (entity !== undefined && names.length > 0) entity.classes = [...(entity.classes ?? []), ...names]
}

const relationship = (reading: ErReading): void => {
  const { cursor, model } = reading
  const at = cursor.at
  const from = readEntity(reading)
  if (cursor.take(/[ \t]*\{/y) !== undefined) {
    // An entity that is not closed is one.
    reading.fresh.length = 0
    return readAttributes(reading, from)
  }
  if (cursor.see(/[ \t]*(?:[\n;]|$)/y)) return
  cursor.take(/[ \t]+/y)
  const fromEnd = readEnd(cursor)
  const [, line] = cursor.need(/[ \t]*(--|\.\.|\.-|-\.|optionally to\b|to\b)[ \t]*/y, '-- or ..')
  const toEnd = readEnd(cursor)
  cursor.take(/[ \t]+/y)
  const to = readEntity(reading)
  const label = cursor.take(/[ \t]*:[ \t]*(?:"([^"]*)"|([^\n]*))/y)
  const words = readWords(cursor, label?.[1] ?? label?.[2] ?? '', at)
  const identifying = line === '--' || line === 'to'
  model.relationships.push({ from: from.name, to: to.name, fromEnd, toEnd, identifying, label: words, at })
  cursor.need(/[ \t]*(?=[\n;]|$)/y, 'the end of the line')
}

const ends: readonly (readonly [RegExp, EntityEnd])[] = [
  [/\|o|o\||one or zero\b|zero or one\b/y, 'zero-one'],
  [/\}o|o\{|zero or more\b|zero or many\b|many\(0\)|0\+|many\b(?!\()/y, 'zero-many'],
  [/\}\||\|\{|one or more\b|one or many\b|many\(1\)|1\+/y, 'many'],
  [/\|\||only one\b|one\b|1(?=[\s.-])/y, 'one'],
  [/u(?=--|\.)/y, 'parent'],
]

const readEnd = (cursor: Cursor): EntityEnd =>
  ends.find(([pattern]) => cursor.take(pattern) !== undefined)?.[1] ?? cursor.stop('how many: ||, |o, }|, }o, or words')

const name = /"([^"\n]*)"|((?:[^\s"{}[\]:;|,<>.-]|-(?!-|\.)|\.(?![.-]))+)/y

const readEntity = ({ cursor, model, fresh }: ErReading): ModelEntity => {
  const at = cursor.at
  const [, quoted, plain] = cursor.need(name, 'an entity')
  const key = (quoted ?? plain)!
  const entity: ModelEntity = model.entities.get(key) ?? { name: key, attributes: [], at }
  if (!model.entities.has(key)) fresh.push(key)
  model.entities.set(key, entity)
  const alias = cursor.take(/[ \t]*\[[ \t]*(?:"([^"\n]*)"|([^\]\n"]*))[ \t]*\]/y)
  if (alias !== undefined) entity.label = readWords(cursor, (alias[1] ?? alias[2])!, at)
  dress(entity, cursor.take(/[ \t]*:::[ \t]*([\w,-]+)/y)?.[1] ?? '')
  return entity
}

const attribute =
  /([^\s{}"]+)[ \t]+([^\s{}"]+)((?:[ \t]+(?:PK|FK|UK)|[ \t]*,[ \t]*(?:PK|FK|UK))*)(?:[ \t]*"([^"]*)")?(?=[ \t]*(?:[\n}]|$|[^\s"]))/y

/** What can only be a relationship: there, a } is missing. */
const outside = /\S+[ \t]+(?:\|\||\|o|\}o|\}\|)(?:--|\.\.)/y

/** One attribute a line; one that cannot be read does not take its entity along. */
const readAttributes = ({ cursor }: ErReading, entity: ModelEntity): void => {
  if (cursor.ahead('}') < 0) cursor.stop('the } of this entity', entity.at)
  for (;;) {
    cursor.take(/\s+/y)
    if (cursor.take(/\}/y) !== undefined) return
    if (cursor.done) return cursor.stop('the } of this entity', entity.at)
    if (cursor.see(outside)) return cursor.finding('the } of this entity', entity.at)
    const at = cursor.at
    const hit = cursor.take(attribute)
    if (hit === undefined) {
      cursor.finding('a type and a name', at)
      cursor.at = Math.max(at + 1, cursor.find(/[\n}]/g))
    } else addAttribute(cursor, entity, hit, at)
  }
}

const addAttribute = (cursor: Cursor, entity: ModelEntity, hit: RegExpExecArray, at: number): void => {
  const [, type = '', own = '', keys = '', note] = hit
  const remark = note === undefined || note.trim() === '' ? {} : { note: readWords(cursor, note, at) }
  entity.attributes.push({ name: own, type, keys: (keys.match(/PK|FK|UK/g) ?? []) as 'PK'[], ...remark, at })
}
