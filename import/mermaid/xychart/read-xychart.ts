/**
 * Reads Mermaid's `xychart`: two axes, and bars and lines over them.
 */
import type { XyAxis, XyModel } from '../../models/xy.ts'
import type { Cursor } from '../../text/cursor.ts'
import { readFrom, readStatements, type Statement } from '../../text/statements.ts'
import { readWords } from '../../text/words.ts'
import { begin, settingOf } from '../begin.ts'
import type { MermaidModel } from '../mermaid-model.ts'
import { readAbout } from '../meta.ts'

type XyReading = { cursor: Cursor; model: XyModel }

export function readXychart(raw: string): MermaidModel<XyModel> {
  const { cursor, about, settings } = begin(raw, /xychart(?:-beta)?\b/y, 'xychart')
  const word = cursor.take(/[ \t]+(horizontal|vertical)\b/y)?.[1] ?? settingOf(settings, 'chartOrientation')
  const orientation = word === 'horizontal' ? 'horizontal' : 'vertical'
  const model: XyModel = { ...about, orientation, x: {}, y: {}, plots: [] }
  readStatements(
    cursor,
    () => {
      if (readAbout(cursor, model) || readFrom(cursor, { cursor, model }, table)) return
      cursor.stop('title, x-axis, y-axis, bar or line')
    },
    { gap: /[\s;]+/y, end: /[\n;]/g },
  )
  return { model, report: cursor.report }
}

const table: readonly Statement<XyReading>[] = [
  [
    /title(?=[ \t"])[ \t]*/y,
    ({ cursor, model }) => {
      model.title = readLabel(cursor) ?? ''
      needEnd(cursor)
    },
  ],
  [/([xy])-axis\b[ \t]*/y, ({ cursor, model }, [, axis = 'x']) => void (model[axis as 'x'] = readAxis(cursor))],
  [
    /(bar|line)\b[ \t]*/y,
    ({ cursor, model }, [, type = 'bar'], at) => {
      const title = readLabel(cursor)
      const values = listOf(cursor, /[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?/iy, 'a number').map(({ text }) =>
        Number(text),
      )
      needEnd(cursor)
      model.plots.push({ type: type as 'bar', ...(title === undefined ? {} : { title }), values, at })
    },
  ],
]

/** Words in quotes, or up to a list, a range or the end of the line. */
const readLabel = (cursor: Cursor): string | undefined => {
  const at = cursor.at
  const quoted = cursor.take(/[ \t]*"(?:`([^`"]*)`|([^"]*))"/y)
  if (quoted !== undefined) return readWords(cursor, (quoted[1] ?? quoted[2])!, at, quoted[1] !== undefined)
  const plain = cursor.take(/(?![+-]?\.?\d+(?:\.\d+)?[ \t]*-->)(?:(?![+-]?\.?\d+(?:\.\d+)?[ \t]*-->)[^\n[\];"])+/y)?.[0]
  return plain === undefined || plain.trim() === '' ? undefined : readWords(cursor, plain, at)
}

const readAxis = (cursor: Cursor): XyAxis => {
  const title = readLabel(cursor)
  const named = title === undefined ? {} : { title }
  cursor.take(/[ \t]+/y)
  const range = cursor.take(/([+-]?(?:\d+(?:\.\d+)?|\.\d+))[ \t]*-->[ \t]*([+-]?(?:\d+(?:\.\d+)?|\.\d+))/y)
  if (range !== undefined) {
    needEnd(cursor)
    return { ...named, range: [Number(range[1]), Number(range[2])] }
  }
  if (!cursor.see(/\[/y)) {
    needEnd(cursor)
    return named
  }
  const categories = listOf(cursor, /"(?:`([^`"]*)`|([^"]*))"|[^",\]\n]+/y, 'a category')
  needEnd(cursor)
  return {
    ...named,
    categories: categories.map(({ text, at }) => readWords(cursor, text.replace(/^"`?|`?"$/g, ''), at)),
  }
}

/** Entries between brackets, which may be on several lines. */
const listOf = (cursor: Cursor, entry: RegExp, expected: string): { text: string; at: number }[] => {
  cursor.need(/[ \t]*\[\s*/y, '[')
  const found: { text: string; at: number }[] = []
  for (;;) {
    const at = cursor.at
    found.push({ text: cursor.need(entry, expected)[0].trim(), at })
    cursor.take(/\s+/y)
    if (cursor.take(/\]/y) !== undefined) return found
    cursor.need(/,\s*/y, ', or ]')
  }
}

const needEnd = (cursor: Cursor): void => void cursor.need(/[ \t]*(?:%%[^\n]*)?(?=[\n;]|$)/y, 'the end of the line')
