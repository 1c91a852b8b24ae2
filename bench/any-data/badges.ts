/**
 * The badge of a callout is at what it is about: it touches that or is within `near` pixels of it, no other thing of the
 * data is nearer, and it lies on no words; where there is no such place, a leader joins both.
 */
import { distanceToElement, isOpen } from '../../drawing/distance.ts'
import { Places } from '../../drawing/places.ts'
import { readData } from '../../drawing/read-data.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import { contains, distanceTo, type Point, type Rect, union } from '../../src/geometry/rect.ts'
import type { Circle, Element } from '../../src/scene/scene.ts'
import type { Data } from '../adaptation/json.ts'
import { targetNames } from './data-sets.ts'
import { withoutFocus } from './focus.ts'
import { drawn, type Fault, isPicture, type Picture } from './picture.ts'

/** The most pixels between a badge and what it is about. */
const near = 24

/** Between badge and words, in pixels: less is on them. */
const slack = 1

/** Draws data with as many callouts as they may have, spread over all that can have one, and looks at the badges. */
export function badgeFaults(recipe: AnyRecipe, given: Data): Fault[] {
  const names = targetNames(recipe, given)
  const chosen = new Set(Array.from({ length: 5 }, (_, index) => names[Math.floor((index * names.length) / 5)] ?? ''))
  const callouts = [...chosen].flatMap((on) => {
    const one = [{ on, text: 'A remark' }]
    return readData(recipe.data as never, { ...withoutFocus(given), callouts: one }).ok ? one : []
  })
  const data = { ...withoutFocus(given), callouts }
  const reading = readData(recipe.data as never, data)
  const picture = drawn(recipe, data)
  if (!reading.ok || !isPicture(picture)) return []
  const targets = recipe.data.targets(reading.data as never)
  const places = new Places(reading.data as object, targets)
  return callouts.flatMap(({ on }, index) => {
    const item = targets.find((target) => target.names.includes(on))?.item
    return item === undefined ? [] : faultsAt(picture, places.of(item), index)
  })
}

/** What is wrong with one badge. */
const faultsAt = (picture: Picture, at: string, index: number): Fault[] => {
  const { scene, parts } = picture
  const elementsOf = (of: string): Element[] =>
    parts.flatMap((part) => (part.at === of ? part.elements.flatMap((each) => scene.elements[each] ?? []) : []))
  const own = elementsOf(at)
  const badge = elementsOf(`callouts.${index}`)
  const discs = badge.filter((each): each is Circle => each.type === 'circle')
  const [disc] = discs
  // The last is that of the remark; what the drawing numbers itself has no other.
  if (disc === undefined || discs.length < 2 || own.length === 0) return []
  const leader = badge.find((each) => each.type === 'line')
  const to = leader?.type === 'line' ? { x: leader.x2, y: leader.y2 } : disc
  const gap = (elements: readonly Element[]): number =>
    Math.min(Infinity, ...elements.map((each) => distanceToElement(each, to))) - (leader === undefined ? disc.r : 0)
  const hit = scene.elements.find(
    (each) => each.type === 'text' && !badge.includes(each) && distanceTo(boundsOf(each), disc) < disc.r - slack,
  )
  const isLevel = leader === undefined && own.some((each) => each.type === 'text' && isBeside(disc, boundsOf(each)))
  const nearest = besides(picture, at, own).filter((each) => !isLevel || isBeside(disc, boundsOf(each)))
  const fault = (kind: string, what: string): Fault => ({ kind: `badge: ${kind}`, what: `${at} ${what}` })
  return [
    ...(gap(own) > (leader === undefined ? near : 3) ? [fault('far', `${Math.round(gap(own))} px`)] : []),
    ...(hit?.type === 'text' ? [fault('on words', hit.text)] : []),
    ...(gap(nearest) < Math.min(near, gap(own)) ? [fault('nearer to another', `${Math.round(gap(nearest))} px`)] : []),
  ]
}

/** The words and shapes of other things; not what is around the item or its words, nor what is around several things. */
const besides = ({ scene, parts }: Picture, at: string, own: readonly Element[]): Element[] => {
  const whole = union(own.map(boundsOf)) ?? { x: 0, y: 0, w: 0, h: 0 }
  const others = parts
    .filter((part) => isOther(part.at, at))
    .flatMap((part) =>
      part.elements.flatMap((index) => {
        const element = scene.elements[index]
        return element === undefined || isOpen(element) ? [] : [{ of: part.at, element, rect: boundsOf(element) }]
      }),
    )
  const words = others.filter(({ element }) => element.type === 'text')
  return others
    .filter(({ of, element, rect }) => {
      const within = words.some((each) => !`${each.of}.`.startsWith(`${of}.`) && contains(rect, each.rect))
      const isAround =
        contains(rect, whole) || own.some((each) => each.type === 'text' && contains(rect, boundsOf(each)))
      return element.type === 'text' || !(within || isAround)
    })
    .map(({ element }) => element)
}

/** Whether a point is at the height of a rectangle: beside its own words, a badge is in their row. */
const isBeside = ({ y }: Point, rect: Rect): boolean => y > rect.y && y < rect.y + rect.h

/** Whether a part is another thing of the data: not what is around the drawing, nor within the target or around it. */
const isOther = (at: string, target: string): boolean =>
  !/^(?:@|title|subtitle|source|callouts\b|$)/.test(at) &&
  !`${at}.`.startsWith(`${target}.`) &&
  !`${target}.`.startsWith(`${at}.`)
