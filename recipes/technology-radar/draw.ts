/**
 * A radar: rings around a center in four quadrants, each blip on a row of its own with its name level beside the radar; a
 * blip that moved has an arrow along its row, from the ring where it was.
 */
import { least } from 'd3-array'
import { type Block, block, place, tinted, unbold, widthOf } from '../../drawing/block.ts'
import { circle, line, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { centerOf } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { drawRings } from './draw-rings.ts'
import { moveEntry, newBlip, toneOfMove } from './move-entry.ts'
import { acrossAt, type Rings, ringsFor, size as rowSize, rowsOf } from './rows.ts'

/** A blip of the data: its ring, the one it moved from, and whether it is new. */
export type Blip = { name: string; ring: string; from?: string | undefined; isNew?: boolean | undefined }

export type Radar = {
  rings: string[]
  since?: string | undefined
  quadrants: { name: string; blips?: Blip[] | undefined }[]
}

/** Pixels: the radius of a blip, from the radar to names, from these to the name of their quadrant. */
const size = { blip: 7, away: 20, head: 12 } as const

/** The least width of a ring and the greatest of a name, roomy first. */
const caps = [
  { ring: 56, name: 200 },
  { ring: 48, name: 200 },
  { ring: 48, name: 160 },
  { ring: 48, name: 128 },
  { ring: 44, name: 104 },
] as const

type Placed = { blip: Blip; words: Block; ring: number; from?: number | undefined; h: number }

/** Whether a blip came to the innermost ring from another one. */
const isAdopted = ({ ring, from }: Placed): boolean => ring === 0 && from !== undefined

/** Draws the radar around 0, 0. */
export function drawRadar(radar: Radar, sheet: Sheet): void {
  const { rings, quadrants } = layRadar(radar, sheet.page.room.w)
  const adopted = sheet.quotes('adopted') ? quadrants.flatMap(({ blips }) => blips.filter(isAdopted)) : []
  const isLit = adopted.every(({ blip }) => sheet.isFocus(blip))
  drawRings(radar.rings, { ...rings, sheet, adopted: adopted.length, isLit })
  const outer = rings.radii.at(-1) ?? 0
  const placed = quadrants.map(({ blips }) => blips)
  const rows = rowsOf(placed, rings)
  for (const [index, { quadrant, blips }] of quadrants.entries()) {
    const [right, down] = [index % 2 === 0 ? -1 : 1, index < 2 ? -1 : 1]
    blips.forEach((each, at) => drawBlip(each, { right, y: down * Math.round(rows[index]?.[at] ?? 0), rings, sheet }))
    const words = headOf(quadrant.name)
    // Over its names: above the last of them, or between the axis and the first.
    const end = Math.max(outer / 4, ...blips.map(({ h }, at) => (rows[index]?.[at] ?? 0) + h / 2))
    const y = (down < 0 ? -Math.round(end + size.head) : rowSize.axis - size.head) - words.h
    const rect = { x: right * (outer + size.away), y, w: 0, h: words.h }
    sheet.put(quadrant, place(words, rect, { align: right > 0 ? 'start' : 'end' }))
  }
  const all = placed.flat()
  if (all.some(({ from }) => from !== undefined))
    sheet.key(moveEntry(`Moved since ${radar.since ?? 'the last edition'}`, size.blip, toneOfMove(false, sheet)))
  if (all.some(({ blip }) => blip.isNew))
    sheet.key({ text: 'New', w: 16, sample: (rect) => newBlip(centerOf(rect), size.blip, 'muted') })
  sheet.ifTooWide('quadrants', 'shorten names, or remove blips from the quadrant with the most')
}

type Laid = { rings: Rings; quadrants: { quadrant: Radar['quadrants'][number]; blips: Placed[] }[] }

/** Names are wrapped as narrowly as the page needs: high names make rings wider. */
const layRadar = ({ rings, quadrants }: Radar, width: number): Laid => {
  const beside = up(Math.max(...rings.map((name) => widthOf(name, 'head'))) / 2 + 12)
  const layAt = (cap: (typeof caps)[number]): Laid => {
    const placed = quadrants.map((quadrant) => ({
      quadrant,
      blips: (quadrant.blips ?? []).map((blip): Placed => {
        const words = block([{ text: blip.name, as: 'item' }], cap.name)
        const from = blip.from === undefined ? undefined : rings.indexOf(blip.from)
        return { blip, words, ring: rings.indexOf(blip.ring), from, h: words.h }
      }),
    }))
    const blips = placed.map((each) => each.blips)
    return { rings: ringsFor(blips, { count: rings.length, width: cap.ring, beside }), quadrants: placed }
  }
  const laid = caps.map(layAt)
  // Narrow names are high and make rings wider, so the last is not always the narrowest.
  return laid.find((each) => widthOfLaid(each) <= width) ?? least(laid, widthOfLaid) ?? layAt(caps[0])
}

/** The name of a quadrant, in two lines where it is long. */
const headOf = (name: string): Block => block([{ text: name, as: 'name' }], 160)

const widthOfLaid = ({ rings, quadrants }: Laid): number => {
  const names = quadrants.flatMap(({ quadrant, blips }) => [
    headOf(quadrant.name).w,
    ...blips.map(({ words }) => words.w),
  ])
  return 2 * ((rings.radii.at(-1) ?? 0) + size.away + Math.max(...names))
}

/** The line to a name: light on the innermost ring, where a gray one would vanish, and gray on paler ones, where a light one would. */
const leader = ({ from, to, y }: { from: number; to: number; y: number }, { radii }: Rings): Element[] => {
  const tint = radii[0] ?? 0
  const reach = Math.sign(to) * Math.round(Math.sqrt(Math.max(0, tint * tint - y * y)))
  if (Math.abs(reach) <= Math.abs(from)) return [line(from, y, to, y, { stroke: 'rule' })]
  return [
    path(`M ${from} ${y} H ${reach} H ${from} Z`, { stroke: 'surface' }),
    line(reach, y, to, y, { stroke: 'rule' }),
  ]
}

type Where = { right: number; y: number; rings: Rings; sheet: Sheet }

/** A blip, its name, and the line between them, of which a move is the strong part. */
const drawBlip = ({ blip, words, ring, from }: Placed, { right, y, rings, sheet }: Where): void => {
  const isFocus = sheet.isFocus(blip)
  const tone = toneOfMove(isFocus, sheet)
  const x = right * Math.round(acrossAt(ring, Math.abs(y), rings))
  const edge = right * ((rings.radii.at(-1) ?? 0) + size.away)
  sheet.put(blip, leader({ from: x, to: edge - right * 8, y }, rings), 'rule')
  if (from !== undefined && from !== ring) {
    const start = right * Math.round(acrossAt(from, Math.abs(y), rings))
    const toward = Math.sign(x - start)
    const open = circle(start, y, 4, { fill: 'surface', stroke: tone })
    const move = line(start + toward * 4, y, x - toward * size.blip, y, { stroke: tone, arrow: true })
    sheet.put(blip, [open, move], 'line')
  }
  const fill = isFocus ? 'accent' : 'muted'
  sheet.put(
    blip,
    blip.isNew ? newBlip({ x, y }, size.blip, fill) : [circle(x, y, size.blip, { fill, stroke: fill })],
    'over',
  )
  const shown = isFocus ? tinted(words, 'accent') : unbold(words)
  const rect = { x: edge, y: y - words.h / 2, w: 0, h: words.h }
  // What is left of the rings has room as if it were in focus, which moves nothing then.
  if (right < 0) sheet.reserve({ ...rect, x: edge - words.w, w: words.w })
  sheet.put(blip, place(shown, rect, { align: right > 0 ? 'start' : 'end' }))
}
