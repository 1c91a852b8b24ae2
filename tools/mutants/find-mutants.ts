/**
 * Finds every mutant of a file, in the order of the source.
 */
import { type Expression, parseSync, Visitor } from 'oxc-parser'
import type { Mutant } from './mutant.ts'
import {
  binaryVariants,
  callVariants,
  emptied,
  logicalVariants,
  numberVariants,
  type TextOf,
  unaryVariants,
} from './variants.ts'

type Span = { start: number; end: number }

/** Every mutant of the text of a TypeScript file. */
export function findMutants(file: string, text: string): Mutant[] {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const found: Mutant[] = []
  const textOf: TextOf = ({ start, end }) => text.slice(start, end)
  let functions = 0
  let chains = 0
  /** Numbers that are types or names, not values. */
  const noValues = new Set<number>()
  const add = (span: Span, variants: readonly string[]): void => {
    const line = text.slice(0, span.start).split('\n').length
    for (const variant of variants)
      found.push({ file, line, ...spanOf(span), was: textOf(span), text: variant, isStatic: functions === 0 })
  }
  const negate = (test: Expression | null): void => {
    if (test !== null && !(test.type === 'BinaryExpression' && test.operator.includes('==')))
      add(test, [`!(${textOf(test)})`])
  }
  const enter = (): void => void functions++
  const leave = (): void => void functions--
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: (node) => {
      enter()
      if (node.body.type !== 'BlockStatement') add(node.body, emptied(node.body))
    },
    'ArrowFunctionExpression:exit': leave,
    ReturnStatement: ({ argument }) => argument !== null && add(argument, emptied(argument)),
    ChainExpression: () => void chains++,
    'ChainExpression:exit': () => void chains--,
    TSLiteralType: ({ literal }) => void noValues.add(literal.start),
    Property: ({ key, computed }) => void (computed || noValues.add(key.start)),
    BinaryExpression: (node) => add(node, binaryVariants(node, textOf)),
    LogicalExpression: (node) => add(node, logicalVariants(node, textOf)),
    UnaryExpression: (node) => add(node, unaryVariants(node, textOf)),
    CallExpression: (node) => void (chains === 0 && add(node, callVariants(node, textOf))),
    Literal: (node) => {
      if (noValues.has(node.start)) return
      if (typeof node.value === 'number') add(node, numberVariants(node.value))
      if (typeof node.value === 'boolean') add(node, [String(!node.value)])
    },
    IfStatement: ({ test }) => negate(test),
    ConditionalExpression: ({ test }) => negate(test),
    WhileStatement: ({ test }) => negate(test),
    ForStatement: ({ test }) => negate(test),
    ExpressionStatement: ({ expression, directive }) => {
      if (typeof directive !== 'string' && isEffect(expression)) add(expression, ['undefined'])
    },
  } as ConstructorParameters<typeof Visitor>[0]).visit(program)
  return found.sort((a, b) => a.start - b.start || b.end - a.end)
}

const spanOf = ({ start, end }: Span): Span => ({ start, end })

/** What may be left out as a statement: calls and assignments. */
const isEffect = ({ type }: Expression): boolean => type === 'CallExpression' || type === 'AssignmentExpression'
