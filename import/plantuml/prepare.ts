/**
 * What all kinds of PlantUML have around their statements: the lines before @start, comments, styles, settings, the
 * preprocessor, and words about the whole. They become blanks of the same length, so that every offset stays true.
 */
import type { ModelDirection, Titled } from '../models/graph.ts'
import { Cursor } from '../text/cursor.ts'
import { TextReport } from '../text/report.ts'
import { creole } from './creole.ts'
import { blockEnd, directives } from './directives.ts'
import { preprocessed } from './preprocess.ts'

/** A text ready to be read, the words about the whole, and the direction it asks for. */
export type PreparedPlant = { cursor: Cursor; about: Titled; direction?: ModelDirection }

/** Prepares the text of a diagram; what is not drawn is in the ledger. */
export function prepare(raw: string): PreparedPlant {
  const { text: whole, lines: places, asides } = preprocessed(raw.replaceAll('\r', ' ').replace(/^\ufeff/, ' '))
  const text = withoutHidden(whole)
  const report = new TextReport(text, places)
  for (const { line, what } of asides) report.noteAt(line, what)
  const lines = withoutComments(withoutFrontMatter(onlyDiagram(text, report), report)).split('\n')
  const macros = new Set(Array.from(text.matchAll(defined), ([, name = '']) => name))
  const isYaml = /^[ \t]*@startyaml\b/m.test(text)
  const state: LineState = { lines, macros, isYaml, isNote: false, report, about: {}, at: 0, index: 0 }
  for (; state.index < lines.length; state.index++) {
    const { index, at } = state
    const line = lines[index]!
    state.isNote = isInNote(line, state.isNote)
    // A line that ends in a backslash goes on in the next one.
    const kept = keep(state, line)
    if (!kept) for (let each = index; each <= state.index; each++) lines[each] = blank(lines[each]!)
    state.at = at
    for (let each = index; each <= state.index; each++) state.at += lines[each]!.length + 1
  }
  // Comments between are no end of it.
  const joined = lines.join('\n').replaceAll(/\\\n(?:[ \t]+\n)*/g, (each) => ' '.repeat(each.length))
  const { about, direction } = state
  return { cursor: new Cursor(joined, report), about, ...(direction === undefined ? {} : { direction }) }
}

type LineState = {
  lines: string[]
  /** Procedures of the preprocessor that the text defines. */
  macros: ReadonlySet<string>
  isYaml: boolean
  /** Within a note, whose lines are words. */
  isNote: boolean
  report: TextReport
  about: Titled
  direction?: ModelDirection
  at: number
  index: number
}

/** `!procedure name(`, `!define name(`. */
const defined = /^[ \t]*!(?:unquoted[ \t]+|final[ \t]+)*(?:procedure|function|define(?:long)?)[ \t]+(\$?\w+)[ \t]*\(/gm

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ')

/** Stereotypes that are all hidden are not read. */
const withoutHidden = (text: string): string =>
  /^[ \t]*hide[ \t]+stereotypes?[ \t]*$/im.test(text) ? text.replaceAll(/<<[ \t]*[\w(][^<>\n]*>>/g, blank) : text

/** The first diagram between @start and @end; further ones are named. */
const onlyDiagram = (text: string, report: TextReport): string => {
  const start = /^[ \t]*@start\w*[^\n]*/m.exec(text)
  if (start === null) return text
  const from = start.index + start[0].length
  const end = /^[ \t]*@end\w*/m.exec(text.slice(from))
  const to = end === null ? text.length : from + end.index
  const more = /^[ \t]*@start\w*/m.exec(text.slice(to))
  if (more !== null) report.note('another diagram; only the first is read', to + more.index, more[0])
  return blank(text.slice(0, from)) + text.slice(from, to) + blank(text.slice(to))
}

/** Lines between `---` at the very beginning of a diagram say who wrote it, and the like. */
const withoutFrontMatter = (text: string, report: TextReport): string =>
  text.replace(
    /^(\s*)(---[ \t]*\n(?:[ \t]*[\w-]+:[^\n]*\n|[ \t]*\n){0,100}---[ \t]*)(?=\n)/,
    (_, before: string, matter: string) => {
      report.noteOnce('settings', before.length, matter)
      return before + blank(matter)
    },
  )

/** `' …` on a line of its own; those of several lines are gone before. */
const withoutComments = (text: string): string => text.replaceAll(/^[ \t]*'[^\n]*/gm, blank)

/** Whether a line is one of a note: behind its first one, which has neither words nor a name for words in quotes, and before its end. */
const isInNote = (line: string, isNote: boolean): boolean =>
  isNote ? !noteEnd.test(line) : /^[ \t]*(?:floating[ \t]+)?[hr]?note\b[^:"]*$/i.test(line) && !/[{]/.test(line)

const noteEnd = /^[ \t]*end[ \t]?[hr]?note\b/i

/** Whether a line is one of the diagram; others are taken note of, with the lines of their block. */
const keep = (state: LineState, line: string): boolean => {
  const trimmed = line.trim()
  if (trimmed === '' || (state.isNote && !/^(?:!|\$\w+[ \t]*\()/.test(trimmed))) return true
  const at = state.at + line.indexOf(trimmed)
  if (title(state, trimmed, at)) return false
  const turned = /^(left to right|top to bottom) direction\b/i.exec(trimmed)?.[1]
  if (turned !== undefined) state.direction = turned.toLowerCase().startsWith('left') ? 'LR' : 'TB'
  const called = /^(\$?\w+)[ \t]*\(/.exec(trimmed)?.[1]
  if (called !== undefined && (called.startsWith('$') || state.macros.has(called))) {
    state.report.note('a procedure of the preprocessor, which is not run', at, trimmed)
    return false
  }
  const directive = directives.find(({ begins }) => begins.test(trimmed))
  if (directive === undefined) return turned === undefined
  const last = blockEnd(state.lines, state.index, directive)
  if (directive.what !== '') {
    if (directive.isEach === true)
      state.report.note(directive.what, at, state.lines.slice(state.index, last + 1).join(' '))
    else state.report.noteOnce(directive.what, at, trimmed)
  }
  state.index = last
  return false
}

/** `title words`, or lines up to `end title`. */
const title = (state: LineState, line: string, at: number): boolean => {
  const [, colon, rest] = /^title\b[ \t]*(:?)[ \t]*(.*)$/i.exec(line) ?? []
  // With a colon it is a key of the document in @startyaml.
  if (rest === undefined || (colon === ':' && state.isYaml)) return false
  const { lines, report } = state
  let words = rest
  if (rest === '') {
    const last = lines.findIndex((each, index) => index > state.index && /^\s*end[ \t]?title\b/i.test(each))
    if (last < 0) return true
    words = lines.slice(state.index + 1, last).join(' ')
    state.index = last
  }
  state.about.title = creole(report, words.replace(/^"(.*)"$/, '$1'), at)
  return true
}
