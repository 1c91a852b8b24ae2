/**
 * A Bloom filter as a punch card: a row for each key with dots at the bits that it sets, which fall into the bits below;
 * the key that is looked up reaches for its own bits from under them.
 */
import { type Block, block, lineOfText, place, widthOf } from '../../drawing/block.ts'
import { emphasis } from '../../drawing/emphasis.ts'
import { wordCell } from '../../drawing/grid/word-cell.ts'
import { circle, line, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { roles } from '../../drawing/type.ts'
import { bitsOf, donorsOf, type FilterData, falsePositives, setBits, verdictOf } from './filter.ts'

/** A key's row and a bit; from the last key to the bits and from these to the lookup; the room of words. */
const size = {
  row: 36,
  bit: { least: 16, most: 24, all: 640, h: 40 },
  head: 28,
  between: 16,
  ruler: 20,
  apart: 32,
  lookup: 64,
  gap: 24,
  number: 2,
}
const radius = 5
const bold = { size: 16, bold: true } as const
const number = { size: 12, bold: true, fill: 'accent' } as const

/** Where columns and rows are: `x` of the first bit, its width, `top` and `bottom` of the bits. */
type Card = { x: number; w: number; top: number; bottom: number; end: number }

/** Draws keys, bits and the lookup on the sheet. */
export function drawFilter(data: FilterData, sheet: Sheet): void {
  const { least, most, all } = size.bit
  const w = Math.min(most, Math.max(least, 4 * Math.floor(all / data.size / 4)))
  const words = fullness(data)
  const x =
    up(
      Math.max(words.w, ...[...data.items, ...(data.find ? [data.find] : [])].map(({ name }) => widthOf(name, bold))),
    ) + size.gap
  const top = size.head + data.items.length * size.row + size.between
  const card = { x, w, top, bottom: top + size.bit.h, end: x + data.size * w }
  const checked = data.find === undefined ? [] : bitsOf(data.find, data)
  drawKeys(data, checked, { sheet, card })
  drawBits(data, checked, { sheet, card })
  sheet.put('@bits', place(words, { x: 0, y: top, w: 0, h: size.bit.h }, { align: 'start' }))
  for (const name of ['set', 'size', 'rate']) sheet.prove(name, '@bits')
  sheet.prove('keys', ...data.items)
  sheet.prove('donors', ...donorsOf(data))
  drawRuler(checked, data.size, { sheet, card })
  if (data.find !== undefined) drawLookup(data, checked, { sheet, card })
}

type On = { sheet: Sheet; card: Card }

const middleOf = (bit: number, { x, w }: Card): number => x + (bit + 0.5) * w

/** How full the filter is, beside the bits. */
const fullness = (data: FilterData): Block =>
  block([
    { text: `${setBits(data).size} of ${data.size} bits set`, as: 'body' },
    { text: `about ${falsePositives(data)}% of other keys match`, as: 'note' },
  ])

/** The numbers of the bits that the lookup needs, over its lines, and of the first and the last bit, or every eighth without a lookup, where these are not near. */
const drawRuler = (checked: readonly number[], count: number, { sheet, card }: On): void => {
  const last = count - 1
  const under = { y: card.bottom + size.ruler / 2 + 2 }
  sheet.put('@ruler', [lineOfText('bit', { ...under, x: card.x - 8, as: 'small', align: 'end' })])
  const eighths = Array.from({ length: checked.length > 0 ? 1 : Math.ceil(count / 8) }, (_, index) => 8 * index).filter(
    (bit) => bit < last - 2,
  )
  for (const bit of [...eighths, last]) {
    if (checked.some((each) => Math.abs(each - bit) * card.w < size.apart)) continue
    sheet.put(
      '@ruler',
      [lineOfText(String(bit), { ...under, x: middleOf(bit, card), as: 'small', align: 'middle' })],
      'rule',
    )
  }
  for (const { text, middle } of numbersOf(checked, card)) {
    sheet.put('@ruler', [lineOfText(text, { ...under, x: middle, align: 'middle', as: number })], 'rule')
  }
}

/** The numbers of the bits that the lookup needs, in order; neighbors whose numbers would run into each other are a range. */
const numbersOf = (checked: readonly number[], card: Card): { text: string; middle: number }[] => {
  const bits = [...new Set(checked)].toSorted((a, b) => a - b)
  const runs: number[][] = []
  for (const bit of bits) {
    const [run, before] = [runs.at(-1), runs.at(-1)?.at(-1)]
    const isApart = before === undefined || (bit - before) * card.w >= widthOf(String(bit), number) + size.number
    if (run === undefined || isApart) runs.push([bit])
    else run.push(bit)
  }
  return runs.map((run) => {
    const [first = 0, last = first] = [run[0], run.at(-1)]
    const text = first === last ? String(first) : `${first}–${last}`
    return { text, middle: (middleOf(first, card) + middleOf(last, card)) / 2 }
  })
}

const [marked, passed] = [{ fill: 'accent' }, { fill: 'muted' }] as const

/** A row for each key; its dots are joined with the bits by one line for each bit, and filled where the lookup needs them. */
const drawKeys = (data: FilterData, checked: readonly number[], { sheet, card }: On): void => {
  const [highest, donors] = [new Map<number, number>(), donorsOf(data)]
  const head =
    data.hashes === 1 ? 'Each key sets the bit of its hash' : `Each key sets the bits of its ${data.hashes} hashes`
  sheet.put('@head', [lineOfText(head, { x: card.x, y: size.head / 2 - 4, as: 'note' })])
  for (const [index, key] of data.items.entries()) {
    const y = size.head + (index + 0.5) * size.row
    sheet.put(key, [line(card.x, y, card.end, y, { stroke: 'rule' })], 'ground')
    // What sets a bit that the lookup needs is told from what does not.
    const own = bitsOf(key, data)
    const tone = data.find === undefined ? {} : donors.includes(key) ? marked : passed
    sheet.put(key, [lineOfText(key.name, { x: 0, y, as: { ...roles.body, ...tone } })])
    for (const bit of own) if (!highest.has(bit)) highest.set(bit, y)
    sheet.put(key, dotsAt(own, y, { card, checked }), 'over')
  }
  for (const isChecked of [false, true]) {
    const falls = [...highest].filter(([bit]) => checked.includes(bit) === isChecked)
    const d = falls.map(([bit, y]) => `M ${middleOf(bit, card)} ${y} V ${card.top}`).join(' ')
    if (d !== '') sheet.put('@falls', [path(d, { stroke: isChecked ? 'accent' : 'muted' })], 'rule')
  }
}

const dotsAt = (bits: readonly number[], y: number, { card, checked }: { card: Card; checked: readonly number[] }) =>
  bits.map((bit) => {
    const color = checked.includes(bit) ? 'accent' : 'muted'
    return circle(middleOf(bit, card), y, radius, { fill: color, stroke: color })
  })

const drawBits = (data: FilterData, checked: readonly number[], { sheet, card }: On): void => {
  const set = setBits(data)
  for (let bit = 0; bit < data.size; bit++) {
    const rect = { x: card.x + bit * card.w, y: card.top, w: card.w, h: size.bit.h }
    const isChecked = checked.includes(bit)
    const [words, as] = set.has(bit) ? (['1', isChecked ? 'letters' : 'code'] as const) : (['0', 'codeMuted'] as const)
    const look = { as, ...emphasis[isChecked ? 'soft' : 'none'] }
    sheet.put(`@bit-${bit}`, wordCell(rect, words, look), isChecked ? 'over' : 'mark')
  }
}

/** The lookup's row: a filled dot under a bit that is set, a ring under one that is not, and what that means after the last. */
const drawLookup = (data: FilterData, checked: readonly number[], { sheet, card }: On): void => {
  const [y, set, find] = [card.bottom + size.lookup, setBits(data), data.find ?? { name: '' }]
  const [verdict] = verdictOf(data)
  const says = block([
    { text: `${checked.filter((bit) => set.has(bit)).length} of ${checked.length} bits set:`, as: 'label' },
    { text: verdict, as: { ...bold, fill: verdict === 'false positive' ? 'negative' : 'accent' } },
  ])
  const [w, last] = [says.w, middleOf(Math.max(0, ...checked), card) + 20]
  const isAfter = last + w <= Math.max(card.end + 24, card.x + 400)
  const at = isAfter ? { x: last, y } : { x: card.x, y: y + 40 }
  sheet.put('@lookup', [line(card.x, y, isAfter ? last - 12 : card.end, y, { stroke: 'rule' })], 'ground')
  const reach = checked.map((bit) => `M ${middleOf(bit, card)} ${y} V ${card.bottom + size.ruler + 2}`).join(' ')
  sheet.put('@lookup', [path(reach, { stroke: 'accent' })], 'line')
  // In the narrowest bits the row begins and ends beside its dots, not at them.
  const dot = card.w > size.bit.least ? radius + 1 : radius
  const dots = checked.map((bit) =>
    circle(middleOf(bit, card), y, dot, { fill: set.has(bit) ? 'accent' : 'surface', stroke: 'accent' }),
  )
  sheet.put('@lookup', dots, 'over')
  const name = lineOfText(find.name, { x: 0, y, as: { ...bold, fill: 'accent' } })
  const beside = { x: at.x, y: at.y - says.h / 2, w: 0, h: says.h }
  sheet.put(find, [name, ...place(says, beside, { align: 'start' })])
  for (const proven of ['find', 'verdict']) sheet.prove(proven, find)
}
