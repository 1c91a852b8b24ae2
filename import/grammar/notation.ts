/**
 * Reads expressions of grammars in any notation: choices of sequences of repeated primaries.
 */
import type { Cursor } from '../text/cursor.ts'
import { type GrammarExpression, inWords, joined } from './expression.ts'

/** What differs between notations; all patterns are sticky. */
export type GrammarNotation = {
  /** Blanks and comments. */
  gap: RegExp
  /** Between alternatives. */
  or: RegExp
  /** Between the parts of a sequence, where something is. */
  and?: RegExp
  /** Between a part and what it is not. */
  except?: RegExp
  /** What ends a sequence. */
  end: RegExp
  /** Signs of repetition are before a part, not behind it. */
  isPrefixed?: boolean
  /** Reads one part without its groups; undefined if none is here. */
  primary: (cursor: Cursor, inner: () => GrammarExpression) => GrammarExpression | undefined
  /** Reads what is before a part: returns what is done with it. */
  prefix?: (cursor: Cursor) => ((part: GrammarExpression) => GrammarExpression) | undefined
}

/** Deeper nesting is nobody's grammar, and a danger to the stack. */
const deepest = 60

/** Reads an expression up to what ends it. */
export function readExpression(cursor: Cursor, notation: GrammarNotation, depth = 0): GrammarExpression {
  if (depth > deepest) cursor.stop(`at most ${deepest} groups within each other`)
  const parts = [sequence(cursor, notation, depth)]
  for (;;) {
    cursor.take(notation.gap)
    if (cursor.take(notation.or) === undefined) return joined('choice', parts)
    parts.push(sequence(cursor, notation, depth))
  }
}

const sequence = (cursor: Cursor, notation: GrammarNotation, depth: number): GrammarExpression => {
  const parts: GrammarExpression[] = []
  for (;;) {
    cursor.take(notation.gap)
    if (cursor.done || cursor.see(notation.end) || cursor.see(notation.or)) break
    const before = notation.prefix?.(cursor)
    const one = primary(cursor, notation, depth)
    const whole = notation.isPrefixed === true ? one : postfix(cursor, one)
    const part =
      notation.except === undefined ? whole : excepted(cursor, whole, { ...notation, except: notation.except, depth })
    parts.push(before === undefined ? part : before(part))
    cursor.take(notation.gap)
    if (notation.and !== undefined) cursor.take(notation.and)
  }
  return parts.length === 0 ? { kind: 'sequence', parts } : joined('sequence', parts)
}

const primary = (cursor: Cursor, notation: GrammarNotation, depth: number): GrammarExpression =>
  notation.primary(cursor, () => readExpression(cursor, notation, depth + 1)) ??
  cursor.stop('"text", the name of a rule, or a group')

type Excepting = GrammarNotation & { except: RegExp; depth: number }

/** ISO 14977: `letter - vowel` is what is the one and not the other; `{ digit } -` is at least one. */
const excepted = (cursor: Cursor, part: GrammarExpression, notation: Excepting): GrammarExpression => {
  const { gap, except, end, or, and, depth } = notation
  const at = cursor.at
  cursor.take(gap)
  if (cursor.take(except) === undefined) {
    cursor.at = at
    return part
  }
  cursor.take(gap)
  if (cursor.done || cursor.see(end) || cursor.see(or) || (and !== undefined && cursor.see(and))) return notEmpty(part)
  return { kind: 'special', text: `${inWords(part)} except ${inWords(primary(cursor, notation, depth))}` }
}

const notEmpty = (part: GrammarExpression): GrammarExpression =>
  part.kind === 'repeat' ? { ...part, min: Math.max(1, part.min) } : part.kind === 'optional' ? part.part : part

/** `?` skips, `+` repeats, `*` does both. Behind a blank, `?` begins a special sequence. */
const postfix = (cursor: Cursor, part: GrammarExpression): GrammarExpression => {
  const sign = cursor.take(/\?|[ \t]*[*+]/y)?.[0].trim()
  if (sign === '?') return { kind: 'optional', part }
  return sign === undefined ? part : { kind: 'repeat', part, min: sign === '+' ? 1 : 0 }
}

/** A group between brackets. */
export const grouped = (cursor: Cursor, inner: () => GrammarExpression, [open, close]: readonly [RegExp, RegExp]) => {
  if (cursor.take(open) === undefined) return undefined
  const part = inner()
  cursor.take(/\s+/y)
  cursor.need(close, close.source.replaceAll('\\', ''))
  return part
}
