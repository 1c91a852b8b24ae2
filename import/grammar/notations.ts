/**
 * EBNF (ISO 14977 and W3C), ABNF (RFC 5234), PEG, and the calls of Mermaid's own notation.
 */
import type { Cursor } from '../text/cursor.ts'
import { decode } from '../text/plain-words.ts'
import type { GrammarExpression } from './expression.ts'
import { type GrammarNotation, grouped } from './notation.ts'

const [parentheses, brackets, braces] = [
  [/\(/y, /\)/y],
  [/\[/y, /\]/y],
  [/\{/y, /\}/y],
] as const

const text = (cursor: Cursor): GrammarExpression | undefined => {
  const hit = cursor.take(/"([^"\n]*)"|'([^'\n]*)'/y)
  return hit === undefined ? undefined : { kind: 'text', text: decode((hit[1] ?? hit[2])!) }
}

const rule = (cursor: Cursor, name: RegExp): GrammarExpression | undefined => {
  const hit = cursor.take(name)
  return hit === undefined ? undefined : { kind: 'rule', text: hit[1] ?? hit[0] }
}

const optional = (part: GrammarExpression | undefined): GrammarExpression | undefined =>
  part === undefined ? undefined : { kind: 'optional', part }

const repeated = (part: GrammarExpression | undefined): GrammarExpression | undefined =>
  part === undefined ? undefined : { kind: 'repeat', part, min: 0 }

/** Comments are blanks before (`withoutComments`). */
export const ebnf: GrammarNotation = {
  gap: /\s+/y,
  or: /[|/!](?!=)/y,
  and: /,/y,
  except: /-/y,
  end: /[)\]}]|;|\.(?=\s*(?:\n|$))|<?[\p{L}_][\p{L}\p{N}_ -]{0,120}>?\s*(?:::=|:=|=)/uy,
  primary: (cursor, inner) =>
    text(cursor) ??
    special(cursor) ??
    grouped(cursor, inner, parentheses) ??
    characters(cursor) ??
    optional(grouped(cursor, inner, brackets)) ??
    repeated(grouped(cursor, inner, braces)) ??
    rule(cursor, /<([^<>\n]+)>|[\p{L}_][\p{L}\p{N}_-]*(?: +[\p{L}_][\p{L}\p{N}_-]*(?=\s*[,;|)\]}]))*/uy),
  // ISO 14977: 3 * "x" is three of them.
  prefix: (cursor) => {
    const count = cursor.take(/(\d+)\s*\*\s*/y)?.[1]
    return count === undefined
      ? undefined
      : (part) => ({ kind: 'repeat', part, min: Number(count), max: Number(count) })
  },
}

const special = (cursor: Cursor): GrammarExpression | undefined => {
  const hit = cursor.take(/\?([^?\n]*)\?/y)
  return hit === undefined ? undefined : { kind: 'special', text: hit[1]!.trim() }
}

/** `[a-z]` is a class of characters, `[ a , b ]` an option. */
const characters = (cursor: Cursor): GrammarExpression | undefined => {
  const hit = cursor.take(
    /\[(\^?(?:[^\s\]\\,"']-[^\s\]\\,"']|\\.|#x[\dA-Fa-f]+(?![\dA-Fa-f])|(?!#x[\dA-Fa-f])[^\s\]\\,"'A-Za-z])+)\]/y,
  )
  return hit === undefined ? undefined : { kind: 'class', text: hit[1]! }
}

export const abnf: GrammarNotation = {
  gap: /(?:\s|;[^\n]*\n)+/y,
  or: /\//y,
  end: /[)\]]|;|[\w-]+\s*=/y,
  isPrefixed: true,
  primary: (cursor, inner) =>
    text(cursor) ??
    grouped(cursor, inner, parentheses) ??
    optional(grouped(cursor, inner, brackets)) ??
    value(cursor) ??
    rule(cursor, /<([^<>\n]+)>|[A-Za-z][\w-]*/y),
  prefix: (cursor) => {
    const hit = cursor.take(/(\d*)\*(\d*)|(\d+)(?=[("<A-Za-z%])/y)
    if (hit === undefined) return undefined
    const [, least = '', most = '', exact] = hit
    const [min, max] = exact === undefined ? [Number(least), most] : [Number(exact), exact]
    return (part) => ({ kind: 'repeat', part, min, ...(max === '' ? {} : { max: Number(max) }) })
  },
}

/** `%x41` and ranges of numbers stay as they are written. */
const value = (cursor: Cursor): GrammarExpression | undefined => {
  const hit = cursor.take(/%[bdx][\dA-Fa-f]+(?:[.-][\dA-Fa-f]+)*|%[si]"[^"\n]*"/y)
  return hit === undefined ? undefined : { kind: 'text', text: hit[0] }
}

export const peg: GrammarNotation = {
  gap: /(?:\s|#[^\n]*\n)+/y,
  or: /\//y,
  end: /\)|;|[A-Za-z_]\w*\s*(?:<-|←)/y,
  primary: (cursor, inner) => {
    const lookahead = cursor.take(/[&!]\s*(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)|[A-Za-z_]\w*|\.)/y)
    if (lookahead !== undefined) return { kind: 'special', text: lookahead[0] }
    const any = cursor.take(/\./y)
    if (any !== undefined) return { kind: 'special', text: '.' }
    const set = cursor.take(/\[((?:[^\]\\\n]|\\.)+)\]/y)
    if (set !== undefined) return { kind: 'class', text: set[1]! }
    return text(cursor) ?? grouped(cursor, inner, parentheses) ?? rule(cursor, /[A-Za-z_]\w*/y)
  },
}

/** Mermaid's own notation: `sequence(terminal("a"), optional(nonterminal("b")))`. */
export const calls: GrammarNotation = {
  gap: /\s+/y,
  or: /(?!)/y,
  and: /,/y,
  end: /[);]/y,
  primary: (cursor, inner) => {
    const name = cursor.take(
      /(sequence|choice|stack|optional|zeroOrMore|oneOrMore|terminal|nonterminal|special|textBox)\s*\(/y,
    )?.[1]
    if (name === undefined) return undefined
    const part = cursor.see(/\s*["']/y) ? leaf(cursor, name) : branch(name, inner())
    cursor.take(/\s+/y)
    cursor.need(/\)/y, ')')
    return part
  },
}

const leaf = (cursor: Cursor, name: string): GrammarExpression => {
  cursor.take(/\s+/y)
  const words = (text(cursor) as { text: string } | undefined)?.text ?? ''
  cursor.take(/\s*,\s*(?:"[^"\n]*"|'[^'\n]*')/y)
  return { kind: name === 'terminal' ? 'text' : name === 'nonterminal' ? 'rule' : 'special', text: words }
}

const branch = (name: string, inner: GrammarExpression): GrammarExpression => {
  const parts = inner.kind === 'sequence' ? inner.parts : [inner]
  if (name === 'choice') return { kind: 'choice', parts }
  if (name === 'sequence' || name === 'stack') return { kind: 'sequence', parts }
  if (name === 'optional') return { kind: 'optional', part: inner }
  return { kind: 'repeat', part: inner, min: name === 'oneOrMore' ? 1 : 0 }
}
