/**
 * Expressions of PlantUML's preprocessor: `$count + 1`, `$kind == "db" && !%variable_exists("X")`.
 *
 * Nothing of a text is executed: a value is a number, words, or a document of JSON.
 */
import { longestDocument } from './scope.ts'

export type MacroValue = string | number | boolean | null | MacroValue[] | { [key: string]: MacroValue }

/** What names and calls stand for; undefined for one that nothing defines. */
export type Names = {
  variable: (name: string) => MacroValue | undefined
  call: (name: string, values: readonly string[]) => MacroValue | undefined
}

/** Thrown where an expression is none, or uses what is not known here. */
export class NoExpression {
  readonly is = 'no expression'
}

const [longest, deepest] = [2000, 40]

const token = /\s*("[^"]*"|'[^']*'|\d+|[$%]?[A-Za-z_]\w*|==|!=|<=|>=|&&|\|\||[-+*/<>!()[\].,{}:])/y

/** The value of an expression; throws NoExpression. */
export function valueOf(written: string, names: Names): MacroValue {
  const words = written.trim()
  if (/^[[{]/.test(words) && words.length <= longestDocument) return document(words, names)
  if (words.length > longest) throw new NoExpression()
  return new ExpressionReading(words, names).whole()
}

/** A value as words. */
export const inWords = (value: MacroValue): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'boolean'
      ? String(Number(value))
      : typeof value === 'number'
        ? String(value)
        : JSON.stringify(value)

/** Zero, no words and nothing are false. */
export const isTrue = (value: MacroValue): boolean =>
  value !== 0 && value !== '' && value !== false && value !== null && value !== '0' && value !== 'false'

const document = (words: string, names: Names): MacroValue => {
  const put = words.replaceAll(/"[^"]*"|\$\w+/g, (each) =>
    each.startsWith('"') ? each : JSON.stringify(names.variable(each) ?? each),
  )
  try {
    return JSON.parse(put) as MacroValue
  } catch {
    throw new NoExpression()
  }
}

/** Operators by how closely they bind. */
const operators: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!=', '<', '>', '<=', '>='],
  ['+', '-'],
  ['*', '/'],
]

class ExpressionReading {
  readonly #tokens: string[] = []
  readonly #names: Names
  #at = 0
  #depth = 0

  constructor(words: string, names: Names) {
    this.#names = names
    for (token.lastIndex = 0; token.lastIndex < words.length; ) {
      const found = token.exec(words)?.[1]
      if (found === undefined) throw new NoExpression()
      this.#tokens.push(found)
    }
  }

  whole(): MacroValue {
    const value = this.#level(0)
    if (this.#at < this.#tokens.length) throw new NoExpression()
    return value
  }

  #take(...wanted: string[]): string | undefined {
    const next = this.#tokens[this.#at]
    if (next === undefined || !wanted.includes(next)) return undefined
    this.#at += 1
    return next
  }

  #level(level: number): MacroValue {
    const signs = operators[level]
    if (signs === undefined) return this.#unary()
    let value = this.#level(level + 1)
    for (let sign = this.#take(...signs); sign !== undefined; sign = this.#take(...signs))
      value = joined(value, sign, this.#level(level + 1))
    return value
  }

  #unary(): MacroValue {
    if (this.#depth++ > deepest) throw new NoExpression()
    const sign = this.#take('!', '-')
    const value = sign === undefined ? this.#within() : this.#unary()
    this.#depth -= 1
    return sign === '!' ? Number(!isTrue(value)) : sign === '-' ? -Number(value) : value
  }

  #within(): MacroValue {
    let value = this.#primary()
    for (let sign = this.#take('.', '['); sign !== undefined; sign = this.#take('.', '[')) {
      const key = sign === '.' ? (this.#tokens[this.#at++] ?? '') : inWords(this.#level(0))
      if (sign === '[' && this.#take(']') === undefined) throw new NoExpression()
      value = memberOf(value, key)
    }
    return value
  }

  #primary(): MacroValue {
    const next = this.#tokens[this.#at++]
    if (next === undefined) throw new NoExpression()
    if (next === '(') {
      const value = this.#level(0)
      if (this.#take(')') === undefined) throw new NoExpression()
      return value
    }
    if (/^["']/.test(next)) return next.slice(1, -1)
    if (/^\d/.test(next)) return Number(next)
    if (!/^[$%]?[A-Za-z_]/.test(next)) throw new NoExpression()
    if (this.#take('(') !== undefined) return this.#call(next)
    const known = this.#names.variable(next)
    if (known !== undefined) return known
    if (/^[$%]/.test(next)) throw new NoExpression()
    return next
  }

  #call(name: string): MacroValue {
    const values: string[] = []
    while (this.#take(')') === undefined) {
      values.push(inWords(this.#level(0)))
      if (this.#take(',') === undefined && this.#tokens[this.#at] !== ')') throw new NoExpression()
    }
    const value = this.#names.call(name, values)
    if (value === undefined) throw new NoExpression()
    return value
  }
}

const memberOf = (value: MacroValue, key: string): MacroValue => {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) throw new NoExpression()
  return (value as Record<string, MacroValue>)[key]!
}

const joined = (one: MacroValue, sign: string, other: MacroValue): MacroValue => {
  if (sign === '||') return Number(isTrue(one) || isTrue(other))
  if (sign === '&&') return Number(isTrue(one) && isTrue(other))
  const areNumbers = [one, other].every((each) => /^-?\d+$/.test(inWords(each)))
  const [a, b] = areNumbers ? [Number(one), Number(other)] : [inWords(one), inWords(other)]
  const compare = comparisons[sign]
  if (compare !== undefined) return Number(compare(a, b))
  if (sign !== '+') return calculated(Number(one), sign, Number(other))
  return typeof one === 'number' && typeof other === 'number' ? one + other : inWords(one) + inWords(other)
}

type Comparison = (one: string | number, other: string | number) => boolean

const comparisons: Readonly<Record<string, Comparison>> = {
  '==': (one, other) => one === other,
  '!=': (one, other) => one !== other,
  '<': (one, other) => one < other,
  '>': (one, other) => one > other,
  '<=': (one, other) => one <= other,
  '>=': (one, other) => one >= other,
}

const calculated = (one: number, sign: string, other: number): number => {
  const value = sign === '-' ? one - other : sign === '*' ? one * other : one / other
  if (!Number.isFinite(value)) throw new NoExpression()
  return Math.trunc(value)
}
