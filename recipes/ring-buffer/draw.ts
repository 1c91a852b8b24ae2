/**
 * A ring of slots with the sequence numbers in them; inside a track for each consumer, as long as what it has yet to read,
 * up to where the producer writes; outside who is where. What is free is a hole in the ring.
 */
import { block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { arc, arcMiddle, turned } from '../../drawing/chart/arc.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { grays } from '../../drawing/fills.ts'
import { path } from '../../drawing/primitives.ts'
import { rectAround } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { TypeStyle } from '../../drawing/type.ts'
import type { Point } from '../../src/geometry/rect.ts'
import { round } from '../../src/geometry/round.ts'
import { center, drawHands, size } from './hands.ts'
import { behind, freeIn, type RingReader, type RingState, slowestIn, turnOfSequence } from './ring.ts'

/** Draws the ring around 0, 0. */
export function drawRing(ring: RingState, sheet: Sheet): void {
  drawSlots(ring, sheet)
  drawDirection(ring, sheet)
  const head = turnOfSequence(ring.next, ring)
  const hands = [
    {
      item: '@producer',
      turn: head,
      r: size.inner,
      words: [ring.producer, `writes ${ring.next} next`, limitOf(ring)],
      isFocus: false,
    },
    // Short tracks outside: no hand crosses a track.
    ...ring.consumers
      .toSorted((a, b) => b.next - a.next)
      .map((each, index) => ({
        item: each,
        turn: turnOfSequence(each.next, ring),
        r: drawTrack(each, { ring, index }, sheet),
        words: wordsOf(each, ring),
        isFocus: sheet.isFocus(each),
      })),
  ]
  for (const side of ['right', 'left'] as const)
    drawHands(
      hands.filter(({ turn }) => turn < 0.5 === (side === 'right')),
      side,
      sheet,
    )
  for (const name of ['free', 'size']) sheet.prove(name, '@producer')
  for (const name of ['slowest', 'lag']) sheet.prove(name, slowestIn(ring))
  if (new Set(hands.map(({ turn }) => turn)).size < hands.length)
    sheet.footnote('Names on one line are in the order of their dots, the outermost first.')
  sheet.footnote(
    `A slot, outside of the ring, is its sequence number modulo ${ring.size}; arcs inside are what a consumer has not read.`,
  )
  drawFree(ring, sheet)
}

/** How many slots are free, in the middle: large where the heading says it. */
const drawFree = (ring: RingState, sheet: Sheet): void => {
  const free = [`${freeIn(ring)} of ${ring.size}`, freeIn(ring) === 1 ? 'slot is free' : 'slots are free']
  const words = block([
    { text: free[0], as: sheet.quotes('free') ? 'claim' : 'name' },
    { text: free[1], as: 'note' },
  ])
  sheet.put('@free', place(words, rectAround(center, 120, words.h)), 'over')
}

/** How far the producer may write. */
const limitOf = (ring: RingState): string =>
  freeIn(ring) === 0 ? 'waits: no slot is free' : `may write up to ${ring.next + freeIn(ring) - 1}`

const wordsOf = (reader: RingReader, ring: RingState): string[] => [
  `${reader.name}: ${behind(reader, ring)} behind`,
  `reads ${reader.next} next`,
  ...(reader.after === undefined ? [] : [`after ${reader.after.join(', ')}`]),
]

/** Slots with what was written last; free ones are empty. */
const drawSlots = (ring: RingState, sheet: Sheet): void => {
  const unread = behind(slowestIn(ring), ring)
  const sequences = Array.from({ length: ring.size }, (_, index) => ring.next - ring.size + index)
  const room = (2 * Math.PI * size.inner) / ring.size - 8
  // As large as other values where all have room, or else small.
  const fits = (as: TypeStyle): boolean => sequences.every((each) => each < 0 || widthOf(String(each), as) <= room)
  const as = ([{ size: 14 }, { size: 12 }] as const).find(fits)
  const freeLook = sheet.quotes('free')
    ? ({ fill: 'soft', stroke: 'accent', dashed: true } as const)
    : ({ fill: 'none', stroke: 'muted', dashed: true } as const)
  for (const [index, sequence] of sequences.entries()) {
    const from = turnOfSequence(sequence + ring.size, ring)
    const at = { center, inner: size.inner, outer: size.outer, from, to: from + 1 / ring.size }
    const isFree = index < ring.size - unread
    const slot = Math.round(from * ring.size)
    const part = `@slot ${slot}`
    const look = isFree ? freeLook : ({ fill: 'rule', stroke: 'muted' } as const)
    sheet.put(part, [{ ...arc(at, look.fill), ...look }], isFree ? 'rule' : 'mark')
    const [middle, outside] = [arcMiddle(at), arcMiddle(at, size.outer + size.index)]
    const words = isFree ? 'free' : String(sequence)
    if (as !== undefined && (isFree ? widthOf(words, as) <= room : sequence >= 0)) {
      const style = isFree ? { ...as, fill: 'muted' as const } : as
      sheet.put(part, [lineOfText(words, { x: round(middle.x), y: middle.y, as: style, align: 'middle' })])
    }
    if (slot % numberStep(ring) === 0 && !isUnderHand(slot, ring))
      sheet.put(part, [lineOfText(String(slot), { x: round(outside.x), y: outside.y, as: 'small', align: 'middle' })])
  }
}

/** Every slot has its number, or every second, fourth and so on where there are many. */
const numberStep = ({ size: slots }: RingState): number => 2 ** Math.max(0, Math.ceil(Math.log2(slots / 32)))

/** Whether the line of an end passes the number of a slot, which is wider than the slot. */
const isUnderHand = (slot: number, ring: RingState): boolean =>
  numberStep(ring) > 1 &&
  [ring, ...ring.consumers].some(({ next }) => {
    const edge = Math.round(turnOfSequence(next, ring) * ring.size)
    return edge === slot || edge === (slot + 1) % ring.size
  })

/** Which way slots are written: an arrow inside of those that are free, two at most. */
const drawDirection = (ring: RingState, sheet: Sheet): void => {
  const slots = Math.min(2, freeIn(ring))
  if (slots === 0) return
  const r = size.inner - size.first / 2
  const head = turnOfSequence(ring.next, ring)
  const [start, end] = [0, slots].map((at) => turned(center, head + at / ring.size, r)) as [Point, Point]
  const d = `M ${round(start.x)} ${round(start.y)} A ${r} ${r} 0 0 1 ${round(end.x)} ${round(end.y)}`
  sheet.put('@producer', [path(d, { arrow: true, stroke: 'ink' })], 'line')
}

/** A consumer's track, from what it reads next to what is written next; gives its radius. */
const drawTrack = (reader: RingReader, { ring, index }: { ring: RingState; index: number }, sheet: Sheet): number => {
  const outer = size.inner - size.first - index * size.pitch
  const from = turnOfSequence(reader.next, ring)
  // Neutral tracks are darker than slots and without an edge: they are seen on dark pages too.
  const look = sheet.isFocus(reader) ? emphasis.strong : grays[5]
  const at = { center, inner: outer - size.track, outer, from, to: from + behind(reader, ring) / ring.size }
  if (behind(reader, ring) > 0) sheet.put(reader, [{ ...arc(at), ...look }])
  return outer - size.track
}
