/**
 * Draws boxes in columns from left to right and right-angled arrows between their ports, with words as wide as the page
 * allows.
 */
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { type Block, block, longestWord, widthOf } from '../block.ts'
import { wordWidth } from '../graph/node-view.ts'
import { ifNarrow, inLegibleWords, type SmallRole } from '../legible-words.ts'
import { shareStrokes } from '../share-strokes.ts'
import { room, type Sheet } from '../sheet.ts'
import { widestOrNarrowest, widestThatFits } from '../widest.ts'
import { columnsOf } from './columns.ts'
import { drawArrows, type LayeredArrow, type WordedJoin } from './draw-arrows.ts'
import { layLayered, type WideBox } from './layered.ts'

/**
 * A box that draws an item of the data; `as` tells the boxes of one item apart. `ports` are the items that arrows begin or end at in it, with their heights below
 * its top; at boxes without, arrows are at the middle, and all of them are equally high.
 */
export type LayeredBox = {
  item: object
  as?: object
  w: number
  h: number
  ports?: ReadonlyMap<object, number>
  draw: (rect: Rect) => Element[]
}

/** `before`: items of boxes that are in columns further left than others, though no arrow says so; `least`: the pixels between columns. */
type Measured = {
  boxes: readonly LayeredBox[]
  arrows: readonly LayeredArrow[]
  least?: number
  before?: readonly { from: object; to: object }[]
}

/** How wide words may be before they wrap, in pixels: what is tried in turn. */
const caps = [240, 200, 168, 144, 128, 112, 96, 80] as const
/** So wide a drawing may be that its words stay whole; where they may not, how wide they are. */
const widest = 1.1 * room.w
export const broken = 72
/** Words of arrows that are no wider than this, in pixels, do not wrap: two lines are higher than what is between two ports. */
const oneLine = 96
const fewLines = [caps[0], ...caps.slice(1, 6)] as const

/** How wide a box became, beside wider ones, by what it is told apart by. */
type RoomOf = (as: object) => number | undefined

/**
 * Draws what `measured` returns for the widest words that fit, small ones in a role, and returns where boxes are, by what they are
 * told apart by. In the end it may give words the whole room that their box has beside wider ones.
 */
export function drawLayered(
  sheet: Sheet,
  measured: (cap: number, small: SmallRole, roomOf?: RoomOf) => Measured,
): Map<object, Rect> {
  sheet.ifTooWide('nodes', 'shorten names or leave a step out')
  const layIn = (small: SmallRole) => (cap: number) => {
    const lay = (roomOf?: RoomOf) => {
      const shown = shownOf(measured(cap, small, roomOf), sheet)
      const { boxes, joins } = joinedAt(shown, cap, sheet)
      return { joins, ...layLayered(boxes, joins, shown.least) }
    }
    const first = lay()
    const widths = new Map([...first.rects].map(([{ item, as = item }, { w }]) => [as, w]))
    return { ...first, inRoom: () => lay((as) => widths.get(as)) }
  }
  // As narrow as is easy to read if words wrap little for that, or else as wide as a page.
  const { plan } = inLegibleWords({
    narrow: (small) => ifNarrow(widestThatFits(fewLines, layIn(small), ifNarrow)),
    wide: (small) => {
      const whole = widestOrNarrowest(caps, layIn(small), room.w)
      const cut = whole.w <= widest ? whole : layIn(small)(broken)
      // Broken words are for a page that has no room for whole ones: where they have none either, words stay whole.
      return cut.w <= widest ? cut : whole
    },
  })
  const { rects, joins, ways } = plan.inRoom()
  for (const [{ item, draw }, rect] of rects) sheet.put(item, draw(rect))
  sheet.share = shareStrokes
  drawArrows(joins, ways, sheet)
  return new Map([...rects].map(([{ item, as = item }, rect]) => [as, rect]))
}

/** What is in the wanted part. */
const shownOf = ({ boxes, arrows, ...rest }: Measured, sheet: Sheet): Measured => ({
  ...rest,
  boxes: sheet.shownOf(boxes, ({ item }) => item),
  arrows: sheet.shownOf(arrows, ({ item }) => item),
})

/** Words in as many lines as two ports are apart: in wider ones where they would be more. */
const inTwoLines = (text: string | undefined, w: number): Block => {
  const words = block([{ text, as: 'label' }], w)
  return words.lines.length > 2 && w < caps[0] ? inTwoLines(text, w + 8) : words
}

type ItemBox = LayeredBox & WideBox

/** Boxes in their columns, and arrows with their words at the heights of their ports. */
const joinedAt = (
  { boxes, arrows, before = [] }: Measured,
  cap: number,
  sheet: Sheet,
): { boxes: ItemBox[]; joins: WordedJoin<ItemBox>[] } => {
  const ownerOf = (port: object): LayeredBox | undefined =>
    boxes.find(({ item, as = item, ports }) => as === port || ports?.has(port))
  const endsOf = ({ item, ends }: LayeredArrow): [object, object] =>
    ends ?? [sheet.find(item.from), sheet.find(item.to)]
  const joined = arrows.map((arrow) => ({ from: endsOf(arrow)[0], to: endsOf(arrow)[1] }))
  const steps = [...joined, ...before].map(({ from, to }) => ({ from: ownerOf(from), to: ownerOf(to) }))
  const columns = columnsOf<LayeredBox | undefined>(boxes, steps)
  const highest = Math.max(...boxes.map(({ ports, h }) => (ports === undefined ? h : 0)))
  const placed = new Map(
    boxes.map((box) => [box, { ...box, h: box.ports ? box.h : highest, column: columns.get(box) ?? 0 }]),
  )
  const joins = arrows.flatMap((arrow, index): WordedJoin<ItemBox>[] => {
    const { down = 0, item } = arrow
    const [from, to] = endsOf(arrow).map((port) => {
      const box = placed.get(ownerOf(port) as LayeredBox)
      return box && { box, y: (box.ports?.get(port) ?? box.h / 2) + down }
    })
    if (from === undefined || to === undefined) return []
    const isFirst = arrows.findIndex((other) => other.item === item) === index
    const text = isFirst && arrow.isSilent !== true ? item.text : undefined
    const inOneLine = widthOf(text ?? '', 'label')
    const least = inOneLine <= oneLine ? inOneLine : wordWidth(text, longestWord, 'label')
    const words = inTwoLines(text, Math.max(64, cap / 2, least))
    const room = words.h === 0 ? 0 : words.w + 16
    // Words of arrows that begin in one place are where they end.
    const isBranch = arrows.slice(0, index).some((other) => other.item !== item && other.item.from === item.from)
    const leads = isBranch ? { tail: room, lead: arrow.room ?? 0 } : { lead: Math.max(room, arrow.room ?? 0) }
    const meets = arrow.back !== true
    return [{ arrow, words, ...leads, meets, from: from.box, fromY: from.y, to: to.box, toY: to.y }]
  })
  return { boxes: [...placed.values()], joins }
}
