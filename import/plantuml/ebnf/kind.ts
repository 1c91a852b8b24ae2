/** PlantUML's EBNF: read, and ways to draw it. */
import type { DiagramReading } from '../../convert/conversion.ts'
import type { GrammarModel } from '../../grammar/expression.ts'
import { grammarWays } from '../../grammar/grammar-ways.ts'
import { readRules } from '../../grammar/read-grammar.ts'
import { prepare } from '../prepare.ts'

export function read(text: string): DiagramReading {
  const { cursor, about } = prepare(text)
  const model: GrammarModel = { ...about, rules: [] }
  readRules(cursor, model, 'ebnf', () => false)
  return { ways: grammarWays(model), report: cursor.report }
}
