/**
 * Grammar rules in the EBNF of W3C specifications (XML 1.0, section 6): "text", [classes], names, ( ), |, ?, *, +.
 */
import type { Finding } from '../../src/scene/findings.ts'

/** What a rule is made of. */
export type Expression =
  | { kind: 'text' | 'class' | 'rule'; text: string }
  | { kind: 'sequence' | 'choice'; parts: Expression[] }
  | { kind: 'optional' | 'repeat'; part: Expression }

/** The expression, or what is wrong with it. */
export type Parsed = { ok: true; expression: Expression } | { ok: false; problem: string }

const tokenForm = /\s*(?:("[^"]*"|'[^']*')|(\[[^\]]+\])|([A-Za-z_][A-Za-z0-9_-]*)|([()|?*+]))/y

/** Reads the right side of a rule. */
export function parseRule(text: string): Parsed {
  const tokens = tokensOf(text)
  if (tokens === undefined)
    return { ok: false, problem: `cannot be read; it takes "text", [a-z], names, ( ), |, ?, * and +` }
  let at = 0
  const choice = (): Expression => {
    const parts = [sequence()]
    while (tokens[at] === '|') {
      at++
      parts.push(sequence())
    }
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind: 'choice', parts }
  }
  const sequence = (): Expression => {
    const parts: Expression[] = []
    for (let token = tokens[at]; token !== undefined && token !== '|' && token !== ')'; token = tokens[at])
      parts.push(repeated())
    if (parts.length === 0)
      throw new SyntaxError(
        at === tokens.length ? 'ends where something must follow' : `has nothing before "${tokens[at]}"`,
      )
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind: 'sequence', parts }
  }
  const repeated = (): Expression => {
    let part = primary()
    for (let token = tokens[at]; token === '?' || token === '*' || token === '+'; token = tokens[++at])
      part = withSign(part, token)
    return part
  }
  const primary = (): Expression => {
    const token = tokens[at++] ?? ''
    if (token === '(') {
      const inner = choice()
      if (tokens[at++] !== ')') throw new SyntaxError('has a "(" without its ")"')
      return inner
    }
    if (/^[?*+]/.test(token)) throw new SyntaxError(`has nothing before "${token}"`)
    return leafOf(token)
  }
  try {
    const expression = choice()
    return at < tokens.length ? { ok: false, problem: `has a "${tokens[at]}" too many` } : { ok: true, expression }
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false, problem: error.message }
    throw error
  }
}

const tokensOf = (text: string): string[] | undefined => {
  const tokens: string[] = []
  tokenForm.lastIndex = 0
  const whole = text.trimEnd()
  while (tokenForm.lastIndex < whole.length) {
    const match = tokenForm.exec(whole)
    if (match === null) return undefined
    tokens.push(match[0].trim())
  }
  return tokens
}

const withSign = (part: Expression, sign: '?' | '*' | '+'): Expression =>
  sign === '?'
    ? { kind: 'optional', part }
    : sign === '+'
      ? { kind: 'repeat', part }
      : { kind: 'optional', part: { kind: 'repeat', part } }

const leafOf = (token: string): Expression =>
  /^["']/.test(token)
    ? { kind: 'text', text: token.slice(1, -1) || 'nothing' }
    : { kind: token.startsWith('[') ? 'class' : 'rule', text: token.replace(/^\[(.*)\]$/, '$1') }

/** Every name that an expression refers to. */
export const rulesIn = (expression: Expression): string[] =>
  'part' in expression
    ? rulesIn(expression.part)
    : 'parts' in expression
      ? expression.parts.flatMap(rulesIn)
      : expression.kind === 'rule'
        ? [expression.text]
        : []

/** Definitions that cannot be read. */
export const checkRules = (rules: { definition: string }[]): Finding[] =>
  rules.flatMap(({ definition }, index): Finding[] => {
    const parsed = parseRule(definition)
    return parsed.ok ? [] : [{ at: `rules.${index}.definition`, problem: parsed.problem }]
  })
