/** What layers learn: a bar for each on one scale, cut into the pieces of a repeated block, and what parts come to. */
import { lineOfText, place } from '../../drawing/block.ts'
import type { KeyEntry } from '../../drawing/key.ts'
import { line, path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { type SquareLook, square } from '../../drawing/square.ts'
import { roles } from '../../drawing/type.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { PlacedRow } from './column.ts'
import type { PlacedPart } from './parts.ts'
import { countOf, type NetworkPlan, weightOf } from './plan.ts'
import { size } from './sizes.ts'

/** The thickness of a bar, and the narrowest piece that is seen as one, in pixels. */
const [thick, narrowest] = [20, 4]

/** Draws bars, counts and parts. */
export function drawWeights(plan: NetworkPlan): void {
  const { network, bars, sheet, placed, format } = plan
  const words = `${network.total.toLocaleString('en-US')} parameters`
  // Right over the first bar, or the first count.
  const top = placed.find(({ row }) => countOf(row, format) !== '')?.rect
  const y = top === undefined ? 16 : top.y + top.h / 2 - thick / 2 - 20
  sheet.put('@total', [lineOfText(words, { x: bars.x, y, as: 'head' })])
  for (const each of placed) drawBar(each, plan)
  for (const each of plan.parts) drawPart(each, plan)
  drawFactor(plan)
  const hidden = network.parts.flatMap(({ runs }) => runs.filter((run) => !plan.parts.some((each) => each.run === run)))
  const names = [...new Set(hidden.flatMap(([node]) => JSON.stringify(node?.layer.part)))]
  const first = hidden[0]?.[0]
  if (first !== undefined) sheet.note(first.layer, 'part', `folded with their layers: ${names.join(', ')}`)
  sheet.prove('total', '@total')
  for (const name of ['layer', 'layerShare']) sheet.prove(name, ...heaviest(plan))
  for (const name of ['largest', 'largestShare', 'least', 'leastShare', 'times']) sheet.prove(name, '@parts')
}

/** The layer that learns most. */
const heaviest = ({ network: { nodes } }: NetworkPlan): object[] =>
  nodes
    .toSorted((a, b) => b.params - a.params)
    .slice(0, 1)
    .map(({ layer }) => layer)

const drawBar = ({ row, rect }: PlacedRow, { network, bars, sheet, format }: NetworkPlan): void => {
  const [node] = row.nodes
  const params = weightOf(row)
  const words = countOf(row, format)
  if (node === undefined || words === '') return
  const at = row.isFold ? '@fold' : node.layer
  const y = rect.y + rect.h / 2
  const longest = Math.max(...network.nodes.map((each) => each.params))
  const w = params === 0 || row.isFold ? 0 : Math.max(1, Math.round((bars.w * params) / longest))
  if (w === 0) return sheet.put(at, [lineOfText(words, { x: bars.x, y, as: 'note' })])
  // What a layer learns is far from its box where a block lies between them.
  sheet.put(at, [line(rect.x + rect.w + 8, y, bars.x - 8, y, { stroke: 'rule' })], 'rule')
  const isFocus = sheet.isFocus(node.layer)
  const look = lookOf(isFocus, sheet)
  const pieces = piecesOf({ x: bars.x, y: y - thick / 2, w, h: thick }, node.times)
  if (pieces.length > 1) sheet.key(repeatEntry)
  sheet.put(at, [square(pieces, look)])
  sheet.put(at, [lineOfText(words, { x: bars.x + w + 8, y, as: 'value' })])
}

/** A bar in as many equal pieces as there are repeats, with a seam between them; whole where they would be too narrow. */
const piecesOf = (bar: Rect, times: number): Rect[] => {
  if (bar.w / times < narrowest) return [bar]
  return Array.from({ length: times }, (_, index) => {
    const [from, to] = [index, index + 1].map((each) => Math.round((bar.w * each) / times)) as [number, number]
    return { ...bar, x: bar.x + from, w: to - from - (index === times - 1 ? 0 : 1) }
  })
}

/** Three pieces. */
const repeatEntry: KeyEntry = {
  text: 'One piece for each repeat of the block',
  kind: 'fill',
  sample: ({ x, y, w, h }) => [square(piecesOf({ x, y: y + 4, w, h: h - 8 }, 3), { fill: 'muted', dashed: true })],
}

/** Solid in focus; pale beside a focus. */
const lookOf = (isFocus: boolean, sheet: Sheet): SquareLook => {
  if (isFocus) return { fill: 'accent' }
  return sheet.hasFocus ? { fill: 'muted', dashed: true } : { fill: 'muted' }
}

/** A bracket along the layers of a part, and what they come to. */
const drawPart = ({ words, from, to, middle }: PlacedPart, { bars, sheet }: NetworkPlan): void => {
  const x = bars.end + size.bracket / 2
  sheet.put('@parts', [path(`M ${x - 6} ${from} H ${x} V ${to} H ${x - 6}`, { stroke: 'muted' })], 'line')
  sheet.put('@parts', place(words, { x: x + 12, y: middle - words.h / 2, w: 0, h: words.h }, { align: 'start' }))
}

/** How many times one part another is: between them, on an arrow from the smallest to the largest. */
const drawFactor = ({ factor, bars, sheet }: NetworkPlan): void => {
  if (factor === undefined) return
  const { text, from, to } = factor
  const x = bars.end + size.bracket / 2
  sheet.put('@parts', [line(x, from, x, to, { stroke: 'accent', arrow: true })], 'line')
  sheet.put('@parts', [lineOfText(text, { x: x + 12, y: (from + to) / 2, as: { ...roles.figure, fill: 'accent' } })])
}
