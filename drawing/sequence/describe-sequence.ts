/**
 * Describes a sequence for people who cannot see it.
 *
 * What its claim rests on comes first: what is in focus or fails, the last message, states, ends and stretches; of the
 * other messages, those first that a good or bad state judges, as many are said as there is room for, in their order,
 * with the number of those left out where they are.
 */
import {
  branchesOf,
  type EntryPlace,
  everyEntry,
  isFrame,
  isMessage,
  namesOfMessage,
} from '../data/sequence-entries.ts'
import type { Message, Remark, SequenceData, SequenceFrame } from '../data/sequence-fields.ts'
import { quoteDerived } from '../derived.ts'
import { count, enumerate } from '../describe.ts'
import { boundsInWords, loopBounds } from './loop-bounds.ts'

/** A sequence with what is in focus. */
type Described = SequenceData & { focus?: string[] | undefined }

/** Characters of a description, as many as one has room for. */
const most = 600

/**
 * Participants, frames, stretches and what happens, in sentences; `derived` has the values that names in braces
 * stand for; `more` is said of the picture besides, and leaves less room for messages.
 */
export function describeSequence(data: Described, derived: Record<string, string> = {}, more = ''): string {
  const fill = (words: string): string => quoteDerived(words, derived)
  const nameOf = (reference: string): string =>
    data.participants.find(({ id, name }) => reference === (id ?? name) || reference === name)?.name ?? reference
  const all = everyEntry(data.messages)
  const entries = all.map(({ entry }) => entry)
  const branchAt = beginnings(all)
  const frames = entries.filter(isFrame).map((frame) => fill(frameWords(frame)))
  const stretches = data.spans.map(({ at, text, note }) =>
    fill(`“${text}”${at === undefined ? '' : ` at ${nameOf(at)}`}${note === undefined ? '' : ` (${note})`}`),
  )
  const before = [
    `${count(entries.filter(isMessage).length, 'message')} between ${enumerate(data.participants.map(({ name }) => name))}.`,
    ...(frames.length === 0 ? [] : [`Frames: ${enumerate(frames, 4)}.`]),
    ...(stretches.length === 0 ? [] : [`Stretches: ${enumerate(stretches)}.`]),
    ...(more === '' ? [] : [more]),
  ].join(' ')
  const last = entries.findLast(isMessage)
  const isJudged = new Set(entries.filter((_, index) => isVerdict(entries[index + 1])))
  const said = all.flatMap(({ entry, at }): Said[] => {
    if (isFrame(entry)) return []
    const branch = branchAt.get(at)
    const words = wordsOf(entry, nameOf, data.focus)
    const rank = entry === last || branch !== undefined ? 1 : isJudged.has(entry) ? 2 : rankOf(entry, data.focus)
    return [{ words: fill(branch === undefined ? words : `[${branch}] ${words}`), rank, isMessage: isMessage(entry) }]
  })
  return `${before} ${withinRoom(said, most - before.length - 2)}.`
}

/** The guards of frames with several branches, each by the path of the first entry of its branch: they exclude each other. */
const beginnings = (all: EntryPlace[]): Map<string, string> =>
  new Map(
    all.flatMap(({ entry, at }) =>
      isFrame(entry) && entry.kind === 'alt'
        ? branchesOf(entry, at).map((branch) => [`${branch.at}.0`, branch.guard] as const)
        : [],
    ),
  )

/** A frame by its kind and guards; the bounds of a loop in words. */
const frameWords = ({ kind, text, else: others }: SequenceFrame): string => {
  const bounds = kind === 'loop' ? loopBounds(text) : undefined
  const own = bounds?.guard ?? text
  const times = bounds === undefined ? '' : `, ${boundsInWords(bounds)}${own === '' ? '' : ','}`
  const guards = [own, ...others.map((branch) => branch.text)].flatMap((guard) => (guard === '' ? [] : `“${guard}”`))
  return [`${kind}${times}`, guards.join(kind === 'par' ? ' and ' : ' or ')].filter(Boolean).join(' ')
}

type Entry = Message | Remark

/** An entry in words; those of lower rank are said first if there is not room for all. */
type Said = { words: string; rank: number; isMessage: boolean }

const isMarked = (entry: Entry, focus: string[] = []): boolean =>
  (isMessage(entry)
    ? [...namesOfMessage(entry), ...entry.lines.map(({ text }) => text.trim())]
    : [entry.id, entry.text]
  ).some((name) => name !== undefined && name !== '' && focus.includes(name))

/** A good or bad state; what comes right before it is what it judges. */
const isVerdict = (entry: Entry | SequenceFrame | undefined): boolean =>
  entry?.kind === 'state' && entry.state !== undefined

const rankOf = (entry: Entry, focus: string[] | undefined): number => {
  if (isMarked(entry, focus)) return 0
  if (entry.state !== undefined || entry.kind === 'lost' || entry.kind === 'end') return 1
  return isMessage(entry) ? 3 : entry.kind === 'state' ? 2 : 4
}

const wordsOf = (entry: Entry, nameOf: (reference: string) => string, focus: string[] = []): string => {
  const from = nameOf(entry.from)
  if (!isMessage(entry)) {
    const to = entry.to === undefined || entry.to === entry.from ? '' : ` and ${nameOf(entry.to)}`
    const sort = { end: 'ends', state: 'state', note: 'note' }[entry.kind]
    return `${from}${to}: ${sort}${entry.text === '' ? '' : ` “${entry.text}”`}`
  }
  const marked = entry.lines
    .map(({ text }) => text.trim())
    .filter((text) => focus.includes(text))
    .map(withoutEnds)
  const what = `${entry.text}${entry.kind === 'lost' ? ' (lost)' : ''}${marked.map((line) => `, ${line}`).join('')}`
  return from === nameOf(entry.to) ? `${from}: ${what}` : `${from} to ${nameOf(entry.to)}: ${what}`
}

/** In their order as many as fit, those of the lowest rank first; runs of messages left out are counted where they are. */
const withinRoom = (all: Said[], room: number): string => {
  const length = (chosen: Set<Said>): number => parts(all, chosen).reduce((sum, part) => sum + part.length + 2, 0)
  const chosen = new Set<Said>()
  for (const each of all.toSorted((a, b) => a.rank - b.rank)) {
    chosen.add(each)
    if (length(chosen) > room) chosen.delete(each)
  }
  return parts(all, chosen).join('; ')
}

const parts = (all: Said[], chosen: Set<Said>): string[] => {
  const said: string[] = []
  let left = 0
  const close = (): void => {
    if (left > 0) said.push(`${left} more`)
    left = 0
  }
  for (const each of all) {
    if (chosen.has(each)) {
      close()
      said.push(each.words)
    } else if (each.isMessage) left += 1
  }
  close()
  return said
}

const brackets = [
  ['{', '}'],
  ['[', ']'],
  ['(', ')'],
] as const

/** A line of code as words: without the signs at its end that close what began before it, or go on behind it. */
const withoutEnds = (line: string): string => {
  let words = line.trim().replace(/[,;]$/, '')
  for (const [open, close] of brackets)
    while (words.endsWith(close) && words.split(close).length > words.split(open).length) words = words.slice(0, -1)
  return words
}
