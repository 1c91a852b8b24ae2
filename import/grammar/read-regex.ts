/**
 * Reads a regular expression (ECMAScript's, and what Java and PCRE write alike) as rules of a grammar. A named group is a
 * rule of its own, and so is a numbered one that is long.
 */
import type { Cursor } from '../text/cursor.ts'
import { type GrammarExpression, type GrammarModel, joined } from './expression.ts'
import { classEscapes, readClass } from './regex-class.ts'
import { onTracks, partsIn } from './tracks.ts'

/** Deeper nesting is nobody's expression, and a danger to the stack. */
const deepest = 60
/** A numbered group with so many parts gets a track of its own. */
const long = 6

type RegexReading = { cursor: Cursor; model: GrammarModel; groups: number }

/** Reads the expression at the cursor into a model, its first rule is the whole. */
export function readRegex(cursor: Cursor, model: GrammarModel): void {
  const at = cursor.at
  const reading: RegexReading = { cursor, model, groups: 0 }
  const place = model.rules.length
  const expression = alternatives(reading, 0)
  if (!cursor.done) cursor.stop('( before this )')
  if (partsIn(expression) === 0) cursor.stop('a regular expression')
  model.rules.splice(place, 0, { name: 'match', expression, at })
  model.rules = onTracks(model.rules)
}

const alternatives = (reading: RegexReading, depth: number): GrammarExpression => {
  if (depth > deepest) reading.cursor.stop(`at most ${deepest} groups within each other`)
  const parts = [sequence(reading, depth)]
  while (reading.cursor.take(/\|/y) !== undefined) parts.push(sequence(reading, depth))
  return joined('choice', parts)
}

/** Characters that follow each other are one text, but for the one that is repeated. */
const sequence = (reading: RegexReading, depth: number): GrammarExpression => {
  const { cursor } = reading
  const parts: GrammarExpression[] = []
  let isOpen = false
  for (;;) {
    // An expression may go on in the next line.
    cursor.take(/[^\S\n]{0,200}\n\s*/y)
    if (cursor.done || cursor.see(/[|)]/y)) break
    const part = atom(reading, depth)
    if (part === undefined) continue
    const quantified = quantifier(cursor, part)
    const last = parts.at(-1)
    const isText = quantified === part && part.kind === 'text'
    if (isText && isOpen && last?.kind === 'text') last.text += part.text
    else parts.push(quantified)
    isOpen = isText
  }
  return parts.length === 0 ? { kind: 'sequence', parts } : joined('sequence', parts)
}

const atom = (reading: RegexReading, depth: number): GrammarExpression | undefined => {
  const { cursor } = reading
  if (cursor.see(/\(/y)) return group(reading, depth)
  if (cursor.see(/\[/y)) return readClass(cursor)
  const sign = cursor.take(/[.^$]/y)?.[0]
  if (sign !== undefined) return signs[sign]
  if (cursor.see(/\\/y)) return escape(cursor)
  if (cursor.see(/[?*+]/y)) cursor.stop('what is repeated before this sign')
  const character = cursor.take(/[^]/uy)?.[0] ?? cursor.stop('a character')
  return { kind: 'text', text: character }
}

const signs: Readonly<Record<string, GrammarExpression>> = {
  '.': { kind: 'class', text: String.raw`^\n` },
  '^': { kind: 'special', text: 'start' },
  $: { kind: 'special', text: 'end' },
}

const kinds: Readonly<Record<string, string>> = {
  '=': 'followed by',
  '!': 'not followed by',
  '<=': 'preceded by',
  '<!': 'not preceded by',
}

const group = (reading: RegexReading, depth: number): GrammarExpression | undefined => {
  const { cursor, model } = reading
  const at = cursor.at
  if (cursor.take(/\(\?#[^)]*\)/y) !== undefined) return said(cursor, 'a comment', at)
  if (cursor.take(/\(\?[a-zA-Z-]+\)/y) !== undefined) return said(cursor, 'a setting of the expression', at)
  const look = cursor.take(/\(\?(<?[=!])/y)?.[1]
  if (look !== undefined) return lookaround(reading, kinds[look]!, depth)
  const name = cursor.take(/\(\?P?<([A-Za-z_]\w*)>/y)?.[1]
  const isNumbered = name === undefined && cursor.take(/\(\?(?:[a-zA-Z-]*:|>)/y) === undefined
  if (isNumbered) cursor.need(/\(/y, '(')
  if (isNumbered || name !== undefined) reading.groups += 1
  const own = name ?? `group${reading.groups}`
  const place = model.rules.length
  const inner = alternatives(reading, depth + 1)
  cursor.need(/\)/y, ')')
  if (name === undefined && !(isNumbered && partsIn(inner) >= long)) return inner
  // Rules are in the order in which their groups open.
  model.rules.splice(place, 0, { name: own, expression: inner, at })
  return { kind: 'rule', text: own }
}

/** What is looked at and not taken is said in words, as the text has it. */
const lookaround = (reading: RegexReading, words: string, depth: number): GrammarExpression => {
  const { cursor, model } = reading
  const from = cursor.at
  const kept = model.rules.length
  alternatives(reading, depth + 1)
  model.rules.length = kept
  const text = cursor.text.slice(from, cursor.at)
  cursor.need(/\)/y, ')')
  return { kind: 'special', text: `${words} ${text}` }
}

const said = (cursor: Cursor, what: string, at: number): undefined => {
  cursor.note(what, at)
}

const escape = (cursor: Cursor): GrammarExpression => {
  const [, reference, name, property, code, sign = ''] = cursor.need(
    /\\(?:([1-9]\d*)|k<(\w+)>|([pP]\{\^?[\w= ]+\})|((?:u\{[\da-fA-F]{1,6}\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}))|([^]))/uy,
    'a sign behind \\',
  )
  if (reference !== undefined) return { kind: 'special', text: `same as group ${reference}` }
  if (name !== undefined) return { kind: 'special', text: `same as ${name}` }
  if (property !== undefined) return { kind: 'class', text: `\\${property}` }
  if (code !== undefined) return { kind: 'class', text: `\\${code}` }
  const bound = bounds[sign]
  if (bound !== undefined) return { kind: 'special', text: bound }
  const set = classEscapes[sign]
  if (set !== undefined) return { kind: 'class', text: set }
  // Letters that stand for a character without a shape stay as they are written.
  return /[tnrfv0]/.test(sign) ? { kind: 'class', text: `\\${sign}` } : { kind: 'text', text: sign }
}

const bounds: Readonly<Record<string, string>> = {
  b: 'word boundary',
  B: 'no word boundary',
  A: 'start',
  z: 'end',
  Z: 'end',
}

/** `?`, `*`, `+`, `{2,5}`; how greedy one is does not change which texts match. */
const quantifier = (cursor: Cursor, part: GrammarExpression): GrammarExpression => {
  const at = cursor.at
  const [sign, least, comma, most] = cursor.take(/[?*+]|\{(\d+)(,?)(\d*)\}/y) ?? []
  if (sign === undefined) return part
  if (cursor.take(/[?+]/y) !== undefined) cursor.noteOnce('how greedy a repetition is', at)
  if (sign === '?') return { kind: 'optional', part }
  if (least === undefined) return { kind: 'repeat', part, min: sign === '+' ? 1 : 0 }
  const max = comma === '' ? least : most
  return { kind: 'repeat', part, min: Number(least), ...(max === '' || max === undefined ? {} : { max: Number(max) }) }
}
