/**
 * The key of a sequence: all kinds of messages where two heads are to be told apart, local steps left out; what fails or is
 * unwanted. Dashes back to who called are read as replies, bars as such, a lost message is named where it ends, and a state says itself what it is.
 */
import { isMessage } from '../data/sequence-entries.ts'
import type { Sheet } from '../sheet.ts'
import { fails } from '../state-sign.ts'
import { arrow } from './arrows.ts'
import type { Script } from './script.ts'

const names = { call: 'Call: waits for a reply', reply: 'Reply', async: 'Asynchronous message' } as const

/** Adds entries for the kinds of arrows, and for the slash of those that fail; `reply` is what replies are called. */
export function drawKey({ steps }: Script, sheet: Sheet, reply: string = names.reply): void {
  addKinds(steps, sheet, { ...names, reply })
  addFailures(steps, sheet)
}

/** What is bad and is no answer: a call that rolls back may well succeed. */
const unwanted = 'Unwanted'

/** The slash of a bad answer, or of a bad call; a lost message has a dot instead, and says so. */
const addFailures = (steps: Script['steps'], sheet: Sheet): void => {
  const failed = steps.flatMap(({ item }) =>
    isMessage(item) && item.state === 'negative' && item.kind !== 'lost' && item.copies === undefined
      ? [item.kind]
      : [],
  )
  // What is asynchronous has no slash.
  const kind = failed.find((each) => each !== 'async')
  if (kind === undefined) return
  sheet.key({
    text: failed.every((each) => each === 'reply') ? fails : unwanted,
    kind: 'line',
    sample: ({ x, y, w, h }) => arrow(kind, { x, y: y + h / 2, x2: x + w, y2: y + h / 2 }, 'negative'),
  })
}

const addKinds = (steps: Script['steps'], sheet: Sheet, said: Record<keyof typeof names, string>): void => {
  const used = new Set(
    steps.map(({ item }) => item).flatMap((item) => (isMessage(item) && item.from !== item.to ? [item.kind] : [])),
  )
  if (!used.has('async') || !used.has('call')) return
  for (const kind of ['call', 'reply', 'async'] as const) {
    if (!used.has(kind)) continue
    sheet.key({
      text: said[kind],
      sample: ({ x, y, w, h }) => arrow(kind, { x, y: y + h / 2, x2: x + w, y2: y + h / 2 }),
    })
  }
}
