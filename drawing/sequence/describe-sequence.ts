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
  const branchAt = branchesAmong(all)
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
    const guard = branchAt.first.get(at)
    const isOutcome = entry === last || guard !== undefined || branchAt.last.has(at)
    const rank = Math.min(isOutcome ? 1 : isJudged.has(entry) ? 2 : 4, rankOf(entry, data.focus))
    return [{ ...wordsOf(entry, nameOf, data.focus), guard, rank, messages: isMessage(entry) ? 1 : 0 }]
  })
  return `${before} ${withinRoom(together(said, fill), most - before.length - 2)}.`
}

/** Where branches that exclude each other begin, with their guards, and where they end, as paths of entries. */
const branchesAmong = (all: EntryPlace[]): { first: Map<string, string>; last: Set<string> } => {
  const branches = all.flatMap(({ entry, at }) => (isFrame(entry) && entry.kind === 'alt' ? branchesOf(entry, at) : []))
  return {
    first: new Map(branches.map(({ at, guard }) => [`${at}.0`, guard])),
    last: new Set(branches.map(({ at, entries }) => `${at}.${entries.length - 1}`)),
  }
}

/** A frame by its kind and guards; the bounds of a loop in words. */
const frameWords = ({ kind, text, else: others }: SequenceFrame): string => {
  const bounds = kind === 'loop' ? loopBounds(text) : undefined
  const own = bounds?.guard ?? text
  const times = bounds === undefined ? '' : `, ${boundsInWords(bounds)}${own === '' ? '' : ','}`
  const guards = [own, ...others.map((branch) => branch.text)].flatMap((guard) => (guard === '' ? [] : `“${guard}”`))
  return [`${kind}${times}`, guards.join(kind === 'par' ? ' and ' : ' or ')].filter(Boolean).join(' ')
}

type Entry = Message | Remark

/** Who says what to whom, in which branch it is the first; `rank`: those of lower rank are said first if there is not room for all. */
type Said = Who & { what: string; guard: string | undefined; rank: number; messages: number }
type Who = { from: string[]; to: string[] }

/** Words for one entry or for several messages that say the same. */
type Sentence = { words: string; rank: number; messages: number }

/** What several say in turn to one, or one to several, is said once. */
const together = (all: Said[], fill: (words: string) => string): Sentence[] => {
  const groups: Said[] = []
  for (const each of all) {
    const before = groups.at(-1)
    const isSame = (end: keyof Who): boolean => before?.[end].join() === each[end].join()
    if (before?.what !== each.what || each.guard !== undefined || !(isSame('from') || isSame('to'))) groups.push(each)
    else
      groups[groups.length - 1] = {
        ...before,
        from: isSame('from') ? before.from : [...before.from, ...each.from],
        to: isSame('to') ? before.to : [...before.to, ...each.to],
        rank: Math.min(before.rank, each.rank),
        messages: before.messages + each.messages,
      }
  }
  return groups.map(({ from, to, what, guard, rank, messages }) => ({
    words: fill(
      `${guard === undefined ? '' : `[${guard}] `}${[from, to].flatMap((ends) => (ends.length === 0 ? [] : enumerate(ends))).join(' to ')}: ${what}`,
    ),
    rank,
    messages,
  }))
}

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

const wordsOf = (entry: Entry, nameOf: (reference: string) => string, focus: string[] = []): Who & { what: string } => {
  const from = nameOf(entry.from)
  if (!isMessage(entry)) {
    const to = entry.to === undefined || entry.to === entry.from ? '' : ` and ${nameOf(entry.to)}`
    const sort = { end: 'ends', state: 'state', note: 'note' }[entry.kind]
    return { from: [`${from}${to}`], to: [], what: `${sort}${entry.text === '' ? '' : ` “${entry.text}”`}` }
  }
  const marked = entry.lines
    .map(({ text }) => text.trim())
    .filter((text) => focus.includes(text))
    .map(withoutEnds)
  const what = `${entry.text}${entry.kind === 'lost' ? ' (lost)' : ''}${marked.map((line) => `, ${line}`).join('')}`
  return { from: [from], to: from === nameOf(entry.to) ? [] : [nameOf(entry.to)], what }
}

/** In their order as many as fit, those of the lowest rank first; runs of messages left out are counted where they are. */
const withinRoom = (all: Sentence[], room: number): string => {
  const length = (chosen: Set<Sentence>): number => parts(all, chosen).reduce((sum, part) => sum + part.length + 2, 0)
  const chosen = new Set<Sentence>()
  for (const each of all.toSorted((a, b) => a.rank - b.rank)) {
    chosen.add(each)
    if (length(chosen) > room) chosen.delete(each)
  }
  return parts(all, chosen).join('; ')
}

const parts = (all: Sentence[], chosen: Set<Sentence>): string[] => {
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
    } else left += each.messages
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
