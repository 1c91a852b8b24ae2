/**
 * The lines of a text as the steps of PlantUML's preprocessor: conditions and loops with what is within them, procedures
 * and functions, and plain lines.
 */
import { longestDocument } from './scope.ts'

/** A line of the text: its words and its number from 0. */
export type MacroLine = { words: string; number: number }

/** What is called by name: `returns` is what a function in one line returns. */
export type Routine = {
  name: string
  params: { name: string; usual?: string }[]
  isFunction: boolean
  /** Its arguments are taken as they are written. */
  isVerbatim: boolean
  steps: MacroStep[]
}

export type Branch = { test: Test; steps: MacroStep[]; line: MacroLine }

/** What is asked: an expression, whether a name is defined, or nothing. */
export type Test = { if: string } | { defined: string; isNot: boolean } | undefined

export type MacroStep =
  | { is: 'line'; line: MacroLine }
  | { is: 'if'; branches: Branch[] }
  | { is: 'while'; test: string; steps: MacroStep[] }
  | { is: 'foreach'; name: string; list: string; steps: MacroStep[] }
  | { is: 'routine'; routine: Routine }

const routineHead =
  /^!((?:unquoted\s+|final\s+)*)(procedure|function|definelong)\s+(\$?[A-Za-z_]\w*)\s*(?:\(([^\n]*?)\))?\s*(return\b.*|!return\b.*)?$/i

const ends: readonly (readonly [is: string, end: RegExp])[] = [
  ['if', /^!endif\b/i],
  ['while', /^!endwhile\b/i],
  ['foreach', /^!endfor\b/i],
  ['routine', /^!end\s?(?:procedure|function|definelong)\b/i],
]

/** The steps that are open, the innermost last, and what ends each. */
type Open = { is: string; steps: MacroStep[]; branches?: Branch[] }

/** The steps of lines. What never ends does so with the text; an end of nothing is a line. */
export function stepsOf(lines: readonly string[]): MacroStep[] {
  const open: Open[] = [{ is: 'text', steps: [] }]
  for (let number = 0; number < lines.length; number++) {
    const { words, last } = wholeDocument(lines, number)
    const line = { words, number }
    const trimmed = words.trim()
    number = last
    const { steps } = open.at(-1)!
    if (!trimmed.startsWith('!') || !(begin(trimmed, line, open) || branch(trimmed, line, open) || end(trimmed, open)))
      steps.push({ is: 'line', line })
  }
  return open[0]!.steps
}

/** A document of JSON has so many lines at most. */
const mostLines = 400

/** A line, and those that follow it where a document that it begins goes on in them. */
const wholeDocument = (lines: readonly string[], number: number): { words: string; last: number } => {
  const line = lines[number]!
  if (!/^\s*!(?:(?:local|global)\s+)?\$\w+\s*\??=\s*[[{]/i.test(line)) return { words: line, last: number }
  let [words, depth] = ['', 0]
  for (let last = number; last < Math.min(lines.length, number + mostLines); last++) {
    words += ` ${lines[last]!.trim()}`
    depth += depthOf(lines[last]!)
    if (words.length > longestDocument) break
    if (depth <= 0) return { words: words.trimStart(), last }
  }
  return { words: line, last: number }
}

/** How many brackets of a line stay open; words in quotes have none. */
const depthOf = (line: string): number => {
  const signs = line.replaceAll(/"(?:[^"\\]|\\.)*"/g, '')
  return signs.replaceAll(/[^[{]/g, '').length - signs.replaceAll(/[^\]}]/g, '').length
}

const begin = (words: string, line: MacroLine, open: Open[]): boolean => {
  const { steps } = open.at(-1)!
  const test = testOf(words)
  if (test !== undefined) {
    const branches: Branch[] = [{ test, steps: [], line }]
    steps.push({ is: 'if', branches })
    open.push({ is: 'if', steps: branches[0]!.steps, branches })
    return true
  }
  const looped = /^!while\s+(.*)$/i.exec(words)?.[1]
  const [, name, list = ''] = /^!foreach\s+(\$?\w+)\s+in\s+(.*)$/i.exec(words) ?? []
  const within: MacroStep[] = []
  if (looped !== undefined) steps.push({ is: 'while', test: looped, steps: within })
  else if (name !== undefined) steps.push({ is: 'foreach', name, list, steps: within })
  else return beginRoutine(words, line, open)
  open.push({ is: looped === undefined ? 'foreach' : 'while', steps: within })
  return true
}

const beginRoutine = (words: string, line: MacroLine, open: Open[]): boolean => {
  const [, how = '', word = '', name, params = '', returns] = routineHead.exec(words) ?? []
  if (name === undefined) return false
  const within: MacroStep[] = []
  const isLong = word.toLowerCase() === 'definelong'
  const routine: Routine = {
    name,
    params: paramsOf(params),
    isFunction: word.toLowerCase() === 'function',
    isVerbatim: isLong || /unquoted/i.test(how),
    steps: within,
  }
  open.at(-1)!.steps.push({ is: 'routine', routine })
  if (returns === undefined) open.push({ is: 'routine', steps: within })
  else within.push({ is: 'line', line: { words: `!${returns.replace('!', '')}`, number: line.number } })
  return true
}

/** `$a, $b = "Go"`. */
const paramsOf = (written: string): Routine['params'] =>
  pieces(written, ',').map((each) => {
    const [name = '', ...usual] = pieces(each, '=')
    return usual.length === 0 ? { name: name.trim() } : { name: name.trim(), usual: usual.join('=').trim() }
  })

/** Words between separators that are neither in quotes nor in brackets; none of nothing. */
export function pieces(written: string, separator: string): string[] {
  if (written.trim() === '') return []
  const found: string[] = ['']
  let [depth, quote] = [0, '']
  for (const sign of written) {
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (/[([{]/.test(sign)) depth += 1
    else if (/[)\]}]/.test(sign)) depth -= 1
    else if (sign === separator && depth === 0) {
      found.push('')
      continue
    }
    found[found.length - 1] += sign
  }
  return found
}

/** `!if`, `!ifdef`, `!elseif` and `!else`. */
const testOf = (words: string): Test => {
  const [, isNot, defined] = /^!if(n?)def\s+(\S+)/i.exec(words) ?? []
  if (defined !== undefined) return { defined, isNot: isNot !== '' }
  const asked = /^!if\s*(?=[\s(%$!])(.*)$/i.exec(words)?.[1]
  return asked === undefined ? undefined : { if: asked.replace(/\bthen\s*$/i, '') }
}

const branch = (words: string, line: MacroLine, open: Open[]): boolean => {
  const inner = open.at(-1)!
  const asked = /^!else\s?if\s*(.*)$/i.exec(words)?.[1]
  if (inner.branches === undefined || (asked === undefined && !/^!else\b/i.test(words))) return false
  const steps: MacroStep[] = []
  inner.branches.push({ test: asked === undefined ? undefined : { if: asked }, steps, line })
  inner.steps = steps
  return true
}

const end = (words: string, open: Open[]): boolean => {
  const is = ends.find(([, pattern]) => pattern.test(words))?.[0]
  if (is === undefined || open.length < 2 || open.at(-1)!.is !== is) return false
  open.pop()
  return true
}
