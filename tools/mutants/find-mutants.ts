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
  const depth: Depth = { functions: 0, chains: 0 }
  const add: Add = (span, variants) => {
    const line = text.slice(0, span.start).split('\n').length
    const at = { file, line, start: span.start, end: span.end, was: textOf(span), isStatic: depth.functions === 0 }
    for (const variant of variants) found.push({ ...at, text: variant })
  }
  new Visitor({
    ...expressions(add, textOf, depth),
    ...values(add),
    ...conditions(add, textOf),
    ...functions(add, depth),
  } as Visits).visit(program)
  return found.sort((a, b) => a.start - b.start || b.end - a.end)
}

type Visits = ConstructorParameters<typeof Visitor>[0]
type Add = (span: Span, variants: readonly string[]) => void

/** How many functions, and chains of `?.`, are around what is visited. */
type Depth = { functions: number; chains: number }

const expressions = (add: Add, textOf: TextOf, depth: Depth): Visits => ({
  ChainExpression: () => void depth.chains++,
  'ChainExpression:exit': () => void depth.chains--,
  BinaryExpression: (node) => add(node, binaryVariants(node, textOf)),
  LogicalExpression: (node) => add(node, logicalVariants(node, textOf)),
  UnaryExpression: (node) => add(node, unaryVariants(node, textOf)),
  CallExpression: (node) => {
    if (depth.chains === 0) add(node, callVariants(node, textOf))
  },
})

const values = (add: Add): Visits => {
  /** Numbers that are types or names, not values. */
  const noValues = new Set<number>()
  return {
    // The type -1 is a sign with a number after it.
    TSLiteralType: ({ literal }) =>
      void noValues.add(literal.type === 'UnaryExpression' ? literal.argument.start : literal.start),
    Property: ({ key, computed }) => void (computed || noValues.add(key.start)),
    Literal: (node) => {
      if (noValues.has(node.start)) return
      if (typeof node.value === 'number') add(node, numberVariants(node.value))
      if (typeof node.value === 'boolean') add(node, [String(!node.value)])
    },
  }
}

const conditions = (add: Add, textOf: TextOf): Visits => {
  const negate = ({ test }: { test: Expression | null }): void => {
    if (test === null || (test.type === 'BinaryExpression' && test.operator.includes('=='))) return
    add(test, [`!(${textOf(test)})`])
  }
  return { IfStatement: negate, ConditionalExpression: negate, WhileStatement: negate, ForStatement: negate }
}

const functions = (add: Add, depth: Depth): Visits => {
  const enter = (): void => void depth.functions++
  const leave = (): void => void depth.functions--
  return {
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: ({ body }) => {
      enter()
      if (body.type !== 'BlockStatement') add(body, emptied(body))
    },
    'ArrowFunctionExpression:exit': leave,
    ReturnStatement: ({ argument }) => {
      if (argument !== null) add(argument, emptied(argument))
    },
    ExpressionStatement: ({ expression, directive }) => {
      if (typeof directive !== 'string' && isEffect(expression)) add(expression, ['undefined'])
    },
  }
}

/** What may be left out as a statement: calls and assignments. */
const isEffect = ({ type }: Expression): boolean => type === 'CallExpression' || type === 'AssignmentExpression'
