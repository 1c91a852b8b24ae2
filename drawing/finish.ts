/**
 * Finishing a sheet: heading, drawing, remarks, key and source in their places, margins, and one flat list of elements
 * in drawing order, with what belongs to one part together.
 */

import { boundsOfAll } from '../src/elements/bounds.ts'
import { moveElement } from '../src/elements/move.ts'
import { type Rect, union } from '../src/geometry/rect.ts'
import { limits } from '../src/scene/limits.ts'
import type { Element } from '../src/scene/scene.ts'
import { widthOf } from './block.ts'
import type { CommonData } from './data/form.ts'
import { type Callout, footGap, footOf, remarksInside } from './foot.ts'
import { type Heading, heading, headingWidth, overhangOf } from './heading.ts'
import { headingLines } from './heading-lines.ts'
import { drawKey, type KeyEntry } from './key.ts'
import { smallRoleAt } from './legible-words.ts'
import { reachOf } from './page-width.ts'
import { describeItem, type Part } from './parts.ts'
import { up } from './rect.ts'
import type { LaidPiece } from './share-strokes.ts'
import { layers, type Piece, type Sheet } from './sheet.ts'

/** A finished page: its size in pixels, its elements in drawing order, and which part each belongs to. */
export type FinishedPage = { width: number; height: number; elements: Element[]; parts: Part[] }

/** The least width of the heading, in pixels, even for narrow drawings. */
const leastWidth = 480

/**
 * Assembles a sheet. `data` has heading, callouts and source, with derived values filled in; `withoutFocus` draws the
 * sheet without a focus: badges are where they are there.
 */
export function finish(sheet: Sheet, data: CommonData, withoutFocus = () => sheet): FinishedPage {
  const plain = sheet.hasFocus && calloutsOf(sheet, data).length > 0 ? withoutFocus() : sheet
  const page = assemble(sheet, data, { plain, w: 0, h: 0 })
  const { ratio } = sheet.page
  return ratio === undefined ? page : assemble(sheet, data, { plain, ...spareOf(page, ratio) })
}

/** What a page lacks to a proportion of width to height: in one direction, within the limits of a scene. */
const spareOf = ({ width, height }: FinishedPage, ratio: number) => ({
  w: Math.max(0, Math.min(limits.canvas.max, Math.round(height * ratio)) - width),
  h: Math.max(0, Math.min(limits.canvas.max, Math.round(width / ratio)) - height),
})

/** Free pixels in addition: the drawing is in their middle, the foot below them. */
type Spare = { plain: Sheet; w: number; h: number }

/** Down to the grid. */
const down = (pixels: number): number => Math.floor(pixels / 8) * 8

const assemble = (sheet: Sheet, data: CommonData, { plain, ...spare }: Spare): FinishedPage => {
  const { margin } = sheet.page
  const callouts = calloutsOf(sheet, data)
  // Badges stand out of what they are at, and need their margin too.
  const inside = remarksInside(callouts, sheet)
  const over = [...(sheet.badges?.(callouts, plain, untinted(plain)) ?? []), ...inside]
  const pieces = [...inOrder(sheet.pieces), ...over]
  // The ground of what is in focus may reach into the margin: the page is as it is without.
  const plainPieces = [...untinted(sheet), ...over]
  const body = bodyOf(plainPieces, sheet)
  const content = contentWidth(sheet, data, body)
  const head = heading({
    title: data.title,
    subtitle: data.subtitle,
    margin,
    width: content + overhangOf(margin),
  })
  // Under the heading, on the grid.
  const left = up(margin + insetOf(content - body.w) - body.x - 3)
  const by = { dx: left + down(spare.w / 2), dy: up(head.bottom - body.y) + down(spare.h / 2) }
  const right = rightOfPage(sheet, { content, body, head, left, pieces: plainPieces })
  const moved = pieces.map((piece) => movePiece(piece, by))
  const foot = footOf(sheet, data, {
    callouts: inside.length > 0 ? [] : callouts,
    y: up(head.bottom + body.h) + footGap + down(spare.h),
    content: Math.min(content, up(right - 0.5) - margin - (margin - overhangOf(margin))),
  })
  const laid: LaidPiece[] = [
    { at: 'title', item: undefined, elements: head.title },
    { at: 'subtitle', item: undefined, elements: head.subtitle },
    ...moved,
    ...foot.pieces,
  ]
  const { pieces: all, owners } = sheet.share?.(laid) ?? { pieces: laid, owners: new Map() }
  return {
    width: up(right - 0.5) + spare.w,
    height: up(foot.bottom - down(spare.h) + margin - 0.5) + spare.h,
    elements: all.flatMap(({ elements }) => elements),
    parts: partsOf(all, owners, sheet.proofs),
  }
}

type Laid = { content: number; body: Rect; head: Heading; left: number; pieces: readonly Piece[] }

/** Where a page ends: its heading, key and drawing with their margins; the same with and without a focus. */
const rightOfPage = (sheet: Sheet, { content, body, head, left, pieces }: Laid): number => {
  const { margin, room } = sheet.page
  const drawn = pieces.flatMap(({ elements }) => elements)
  return Math.max(
    margin + Math.min(leastWidth, room.w, content) + margin,
    margin + keyWidth(sheet, body, content) + margin - overhangOf(margin),
    reachOf([...head.title, ...head.subtitle], [], margin),
    left + reachOf(drawn, sheet.reserved, margin),
  )
}

/** What is there without a focus, too. */
const untinted = ({ pieces }: Sheet): Piece[] => inOrder(pieces.filter(({ isTint }) => isTint !== true))

/** What is drawn, and what the page has room for anyway. */
const bodyOf = (pieces: readonly Piece[], { reserved }: Sheet): Rect => {
  const drawn = boundsOfAll(pieces.flatMap(({ elements }) => elements))
  return union(drawn === undefined ? reserved : [drawn, ...reserved]) ?? { x: 0, y: 0, w: 0, h: 0 }
}

/** A drawing that is much narrower than the page is in its middle; else it begins where the heading does. */
const insetOf = (free: number): number => (free > nearly ? free / 2 : 0)

/** Up to this many pixels a drawing in the middle would look as if it had slipped. */
const nearly = 96

const movePiece = (piece: Piece, { dx, dy }: { dx: number; dy: number }): Piece => ({
  ...piece,
  elements: piece.elements.map((each) => moveElement(each, dx, dy)),
})

/** The callouts about what is drawn, unless the drawing shows them itself. */
const calloutsOf = (sheet: Sheet, { callouts = [] }: CommonData): Callout[] =>
  callouts
    .map((callout, index) => ({ ...callout, at: `callouts.${index}` }))
    .filter(({ on }) => !sheet.drawsCallouts && sheet.isShown(sheet.find(on)))

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
  const { room, margin } = sheet.page
  const over = overhangOf(margin)
  const least = Math.max(body.w, Math.min(leastWidth, room.w))
  const most = headingWidth({ title, subtitle }, least + over, room.w + over)
  // Text that wraps may be much narrower than its limit.
  const words = [
    ...headingLines(title, 'title', most).map((line) => widthOf(line, 'title')),
    ...headingLines(subtitle, 'subtitle', most).map((line) => widthOf(line, 'subtitle')),
  ]
  return up(Math.max(body.w, Math.max(...words) - over, keyWidth(sheet, body, most - over)))
}

/** The widest row of the key, as it wraps where there is so much room; what only a focus adds to it makes no page wider. */
const keyWidth = ({ keyEntries }: Sheet, body: Rect, most: number): number =>
  boundsOfAll(drawKey(withoutTints(keyEntries), { x: 0, y: 0, width: most, as: smallRoleAt(body.w) }).elements)?.w ?? 0

const withoutTints = (entries: readonly KeyEntry[]): KeyEntry[] => entries.filter(({ isTint }) => isTint !== true)

/** Which elements belong to which parts, in the order of the elements, and which values each part proves. */
const partsOf = (
  pieces: readonly LaidPiece[],
  owners: ReadonlyMap<Element, readonly LaidPiece[]>,
  proofs: Sheet['proofs'],
): Part[] => {
  const parts = new Map<string, Part>()
  const partOf = ({ at, item }: LaidPiece): Part => {
    const proves = [...proofs].flatMap(([name, places]) => (places.includes(at) ? [name] : []))
    const words = { ...(item === undefined ? {} : describeItem(item)), ...(proves.length === 0 ? {} : { proves }) }
    const part = parts.get(at) ?? { at, ...words, elements: [] }
    parts.set(at, part)
    return part
  }
  let index = 0
  for (const piece of pieces)
    for (const element of piece.elements) {
      for (const owner of owners.get(element) ?? [piece]) partOf(owner).elements.push(index)
      index++
    }
  return [...parts.values()]
}
