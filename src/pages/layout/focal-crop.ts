/**
 * What of a diagram its thumbnail shows: where it says the most, large enough to be read. Pages show the whole of it on
 * hover and focus.
 *
 * Pure. A crop is made of classes (tools/site-tokens.ts), since the pages' policy allows no styles in HTML: how many
 * quarters it is enlarged by, and the place that it grows from, in parts of the card. Cards that are half as wide show
 * the sketch of the whole instead (thumbnails/sketch.ts).
 */
import { contains, inset, type Rect, rectBetween } from '../../geometry/rect.ts'
import type { Scene } from '../../scene/scene.ts'
import { figureIn } from './crop-figure.ts'
import { lifelineHeads } from './crop-lifelines.ts'
import { cuts, type WeighedScene, weigh, worthIn } from './crop-worth.ts'

/** The classes for the thumbnail of a scene: `zoom-7 from-x-4 from-y-16`; empty if it is small enough to be seen whole. */
export function focalCrop(scene: Scene): string {
  const crop = bestCrop(scene, weigh(scene))
  return crop === undefined ? '' : `zoom-${crop.quarters} from-x-${crop.x} from-y-${crop.y}`
}

/** The width of a card by its height. */
const ratio = 1.5

/** The width that a card shows, in pixels of the scene: words of 13 px are then about 8 px high. */
const seen = 500

/** More would be a corner of something unknown. */
export const mostQuarters = 20

/** Less is not worth a crop. */
export const fewestQuarters = 5

/** The places that a card can grow from along each side, beside its start. */
export const cropParts = 25

/** How many quarters less may be shown, if more is seen then. */
const less = 5

type Crop = { quarters: number; x: number; y: number }

/**
 * The crop where the most is seen: what is cut is worse than what is left out, a sequence has its participants, and a
 * chart is whole.
 */
const bestCrop = (scene: Scene, weighed: WeighedScene): Crop | undefined => {
  // The card that the whole diagram fits in the middle of, in pixels of the scene.
  const card = { w: Math.max(scene.width, ratio * scene.height), h: Math.max(scene.height, scene.width / ratio) }
  const needed = lifelineHeads(scene) ?? figureIn(scene)
  const most = Math.min(mostQuarters, Math.round((4 * card.w) / seen), mostWith(needed, card))
  if (most <= fewestQuarters) return undefined
  const shownBy = ({ quarters, x, y }: Crop): Rect => {
    const [w, h] = [(4 * card.w) / quarters, (4 * card.h) / quarters]
    const left = (scene.width - card.w) / 2 + ((card.w - w) * x) / cropParts
    return { x: left, y: (scene.height - card.h) / 2 + ((card.h - h) * y) / cropParts, w, h }
  }
  /** The crops at these places, of one size and as far from the top. */
  const row = (quarters: number, y: number, places: readonly number[]): Rated[] => {
    const { y: top, w, h } = shownBy({ quarters, x: 0, y })
    const worth = worthIn(weighed, top, { w, h })
    return places
      .map((x) => ({ crop: { quarters, x, y }, shown: shownBy({ quarters, x, y }) }))
      .filter(({ shown }) => needed === undefined || keeps(weighed, needed, shown))
      .map(({ crop, shown }) => ({
        ...crop,
        worth: asLargeAs(worth(shown.x), quarters / most),
      }))
  }
  // Few places have all of that in them: each is tried, as large as it goes. Of equal ones the middle is taken.
  const [step, fewer] = needed === undefined ? [2, less] : [1, 2]
  const coarse = range(0, cropParts, step).sort((a, b) => fromMiddle(a) - fromMiddle(b))
  const first = best(
    range(Math.max(fewestQuarters, most - fewer), most).flatMap((quarters) =>
      coarse.flatMap((y) => row(quarters, y, coarse)),
    ),
  )
  if (first === undefined) return undefined
  const found = best(beside(first.y).flatMap((y) => row(first.quarters, y, beside(first.x)))) ?? first
  // Where nearly all has to be seen and something is cut, all of it is seen.
  return found.quarters === fewestQuarters && cuts(weighed, shownBy(found)) ? undefined : found
}

/** How many quarters what has to be seen may be enlarged by. */
const mostWith = (needed: Rect | undefined, { w, h }: Pick<Rect, 'w' | 'h'>): number =>
  needed === undefined
    ? mostQuarters
    : Math.floor(4 * Math.min(w / (needed.w + 2 * roomOf(needed.w)), h / (needed.h + 2 * roomOf(needed.w))))

/** Whether a rectangle shows what has to be seen, and what is above that whole or not at all. */
const keeps = ({ parts }: WeighedScene, needed: Rect, shown: Rect): boolean => {
  const clear = inset(shown, roomOf(shown.w))
  const above = parts.filter(({ bottom, cut }) => cut > 0 && bottom <= needed.y)
  return (
    contains(clear, needed) &&
    above.every(
      ({ left, top, right, bottom }) => bottom <= shown.y || contains(clear, rectBetween(left, top, right, bottom)),
    )
  )
}

/** The room beside what has to be seen: it is not to look as if it went on. */
const roomOf = (width: number): number => width / 48

/** What is shown larger is worth more, and costs less if it is bad. */
const asLargeAs = (worth: number, part: number): number => (worth > 0 ? worth * part : worth / part)

type Rated = Crop & { worth: number }

const best = (crops: readonly Rated[]): Rated | undefined =>
  crops.reduce<Rated | undefined>((a, b) => (a === undefined || b.worth > a.worth ? b : a), undefined)

const fromMiddle = (at: number): number => Math.abs(at - cropParts / 2)

/** A place, and those beside it that a coarse search has left out. */
const beside = (at: number): number[] => [at, at - 1, at + 1].filter((each) => each >= 0 && each <= cropParts)

const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + step * at)
