/**
 * What each expression may be mistaken for: operators, numbers, conditions, methods.
 */
import type { BinaryExpression, CallExpression, Expression, LogicalExpression, UnaryExpression } from 'oxc-parser'

/** The source of a node. */
export type TextOf = (node: { start: number; end: number }) => string

const binary: Record<string, readonly string[]> = {
  '<': ['<='],
  '<=': ['<'],
  '>': ['>='],
  '>=': ['>'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
}

/** Comparisons off by the boundary or turned around; sums, products and their opposites. */
export const binaryVariants = ({ operator, left, right }: BinaryExpression, textOf: TextOf): string[] => {
  if (operator === '+' && [left, right].some(isText)) return []
  return (binary[operator] ?? []).map((other) => `${textOf(left)} ${other} ${textOf(right)}`)
}

const isText = (node: { type: string; value?: unknown }): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')

/** `and` for `or`, and the first of two alternatives without the second. */
export const logicalVariants = ({ operator, left, right }: LogicalExpression, textOf: TextOf): string[] => {
  if (operator === '??') return [textOf(left)]
  return [`(${textOf(left)}) ${operator === '&&' ? '||' : '&&'} (${textOf(right)})`]
}

/** Without `not` or the sign. */
export const unaryVariants = ({ operator, argument }: UnaryExpression, textOf: TextOf): string[] =>
  operator === '!' || (operator === '-' && argument.type !== 'Literal') ? [textOf(argument)] : []

/** Whole numbers one more and one less; fractions a tenth more and less. Tolerances of calculation stay. */
export const numberVariants = (value: number): string[] => {
  if (!Number.isFinite(value) || (value !== 0 && Math.abs(value) < 1e-3)) return []
  const step = Number.isInteger(value) ? 1 : value / 10
  return [value + step, value - step].map((each) => `(${Number(each.toPrecision(12))})`)
}

/** Methods that are mistaken for each other. */
const otherMethod = new Map(
  Object.entries({
    some: 'every',
    every: 'some',
    min: 'max',
    max: 'min',
    floor: 'ceil',
    ceil: 'floor',
    round: 'floor',
    find: 'findLast',
    findIndex: 'findLastIndex',
    indexOf: 'lastIndexOf',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
  }),
)

/** Methods that may be forgotten: what they are called on stays. */
const forgotten = new Set([
  'filter',
  'sort',
  'toSorted',
  'reverse',
  'toReversed',
  'slice',
  'trim',
  'toLowerCase',
  'flat',
])

/** Another method, or none. */
export const callVariants = ({ callee, arguments: given }: CallExpression, textOf: TextOf): string[] => {
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return []
  const { object, property } = callee
  const values = given.map(textOf).join(', ')
  const other = otherMethod.get(property.name)
  if (other !== undefined) return [`${textOf(object)}.${other}(${values})`]
  if (property.name === 'abs') return [values]
  return forgotten.has(property.name) ? [textOf(object)] : []
}

/** What a function returns when it returns nothing of use. */
export const emptied = (value: Expression): string[] => {
  if (value.type === 'ParenthesizedExpression') return emptied(value.expression)
  if (value.type === 'Identifier' && value.name === 'undefined') return []
  if (value.type === 'ArrayExpression') return value.elements.length === 0 ? [] : ['[]']
  if (value.type === 'TemplateLiteral') return ["''"]
  if (value.type === 'CallExpression' && returnsList(value)) return ['[]']
  return value.type === 'ObjectExpression' || value.type === 'CallExpression' || value.type === 'Identifier'
    ? ['undefined']
    : []
}

const lists = new Set(['map', 'filter', 'flatMap', 'slice', 'toSorted', 'toReversed', 'sort', 'from', 'flat'])

const returnsList = ({ callee }: CallExpression): boolean =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && lists.has(callee.property.name)
