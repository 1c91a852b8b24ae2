/**
 * Draws waves under each other on one scale of columns: levels, values, edges at which receivers sample, brackets.
 */

import { block, lineOfText, nameAndNote, place, widthOf } from '../../drawing/block.ts'
import { quoteDerived } from '../../drawing/derived.ts'
import { dots } from '../../drawing/grid/cells.ts'
import { line, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { drawBrackets, type Length } from '../../drawing/time/brackets.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { Signal, WaveData } from './form.ts'
import { bitsAt, bytesOf, edgesOf, type Stretch, stretchesOf } from './waves.ts'

/** Pixels: half the swing of a level, from one signal to the next, from names to waves, the widest and narrowest column. */
const size = { swing: 16, pitch: 72, names: 24, widest: 40, narrowest: 12, slope: 4 }

/** Draws the waves on the sheet; words of spans may quote `derived` values. */
export function drawWaves(data: WaveData, sheet: Sheet, derived: Record<string, string>): void {
  const { signals, spans = [] } = data
  const count = Math.max(...signals.map(({ wave }) => wave.length))
  const names = signals.map((signal) => nameAndNote(signal, 200))
  const left = up(Math.max(...names.map(({ w }) => w)) + size.names)
  const column = Math.min(size.widest, Math.floor((room.w - left) / count / 2) * 2)
  const problem = `${count} columns of ${column} px; they need ${size.narrowest} px: shorten the waves`
  if (column < size.narrowest) sheet.problem('signals', undefined, problem)
  const x = (at: number): number => left + at * column
  const lengths = spans.map(
    (item): Length<object> => ({
      item,
      from: x(item.start),
      to: x(Math.min(item.end, count)),
      length: quoteDerived(item.text, derived),
      text: item.note,
      isFocus: sheet.isFocus(item),
    }),
  )
  const sampled = samplesOf(data)
  const bottom = signals.length * size.pitch
  const samples = sampled.map((at) => `M ${x(at)} 0 V ${bottom}`).join(' ')
  if (sampled.length > 0) sheet.put('@samples', [path(samples, { dashed: true })], 'rule')
  signals.forEach((signal, index) => {
    const y = (index + 0.5) * size.pitch
    const words = names[index] ?? block([])
    const rect = { x: 0, y: y - words.h / 2, w: 0, h: words.h }
    const bits = signal.sampled ? bitsAt(signal.wave, sampled) : []
    sheet.put(signal, [
      ...place(words, rect, { align: 'start', valign: 'top' }),
      ...waveOf(stretchesOf(signal.wave, signal.data), { x, y }, sheet.isFocus(signal) ? 'accent' : 'ink'),
    ])
    drawBits(signal, bits, { x, y, column, sheet })
  })
  drawKey(signals, sampled.length > 0, sheet)
  const brackets = drawBrackets(lengths, { top: bottom + 8, left: 0, right: room.w })
  for (const { item, elements } of brackets.drawn) sheet.put(item, elements, 'line')
}

/** What is not a plain level: sampling dots, hatching and the line between both levels. */
const drawKey = (signals: Signal[], isSampled: boolean, sheet: Sheet): void => {
  if (isSampled)
    sheet.key({
      text: 'Clock edge at which bits are read',
      w: 24,
      sample: ({ x, y, w, h }) => [
        line(x + w / 2, y, x + w / 2, y + h, { dashed: true }),
        line(x, y + h / 2, x + w, y + h / 2),
        dots([{ x: x + w / 2, y: y + h / 2 }], 'accent'),
      ],
    })
  const kinds = new Set(signals.flatMap(({ wave, data }) => stretchesOf(wave, data).map(({ kind }) => kind)))
  for (const [kind, text] of [
    ['x', 'Unknown or ignored'],
    ['z', 'Not driven'],
  ] as const)
    if (kinds.has(kind))
      sheet.key({
        text,
        sample: ({ x, y, w, h }) =>
          waveOf([{ kind, from: 0, to: 1 }], { x: (column) => x + w * column, y: y + h / 2, swing: 10 }, 'ink'),
      })
}

/** The columns at which receivers read: the edges of the clock that the data name. */
export const samplesOf = ({ signals, clock, edge }: WaveData): number[] => {
  const source = signals.find(({ name, id }) => clock === name || clock === id)
  return source === undefined ? [] : edgesOf(source.wave, edge)
}

/** The bytes that a signal carries at the sampling edges. */
export const bytesIn = (data: WaveData, { wave }: Signal): string[] => bytesOf(bitsAt(wave, samplesOf(data)))

/** `swing` is half the height of a wave where it is not the usual one. */
type Place = { x: (at: number) => number; y: number; swing?: number }

const drawBits = (
  signal: Signal,
  bits: { column: number; bit: string }[],
  { x, y, column, sheet }: Place & { column: number; sheet: Sheet },
): void => {
  if (bits.length === 0) return
  const at = bits.map(({ column: each, bit }) => ({ x: x(each), y: bit === '1' ? y - size.swing : y + size.swing }))
  sheet.put(signal, [dots(at, 'accent')], 'over')
  if (column < widthOf('0', 'code') + 8) return
  sheet.put(
    signal,
    bits.map(({ column: each, bit }) => lineOfText(bit, { x: x(each) + 5, y, as: 'code' })),
    'over',
  )
}

/** Hatching and words of all stretches, and one stroke over them. */
const waveOf = (stretches: Stretch[], at: Place, stroke: 'ink' | 'accent'): Element[] => [
  ...stretches.flatMap((each) => valueOf(each, at)),
  path(strokeOf(stretches, at), { stroke }),
]

const kindY = { '0': 1, '1': -1, z: 0 } as const

/** Levels as one stroke with upright edges; unknown stretches and values as boxes between both levels. */
const strokeOf = (stretches: Stretch[], { x, y, swing = size.swing }: Place): string => {
  let d = ''
  let at: number | undefined
  for (const { kind, from, to } of stretches) {
    const [left, right] = [x(from), x(to)]
    if (kind === 'x' || kind === '=') {
      const [top, bottom, s] = [y - swing, y + swing, size.slope]
      d += `M ${left} ${y} L ${left + s} ${top} H ${right - s} L ${right} ${y} L ${right - s} ${bottom} H ${left + s} Z `
      at = undefined
      continue
    }
    const level = y + kindY[kind] * swing
    d += at === undefined ? `M ${left} ${level} H ${right} ` : `V ${level} H ${right} `
    at = level
  }
  return d.trim()
}

/** Hatching where a value is unknown, the words of a value. */
const valueOf = ({ kind, from, to, text }: Stretch, { x, y, swing = size.swing }: Place): Element[] => {
  const [left, right] = [x(from), x(to)]
  if (kind === '=')
    return text === undefined ? [] : place(block([{ text, as: 'code' }]), { x: left, y, w: right - left, h: 0 })
  if (kind !== 'x') return []
  const lines: string[] = []
  for (let at = left + 8; at + 8 < right; at += 8) lines.push(`M ${at} ${y + swing} l 8 ${-2 * swing}`)
  return lines.length === 0 ? [] : [path(lines.join(' '), { stroke: 'rule' })]
}
