/**
 * Rules as data of railroad-grammar: definitions in the EBNF of W3C.
 */
import { type Conversion, type DiagramData, given, type RecipeWay } from '../convert/conversion.ts'
import { oneLine } from '../convert/names.ts'
import type { GrammarExpression, GrammarModel } from './expression.ts'
import { lettersInRow } from './letters-in-row.ts'

export const grammarWays = (model: GrammarModel): RecipeWay[] => [
  { recipe: 'railroad-grammar', make: (conversion) => grammarData(model, conversion) },
]

const grammarData = (model: GrammarModel, conversion: Conversion): DiagramData => ({
  ...conversion.heading(model),
  rules: model.rules.map(({ name, expression, note, at }) => {
    const write = new EbnfWriter(conversion, at)
    const definition = write.choice(expression) || '""'
    return conversion.placed(at, { name: oneLine(name), ...given('note', note), definition })
  }),
})

/** Writes an expression so that it is read as the same. */
class EbnfWriter {
  readonly #conversion: Conversion
  readonly #at: number

  constructor(conversion: Conversion, at: number) {
    this.#conversion = conversion
    this.#at = at
  }

  choice(expression: GrammarExpression): string {
    return expression.kind === 'choice'
      ? lettersInRow(expression.parts)
          .map((part) => this.#sequence(part) || '""')
          .join(' | ')
      : this.#sequence(expression)
  }

  #sequence(expression: GrammarExpression): string {
    if (expression.kind === 'choice') return this.#primary(expression)
    return expression.kind === 'sequence'
      ? expression.parts
          .map((part) => (part.kind === 'sequence' ? this.#sequence(part) : this.#repeated(part)))
          .join(' ')
      : this.#repeated(expression)
  }

  #repeated(expression: GrammarExpression): string {
    if (expression.kind === 'optional') {
      const { part } = expression
      return part.kind === 'repeat' && part.max === undefined && part.min === 1
        ? `${this.#primary(part.part)}*`
        : `${this.#primary(part)}?`
    }
    if (expression.kind !== 'repeat') return this.#primary(expression)
    const { part, min, max } = expression
    const one = this.#primary(part)
    if (max === undefined && min <= 1) return `${one}${min === 1 ? '+' : '*'}`
    // Counted repetitions are written out, up to eight.
    if (Math.max(min, max ?? 0) > 8) {
      this.#conversion.note('a count of repetitions', this.#at, `${min} to ${max ?? 'any number'}`)
      return `${one}${min > 0 ? '+' : '*'}`
    }
    const least = Array.from({ length: min }, () => one)
    const further = max === undefined ? [`${one}*`] : Array.from({ length: max - min }, () => `${one}?`)
    return [...least, ...further].join(' ')
  }

  #primary(expression: GrammarExpression): string {
    switch (expression.kind) {
      case 'text':
        return quoted(expression.text)
      case 'class':
        return `[${oneLine(expression.text)}]`
      case 'special':
        return `<${oneLine(expression.text).replaceAll('<', '‹').replaceAll('>', '›') || 'anything'}>`
      case 'rule':
        return /^[A-Za-z_][\w-]*$/.test(expression.text) ? expression.text : expression.text.replaceAll(/[^\w-]+/g, '_')
      default:
        return `(${this.choice(expression)})`
    }
  }
}

const quoted = (text: string): string => {
  const line = oneLine(text)
  return line.includes('"') ? `'${line.replaceAll("'", '’')}'` : `"${line}"`
}
