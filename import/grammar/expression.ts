/**
 * Rules of a grammar, whatever notation they are written in.
 */
import type { Titled } from '../models/graph.ts'

export type GrammarExpression =
  | { kind: 'text' | 'rule' | 'special' | 'class'; text: string }
  | { kind: 'sequence' | 'choice'; parts: GrammarExpression[] }
  | { kind: 'optional'; part: GrammarExpression }
  /** From `min` times; without `max`, any number of times. */
  | { kind: 'repeat'; part: GrammarExpression; min: number; max?: number }

export type GrammarRule = { name: string; expression: GrammarExpression; note?: string; at: number }

export type GrammarModel = Titled & { rules: GrammarRule[] }

/** One part is itself; several are a sequence or a choice. */
export const joined = (kind: 'sequence' | 'choice', parts: GrammarExpression[]): GrammarExpression => {
  const [only] = parts
  return parts.length === 1 && only !== undefined ? only : { kind, parts }
}

/** An expression as a person says it, where it has no tracks of its own. */
export const inWords = (expression: GrammarExpression): string => {
  switch (expression.kind) {
    case 'text':
      return `"${expression.text}"`
    case 'sequence':
      return expression.parts.map(inWords).join(' ')
    case 'choice':
      return expression.parts.map(inWords).join(' or ')
    case 'optional':
      return `perhaps ${inWords(expression.part)}`
    case 'repeat':
      return `${expression.min === 0 ? 'any number of' : 'one or more'} ${inWords(expression.part)}`
    default:
      return expression.text
  }
}
