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
