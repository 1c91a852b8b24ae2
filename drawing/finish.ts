/**
 * Finishing a sheet: heading, drawing, remarks, key and source in their places, margins, and one flat list of elements
 * in drawing order, with what belongs to one part together.
 */

import { boundsOfAll } from '../src/elements/bounds.ts'
import { moveElement } from '../src/elements/move.ts'
import type { Rect } from '../src/geometry/rect.ts'
import type { Element } from '../src/scene/scene.ts'
import { block, place, widthOf } from './block.ts'
import { calloutBadge, calloutRemarks } from './callouts.ts'
import type { CommonData } from './data/form.ts'
import { heading, headingWidth, margin } from './heading.ts'
import { drawKey } from './key.ts'
import { describeItem, type Part } from './parts.ts'
import { up } from './rect.ts'
import { layers, type Piece, type Sheet } from './sheet.ts'
import { roles } from './type.ts'
import { wrap } from './wrap.ts'

/** A finished page: its size in pixels, its elements in drawing order, and which part each belongs to. */
export type FinishedPage = { width: number; height: number; elements: Element[]; parts: Part[] }

/** The least width of the heading, in pixels, even for narrow drawings. */
const leastWidth = 480

/** From the drawing to what is below it, and between that. */
const gap = { foot: 32, rows: 16 }

/** Assembles a sheet. `data` has heading, callouts and source, with derived values filled in. */
export function finish(sheet: Sheet, data: CommonData): FinishedPage {
  const callouts = sheet.drawsCallouts ? [] : (data.callouts ?? [])
  const drawn = inOrder(sheet.pieces)
  // Badges stand out of what they are at, and need their margin too.
  const pieces = [...drawn, ...badgesOf(callouts, sheet, drawn)]
  const body = boundsOfAll(pieces.flatMap(({ elements }) => elements)) ?? { x: 0, y: 0, w: 0, h: 0 }
  const content = contentWidth(sheet, data, body)
  const head = heading({ title: data.title, subtitle: data.subtitle, width: content })
  // Under the heading, in the middle of the page, on the grid.
  const by = { dx: up(margin + (content - body.w) / 2 - body.x - 4), dy: up(head.bottom - body.y) }
  const moved = pieces.map((piece) => movePiece(piece, by))
  const foot = footOf(sheet, { ...data, callouts }, { y: up(head.bottom + body.h) + gap.foot, content })
  const all = [
    { at: 'title', item: undefined, elements: head.title },
    { at: 'subtitle', item: undefined, elements: head.subtitle },
    ...moved,
    ...foot.pieces,
  ]
  const right = Math.max(content + margin, body.x + body.w + by.dx)
  return pageOf(all, { right, bottom: foot.bottom, proofs: sheet.proofs })
}

type PageEnd = { right: number; bottom: number; proofs: Sheet['proofs'] }

/** The page of some pieces that end at `right` and `bottom`. */
const pageOf = (pieces: Omit<Piece, 'layer'>[], { right, bottom, proofs }: PageEnd): FinishedPage => ({
  width: up(right + margin - 0.5),
  height: up(bottom + margin - 0.5),
  elements: pieces.flatMap(({ elements }) => elements),
  parts: partsOf(pieces, proofs),
})

const movePiece = (piece: Piece, { dx, dy }: { dx: number; dy: number }): Piece => ({
  ...piece,
  elements: piece.elements.map((each) => moveElement(each, dx, dy)),
})

/** The numbers of callouts, each beside what it is about. */
const badgesOf = (callouts: readonly { on: string }[], sheet: Sheet, pieces: readonly Piece[]): Piece[] => {
  const all = pieces.flatMap(({ elements }) => elements)
  return callouts.map(({ on }, index) => {
    const target = sheet.at(sheet.find(on))
    const own = pieces.filter(({ at }) => at === target).flatMap(({ elements }) => elements)
    const elements = calloutBadge(index + 1, { elements: own, all })
    return { at: `callouts.${index}`, item: undefined, elements, layer: 'over' }
  })
}

/** Pieces layer by layer; in a layer, those of one part stand together where the part first appears. */
const inOrder = (pieces: Piece[]): Piece[] =>
  layers.flatMap((layer) => {
    const groups = new Map<string, Piece>()
    for (const piece of pieces) {
      if (piece.layer !== layer || piece.elements.length === 0) continue
      const known = groups.get(piece.at)
      if (known === undefined) groups.set(piece.at, { ...piece, elements: [...piece.elements] })
      else known.elements.push(...piece.elements)
    }
    return [...groups.values()]
  })

/** As wide as the drawing; if that is narrow, as the heading and the key need, within limits. */
const contentWidth = (sheet: Sheet, { title, subtitle = '' }: CommonData, body: Rect): number => {
  const most = headingWidth({ title, subtitle }, Math.max(body.w, leastWidth))
  // Text that wraps may be much narrower than its limit.
  const words = [
    ...wrap(title, roles.title, most).map((line) => widthOf(line, 'title')),
    ...wrap(subtitle, roles.subtitle, most).map((line) => widthOf(line, 'subtitle')),
  ]
  return up(Math.max(body.w, ...words, keyWidth(sheet, most)))
}

/** The widest row of the key, as it wraps where there is so much room. */
const keyWidth = ({ keyEntries }: Sheet, most: number): number =>
  boundsOfAll(drawKey(keyEntries, { x: 0, y: 0, width: most }).elements)?.w ?? 0

type Foot = { pieces: Omit<Piece, 'layer'>[]; bottom: number }

/** What is below the drawing: remarks, key, source. `bottom` is the lowest edge of all. */
const footOf = (sheet: Sheet, data: CommonData, { y, content }: { y: number; content: number }): Foot => {
  const remarks = calloutRemarks(
    (data.callouts ?? []).map(({ text }) => text),
    { x: margin, y, width: content },
  )
  let bottom = y + remarks.h
  const key = drawKey(sheet.keyEntries, { x: margin, y: remarks.h > 0 ? bottom + gap.rows : y, width: content })
  if (key.h > 0) bottom = (remarks.h > 0 ? bottom + gap.rows : y) + key.h
  const hasRows = remarks.h + key.h > 0
  const pieces = [
    ...remarks.elements.map((elements, index) => ({ at: `callouts.${index}`, item: undefined, elements })),
    { at: '@key', item: undefined, elements: key.elements },
  ]
  const words = [...sheet.footnotes, ...(data.source === undefined ? [] : [data.source])].join(' ')
  if (words === '') return { pieces, bottom: hasRows ? bottom : y - gap.foot }
  const top = hasRows ? bottom + gap.rows : y - 8
  const source = block([{ text: words, as: 'small' }], content)
  const elements = place(source, { x: margin, y: top, w: content, h: source.h }, { align: 'start' })
  return {
    pieces: [...pieces, { at: data.source === undefined ? '@notes' : 'source', item: undefined, elements }],
    bottom: top + source.h,
  }
}

/** Which elements belong to which part, in the order of the elements, and which values each part proves. */
const partsOf = (pieces: Omit<Piece, 'layer'>[], proofs: Sheet['proofs']): Part[] => {
  const parts = new Map<string, Part>()
  let index = 0
  for (const { at, item, elements } of pieces) {
    const proves = [...proofs].flatMap(([name, places]) => (places.includes(at) ? [name] : []))
    const words = { ...(item === undefined ? {} : describeItem(item)), ...(proves.length === 0 ? {} : { proves }) }
    const part = parts.get(at) ?? { at, ...words, elements: [] }
    for (const _ of elements) part.elements.push(index++)
    if (part.elements.length > 0) parts.set(at, part)
  }
  return [...parts.values()]
}
