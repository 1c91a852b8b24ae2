/**
 * Grammar rules in the EBNF of W3C specifications (XML 1.0, section 6): "text", [classes], names, ( ), |, ?, *, +; and
 * <words>, as in ABNF (RFC 5234, section 4), for what no notation says.
 */
import type { Expression } from './draw-syntax.ts'

/** Reads the right side of a rule; a SyntaxError says what is wrong with it. */
export function parseRule(text: string): Expression {
  const tokens = [...text.matchAll(/"[^"]*"|'[^']*'|<[^<>]+>|\[[^\]]+\]|[A-Za-z_][A-Za-z0-9_-]*|\S/g)].map(String)
  const expression = choice(tokens)
  if (tokens.length > 0) throw unexpected(tokens[0], 'the end')
  return expression
}

const unexpected = (token = '', wanted: string): SyntaxError =>
  new SyntaxError(`${token === '' ? 'ends' : `has ${token}`} where ${wanted} must be`)

// Each reads what it can from the beginning of the tokens and takes it away.
const choice = (tokens: string[]): Expression => {
  const parts = [sequence(tokens)]
  while (tokens[0] === '|') {
    tokens.shift()
    parts.push(sequence(tokens))
  }
  return { kind: 'choice', parts }
}

const sequence = (tokens: string[]): Expression => {
  const parts = [repeatable(tokens)]
  while (tokens.length > 0 && tokens[0] !== '|' && tokens[0] !== ')') parts.push(repeatable(tokens))
  return { kind: 'sequence', parts }
}

/** `?` skips, `+` repeats, `*` does both. */
const repeatable = (tokens: string[]): Expression => {
  const part = primary(tokens)
  const sign = /^[?*+]$/.test(tokens[0] ?? '') ? tokens.shift() : ''
  const repeated: Expression = sign === '*' || sign === '+' ? { kind: 'repeat', part } : part
  return sign === '*' || sign === '?' ? { kind: 'optional', part: repeated } : repeated
}

/** Characters as written; none are a track without a station. */
const textOf = (text: string): Expression => (text === '' ? { kind: 'sequence', parts: [] } : { kind: 'text', text })

const primary = (tokens: string[]): Expression => {
  const token = tokens.shift() ?? ''
  if (/^["'].*["']$/.test(token)) return textOf(token.slice(1, -1))
  if (/^\[.+\]$/.test(token)) return { kind: 'class', text: token.slice(1, -1) }
  if (/^<.+>$/.test(token)) return { kind: 'prose', text: token.slice(1, -1).trim() }
  if (/^[A-Za-z_]/.test(token)) return { kind: 'rule', text: token }
  if (token !== '(') throw unexpected(token, '"text", [a-z], <words>, a name or (')
  const [inner, end] = [choice(tokens), tokens.shift()]
  if (end !== ')') throw unexpected(end, ')')
  return inner
}
