/**
 * Nothing given is lost in silence: words of the data that are not in the picture, as notes beside it.
 *
 * What punctuation separates may be in different places. What names another item, a date, a kind or an id is no word for readers, and
 * code and messages are shown as pasted, with what their recipe leaves out.
 */
import { sum } from 'd3-array'
import type { CommonData } from './data/form.ts'
import { marks } from './data/table-marks.ts'
import { type Again, elementsAt, without } from './drawn.ts'
import type { Warning } from './outcome.ts'
import { durationUnits } from './values/duration-units.ts'
import { hasPrefixes, wholeUnit } from './values/magnitude.ts'
import { bare, isIn, isStepIn, linesOf, type WrittenLines } from './written-lines.ts'

/** A note for each field of the data of which some words are neither drawn, or only their beginning, nor in `footnotes`. */
export function unshownWords(
  data: CommonData,
  { drawn: { scene, parts }, drawn, redraw }: Again,
  footnotes: readonly string[] = [],
): Warning[] {
  const framed = new Set(parts.flatMap(({ at, elements }) => (isFrame(at) ? elements : [])))
  const below = footnotes.map((text) => ({ type: 'text' as const, x: 0, y: 0, text }))
  const body = [...scene.elements.filter((_, index) => !framed.has(index)), ...below]
  const [all, inside] = [linesOf(scene.elements), linesOf(body)]
  const words = wordsIn(data)
  const missing = words.filter(
    ({ at, kind, words }) =>
      !isIn(isFrame(at) ? all : inside, words) && !(kind === '.edges.text' && isStepIn(inside, words)),
  )
  const isCut = ({ words }: Word): boolean => inside.begun.some((start) => bare(words).startsWith(start))
  // Words that others contain may be in the picture without being meant.
  const unsure = byField(words.filter((word) => !missing.includes(word) && isInOther(word, words, inside)))
  const hidden = unsure.filter((same) => {
    const bareOfThem = redraw((whole) => without(whole, new Set(same.map(({ at }) => at))))
    return bareOfThem !== undefined && elementsAt(bareOfThem) === elementsAt(drawn)
  })
  return [
    ...byField([...missing.filter((word) => !isCut(word)), ...hidden.flat()]).map((words) =>
      noteOf(words, 'not in the picture'),
    ),
    ...byField(missing.filter(isCut)).map((words) => noteOf(words, 'cut in the picture')),
  ]
}

/** What is around the drawing: a name that occurs in the heading is not drawn by that. */
const isFrame = (at: string): boolean => /^(?:title|subtitle|source|callouts\b)/.test(at)

/** Whether remarks at an item are one letter, or are within other words of the data, and in the picture no more often than these. */
const isInOther = ({ kind, words }: Word, all: Word[], { joined }: WrittenLines): boolean => {
  const timesIn = (text: string): number => text.split(bare(words)).length - 1
  const others = all
    .filter((other) => other.kind !== kind && !isFrame(other.at))
    .map((other) => timesIn(bare(other.words)))
  return (
    /\.(?:note|tech|group)$/.test(kind) &&
    (bare(words).length < 2 || (others.some(Boolean) && timesIn(joined) <= sum(others)))
  )
}

/** Words for readers, their place in the data, and the kind of place: `rows.note`. */
type Word = { at: string; kind: string; words: string }

const wordFields = new Set(
  'title subtitle source name text note tech measure group unit owner refs items nodes quadrants bands sides values value address navigation rows leader type lines'.split(
    ' ',
  ),
)

/** Every word of the data; an item whose name is its value has it once. */
const wordsIn = (data: CommonData): Word[] => {
  const isChosen = choices(data)
  const visit = (value: unknown, { at, kind }: { at: string; kind: string }): Word[] => {
    const field = kind.split('.').at(-1) ?? ''
    if (kind === '.columns.unit' || (field === 'unit' && isWrittenOtherwise(value))) return []
    if (typeof value === 'string')
      return wordFields.has(field) && !isChosen.has(field) && !isDate(value) && !isMark(value, kind, data)
        ? [{ at, kind, words: value }]
        : []
    if (typeof value !== 'object' || value === null || isPasted(kind)) return []
    const found = entriesOf(value).flatMap(([key, below]) =>
      visit(below, { at: at === '' ? key : `${at}.${key}`, kind: Array.isArray(value) ? kind : `${kind}.${key}` }),
    )
    // Once each, however often it is given.
    return [...new Map(found.toReversed().map((word) => [`${word.words} ${word.kind}`, word])).values()].toReversed()
  }
  return visit(data, { at: '', kind: '' })
}

/** Code and messages; what is listed in a node is written in it. */
const isPasted = (kind: string): boolean => kind.endsWith('.lines') && kind !== '.nodes.lines'

/** The fields of an object; a value that is its name, or a sign, is left out. */
const entriesOf = (item: object): [string, unknown][] =>
  Object.entries(item).filter(([key, value]) => key !== 'value' || !isSeen(item, value))

/** The value of a box to tick, or of one of several to choose, is its sign. */
const isSeen = ({ name, kind }: { name?: unknown; kind?: unknown }, value: unknown): boolean =>
  value === name || kind === 'checkbox' || kind === 'radio'

/** A mark in a table that has columns of them is drawn as its sign. */
const isMark = (value: string, kind: string, { columns }: CommonData & { columns?: unknown }): boolean =>
  kind === '.rows.values.value' &&
  marks.some((mark) => mark === value) &&
  Array.isArray(columns) &&
  columns.some((column) => column !== null && typeof column === 'object' && column.kind === 'mark')

/** Fields that name a group of the data; units of time and of fields are chosen from a list, and the axis says what they count. */
const choices = (data: object): Set<string> => {
  const has = (key: string): boolean => Object.hasOwn(data, key) && (data as Record<string, unknown>)[key] !== undefined
  return new Set([...(has('groups') ? ['group'] : []), ...(['events', 'tasks', 'fields'].some(has) ? ['unit'] : [])])
}

/** Units with prefixes, those whose letter is at the number, and those whose plural is written. */
const isWrittenOtherwise = (unit: unknown): boolean =>
  typeof unit === 'string' &&
  (hasPrefixes(unit) || wholeUnit(unit) !== undefined || durationUnits.some((each) => each === unit))

const isDate = (words: string): boolean => /^\d{4}(?:-\d\d|-Q[1-4]$|$)|^\d\d:\d\d/i.test(words)

/** Words of one kind of place, such as all notes of rows; siblings at any depth are of one kind. */
const byField = (words: Word[]): Word[][] => {
  const fields = new Map<string, Word[]>()
  for (const word of words) {
    const field = word.kind.replaceAll(/(?:\.children)+/g, '.children')
    fields.set(field, [...(fields.get(field) ?? []), word])
  }
  return [...fields.values()]
}

/** How many words a note quotes. */
const most = 12

const noteOf = (words: Word[], what: string): Warning => {
  const [first] = words
  const quoted = words.slice(0, most).map((word) => JSON.stringify(word.words))
  const rest = words.length > most ? ` and ${words.length - most} more` : ''
  const verb = words.length === 1 ? 'is' : 'are'
  const advice = first?.kind.endsWith('.note') === true ? '; callouts say more about an item' : ''
  return { level: 'note', at: first?.at ?? '', problem: `${quoted.join(', ')}${rest} ${verb} ${what}${advice}` }
}
