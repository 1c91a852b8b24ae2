/**
 * Grammar rules in the EBNF of W3C specifications (XML 1.0, section 6): "text", [classes], names, ( ), |, ?, *, +.
 */
import type { Finding } from '../../src/scene/findings.ts'

/** What a rule is made of. */
export type Expression =
  | { kind: 'text' | 'class' | 'rule'; text: string }
  | { kind: 'sequence' | 'choice'; parts: Expression[] }
  | { kind: 'optional' | 'repeat'; part: Expression }

/** Reads the right side of a rule; a SyntaxError says what is wrong with it. */
export function parseRule(text: string): Expression {
  const tokens = tokensOf(text)
  const expression = choice(tokens)
  if (tokens.length > 0) throw new SyntaxError(`has a "${tokens[0]}" too many`)
  return expression
}

const tokensOf = (text: string): string[] => {
  const tokens = [...text.matchAll(/"[^"]*"|'[^']*'|\[[^\]]+\]|[A-Za-z_][A-Za-z0-9_-]*|[()|?*+]|\S/g)].map(String)
  const isKnown = (token: string): boolean => token.length > 1 || /[A-Za-z_()|?*+]/.test(token)
  if (!tokens.every(isKnown)) throw new SyntaxError(`cannot be read; it takes "text", [a-z], names, ( ), |, ?, * and +`)
  return tokens
}

// Each reads what it can from the beginning of the tokens and takes it away.
const choice = (tokens: string[]): Expression => {
  const parts = [sequence(tokens)]
  while (tokens[0] === '|') {
    tokens.shift()
    parts.push(sequence(tokens))
  }
  return several('choice', parts)
}

const sequence = (tokens: string[]): Expression => {
  const parts: Expression[] = []
  while (tokens.length > 0 && tokens[0] !== '|' && tokens[0] !== ')') parts.push(signed(primary(tokens), tokens))
  const [next] = tokens
  const problem = next === undefined ? 'ends where something must follow' : `has nothing before "${next}"`
  if (parts.length === 0) throw new SyntaxError(problem)
  return several('sequence', parts)
}

const several = (kind: 'choice' | 'sequence', parts: Expression[]): Expression =>
  parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind, parts }

/** `?` skips, `+` repeats, `*` does both. */
const signed = (part: Expression, tokens: string[]): Expression => {
  if (!/^[?*+]$/.test(tokens[0] ?? '')) return part
  const sign = tokens.shift()
  const repeated: Expression = sign === '?' ? part : { kind: 'repeat', part }
  return signed(sign === '+' ? repeated : { kind: 'optional', part: repeated }, tokens)
}

const primary = (tokens: string[]): Expression => {
  const token = tokens.shift() ?? ''
  if (/^[?*+]$/.test(token)) throw new SyntaxError(`has nothing before "${token}"`)
  if (/^["']/.test(token)) return { kind: 'text', text: token.slice(1, -1) || 'nothing' }
  if (token.startsWith('[')) return { kind: 'class', text: token.slice(1, -1) }
  if (token !== '(') return { kind: 'rule', text: token }
  const inner = choice(tokens)
  if (tokens.shift() !== ')') throw new SyntaxError('has a "(" without its ")"')
  return inner
}

/** Definitions that cannot be read. */
export const checkRules = (rules: { definition: string }[]): Finding[] =>
  rules.flatMap(({ definition }, index): Finding[] => {
    try {
      parseRule(definition)
      return []
    } catch (error) {
      if (error instanceof SyntaxError) return [{ at: `rules.${index}.definition`, problem: error.message }]
      throw error
    }
  })
