/**
 * Reads Mermaid's `quadrantChart`: two axes with words at their ends, four names, and points from 0 to 1.
 */
import type { Titled } from '../../models/graph.ts'
import type { Cursor } from '../../text/cursor.ts'
import { readFrom, readStatements, type Statement } from '../../text/statements.ts'
import { readWords } from '../../text/words.ts'
import { begin } from '../begin.ts'
import type { MermaidModel } from '../mermaid-model.ts'
import { readAbout } from '../meta.ts'

/** Words at both ends of an axis; `isOpen` if only the first was given, with an arrow behind it. */
export type AxisWords = { low: string; high?: string; isOpen?: boolean; at: number }

export type QuadrantPoint = { label: string; x: number; y: number; classes?: string[]; at: number }

/** Names of quadrants by Mermaid's numbers: 1 is top right, the others follow counter-clockwise. */
export type QuadrantModel = Titled & {
  x?: AxisWords
  y?: AxisWords
  quadrants: Partial<Record<'1' | '2' | '3' | '4', string>>
  points: QuadrantPoint[]
}

type QuadrantReading = { cursor: Cursor; model: QuadrantModel }

export function readQuadrant(raw: string): MermaidModel<QuadrantModel> {
  const { cursor, about } = begin(raw, /quadrantChart\b/iy, 'quadrantChart')
  const model: QuadrantModel = { ...about, quadrants: {}, points: [] }
  readStatements(cursor, () => statement({ cursor, model }), { gap: /[\s;]+/y, end: /[\n;]/g })
  return { model, report: cursor.report }
}

const statement = (state: QuadrantReading): void => {
  const { cursor, model } = state
  if (readAbout(cursor, model) || readFrom(cursor, state, table)) return
  readPoint(state)
}

const table: readonly Statement<QuadrantReading>[] = [
  [
    /title[ \t]+/y,
    ({ model, cursor }) => {
      model.title = readLabel(cursor, /[^\n]*/y)
    },
  ],
  [
    /([xy])-axis[ \t]+/iy,
    ({ model, cursor }, [, axis = 'x'], at) => void (model[axis.toLowerCase() as 'x'] = readAxis(cursor, at)),
  ],
  [
    /quadrant-([1-4])[ \t]+/iy,
    ({ model, cursor }, [, number = '1']) => {
      model.quadrants[number as '1'] = readLabel(cursor, /(?:(?!%%)[^\n;])*/y)
      end(cursor)
    },
  ],
  [/classDef[ \t]+[^\n]*/y, ({ cursor }, _, at) => cursor.noteOnce('styles are not carried over', at)],
]

/** Words in quotes, in a Markdown string, or what `plain` allows. */
const readLabel = (cursor: Cursor, plain: RegExp): string => {
  const at = cursor.at
  const quoted = cursor.take(/"(?:`([^`"]*)`|([^"]*))"/y)
  if (quoted !== undefined) return readWords(cursor, (quoted[1] ?? quoted[2])!, at, quoted[1] !== undefined)
  return readWords(cursor, cursor.take(plain)?.[0] ?? '', at)
}

const end = (cursor: Cursor): void => void cursor.need(/[ \t]*(?:%%[^\n]*)?(?=[\n;]|$)/y, 'the end of the line')

const arrow = /[ \t]*-->[ \t]*/y

const readAxis = (cursor: Cursor, at: number): AxisWords => {
  const plain = /(?:(?!--+>|%%)[^\n;])+/y
  const low = readLabel(cursor, plain)
  if (low === '') cursor.stop('words of the axis')
  const isOpen = cursor.take(arrow) !== undefined || cursor.take(/[ \t]*-+>[ \t]*/y) !== undefined
  const high = isOpen ? readLabel(cursor, plain) : ''
  end(cursor)
  if (high !== '') return { low, high, at }
  return isOpen ? { low, isOpen, at } : { low, at }
}

const readPoint = ({ cursor, model }: QuadrantReading): void => {
  const at = cursor.at
  const label = readLabel(cursor, /(?:[^:\n[;]|\[(?!\s*\d))+/y)
  if (label === '') cursor.stop('a point: words: [0.3, 0.6]', at)
  const dress = cursor.take(/[ \t]*:::([\w-]+)/y)?.[1]
  cursor.need(/[ \t]*:[ \t]*\[[ \t]*/y, ': [')
  const number = '0 or 1, or a number between them'
  const [x] = cursor.need(/1(?:\.0*)?(?![\d.])|0(?:\.\d*)?/y, number)
  cursor.need(/[ \t]*,[ \t]*/y, ',')
  const [y] = cursor.need(/1(?:\.0*)?(?![\d.])|0(?:\.\d*)?/y, number)
  cursor.need(/[ \t]*\]/y, ']')
  const start = cursor.at
  const style = cursor.take(/[ \t]*(?:radius|color|stroke)[^\n;]*/y)
  if (style !== undefined) cursor.noteOnce('styles are not carried over', start)
  end(cursor)
  model.points.push({ label, x: Number(x), y: Number(y), ...(dress === undefined ? {} : { classes: [dress] }), at })
}
