/**
 * Relations between classes: `A "1" <|--o "many" B : words`. A class alone, or with a member behind a colon, begins alike.
 */
import type { ModelClass, RelationEnd } from '../../models/classes.ts'
import { readWords } from '../../text/words.ts'
import { readMember } from './class-bodies.ts'
import { type ClassReading, needEnd, readClassName } from './class-reading.ts'

const line =
  /[ \t]*(?:"([^"\n]*)"[ \t]*)?(<\||\(\)|<|\*|o(?=--|\.\.)|)(--|\.\.)(\|>|\(\)|>|\*|o(?![\p{L}\p{N}_])|)[ \t]*(?:"([^"\n]*)"[ \t]*)?/uy

const ends: Readonly<Record<string, RelationEnd>> = {
  '<|': 'extension',
  '|>': 'extension',
  '*': 'composition',
  o: 'aggregation',
  '<': 'dependency',
  '>': 'dependency',
  '()': 'lollipop',
  '': 'none',
}

export function readRelation(reading: ClassReading, at: number): void {
  const { cursor, model } = reading
  const from = readClassName(reading, at)
  const hit = cursor.take(line)
  if (hit === undefined) {
    if (cursor.take(/[ \t]*:[ \t]*/y) === undefined) return needEnd(reading)
    return readMember(reading, from, /[^\n]+/y)
  }
  const to = readClassName(reading, cursor.at)
  const label = cursor.take(/[ \t]*:[ \t]*([^\n]*)/y)?.[1]
  const [, fromText, start = '', stroke, end = '', toText] = hit
  const [fromEnd, toEnd] = [ends[start]!, ends[end]!]
  if (fromEnd === 'lollipop') asInterface(reading, from, at)
  if (toEnd === 'lollipop') asInterface(reading, to, at)
  const texts = { ...given('fromText', fromText), ...given('toText', toText) }
  const words = label === undefined ? undefined : readWords(cursor, label, at)
  model.relations.push({
    from: from.id,
    to: to.id,
    fromEnd,
    toEnd,
    dotted: stroke === '..',
    at,
    ...texts,
    ...given('label', words),
  })
  needEnd(reading)
}

const given = (key: string, words: string | undefined): Record<string, string> =>
  words === undefined || words.trim() === '' ? {} : { [key]: words.trim() }

/** The name beside a lollipop is an interface, drawn as a circle. */
const asInterface = (_: ClassReading, named: ModelClass, at: number): void => {
  if (named.at >= at && named.members.length === 0) named.keyword = 'lollipop'
}
