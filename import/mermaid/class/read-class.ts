/**
 * Reads Mermaid's `classDiagram`: one statement a line, members and namespaces within braces.
 */
import type { ClassModel } from '../../models/classes.ts'
import type { ModelDirection } from '../../models/graph.ts'
import { readFrom, readStatements, type Statement } from '../../text/statements.ts'
import { readWords } from '../../text/words.ts'
import type { MermaidModel } from '../mermaid-model.ts'
import { readAbout } from '../meta.ts'
import { prepare } from '../prepare.ts'
import { readClassBody, readNamespace } from './class-bodies.ts'
import { type ClassReading, classReading, needEnd, readClassName } from './class-reading.ts'
import { readRelation } from './class-relations.ts'

export function readClass(raw: string): MermaidModel<ClassModel> {
  const { cursor, title } = prepare(raw)
  const reading = classReading(cursor)
  if (title !== undefined) reading.model.title = title
  cursor.take(/[\s;]*/y)
  if (cursor.take(/classDiagram(?:-v2)?\b/y) === undefined) cursor.finding('classDiagram')
  readStatements(cursor, () => statement(reading), { gap: /[\s;]+/y })
  for (const { at } of reading.open) cursor.finding('the } of this namespace', at)
  return { model: reading.model, report: cursor.report }
}

const statement = (reading: ClassReading): void => {
  const { cursor, model } = reading
  const at = cursor.at
  if (readAbout(cursor, model) || readFrom(cursor, reading, table)) return
  readRelation(reading, at)
}

const table: readonly Statement<ClassReading>[] = [
  [/\}/y, ({ open, cursor }, _, at) => void (open.pop() ?? cursor.stop('a namespace before this }', at))],
  [
    /direction[ \t]+(TB|TD|BT|RL|LR)\b/y,
    ({ model }, [, word = '']) => {
      model.direction = word.replace('TD', 'TB') as ModelDirection
    },
  ],
  [
    /title[ \t]+([^\n]+)/y,
    ({ model, cursor }, [, words = ''], at) => {
      model.title = readWords(cursor, words, at)
    },
  ],
  [/namespace[ \t]+/y, (reading, _, at) => readNamespace(reading, at)],
  [/class[ \t]+/y, (reading, _, at) => readClassBody(reading, at)],
  [/note[ \t]+/y, (reading, _, at) => readRemark(reading, at)],
  [
    /(click|link|callback)[ \t]+(?=["`*\p{L}_])(?:(?![^\n]*(?:--|\.\.))|(?=[^\n]*["#:]))[^\n]*/uy,
    ({ cursor }, _, at) => cursor.note('a link or a click', at),
  ],
  [
    /(style|cssClass|classDef)[ \t]+(?=["`*\p{L}_])(?:(?![^\n]*(?:--|\.\.))|(?=[^\n]*["#:]))([^\n]*)/uy,
    (reading, [, word, rest = ''], at) => dress(reading, word === 'cssClass' ? rest : '', at),
  ],
  [
    /<<([^>\n]*)>>[ \t]*/y,
    (reading, [, annotation = ''], at) => {
      readClassName(reading, at).annotations.push(annotation.trim())
      needEnd(reading)
    },
  ],
]

/** `cssClass "A,B" name`: the class is kept, for what it may mean. */
const dress = ({ cursor, model }: ClassReading, rest: string, at: number): void => {
  cursor.noteOnce('styles are not carried over', at)
  const [, quoted, plain = '', style = ''] = /^(?:"([^"]*)"|(\S*))[ \t]+([\w-]+)/.exec(rest.trim()) ?? []
  for (const name of (quoted ?? plain).split(',')) {
    const found = model.classes.get(name.trim())
    if (found !== undefined) found.classes = [...(found.classes ?? []), style]
  }
}

const readRemark = (reading: ClassReading, at: number): void => {
  const { cursor, model } = reading
  const on = cursor.take(/for[ \t]+/y) === undefined ? undefined : readClassName(reading, at).id
  const [, words = ''] = cursor.need(/[ \t]*"([^"]*)"/y, '"words"')
  model.remarks.push({ ...(on === undefined ? {} : { on }), text: readWords(cursor, words, at), at })
  needEnd(reading)
}
