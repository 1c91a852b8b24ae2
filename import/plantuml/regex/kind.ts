/** PlantUML's regular expressions: read, and a way to draw them. */
import type { DiagramReading } from '../../convert/conversion.ts'
import type { GrammarModel } from '../../grammar/expression.ts'
import { grammarWays } from '../../grammar/grammar-ways.ts'
import { readRegex } from '../../grammar/read-regex.ts'
import { StatementStop } from '../../text/cursor.ts'
import { prepare } from '../prepare.ts'

export function read(text: string): DiagramReading {
  const { cursor, about } = prepare(text)
  const model: GrammarModel = { ...about, rules: [] }
  for (;;) {
    cursor.take(/\s+/y)
    const at = cursor.at
    if (cursor.take(/(?:language[ \t]+\w+|useDescriptiveNames[ \t]+\w+)[ \t]*(?=\n|$)/y) === undefined) break
    cursor.noteOnce('settings', at)
  }
  try {
    readRegex(cursor, model)
  } catch (stop) {
    if (!(stop instanceof StatementStop)) throw stop
    cursor.finding(stop.expected, stop.at)
  }
  return { ways: grammarWays(model), report: cursor.report }
}
