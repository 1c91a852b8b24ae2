/**
 * Words that stand for themselves and are gone: the heading, what is measured, the source, the head of a column.
 *
 * Only what is still needed is reported: the head of a column whose entries are there, and the words below the heading
 * of a picture that still says what the recipe says.
 */
import type { Report } from '../rules/rule.ts'
import { type Adapted, gone, kept, type TracedPart } from './adapted.ts'
import { isMostlyNew } from './left-over.ts'
import { placeIn, type Series, seriesOf } from './series.ts'

/** A report for each heading that is gone. */
export function lostHeadings(adapted: Adapted): Report[] {
  const lost = adapted.parts.filter((part) => gone(part.texts).length > 0 && kept(allOf(part)).length === 0)
  if (lost.length === 0) return []
  const isNew = isMostlyNew(adapted)
  const series = seriesOf(adapted)
  return lost.flatMap((part): Report[] => {
    const words = JSON.stringify(part.texts.map(({ element }) => element.text).join(' '))
    if (part.at === 'title') return warn(`the heading ${words} is gone: say what the picture shows`)
    if (atHead.has(part.at))
      return isNew
        ? []
        : warn(`${words} is gone, while most labels are still those of the recipe: is the picture true without it?`)
    const own = series.find((each) => each.members.includes(part))
    const left = own === undefined ? 0 : entriesLeft(part, own, adapted)
    return left < fewest ? [] : warn(`${words} is gone, while ${left} entries below or beside it are still there`)
  })
}

const warn = (problem: string): Report[] => [{ level: 'warn', problem }]

/** What says how to read a picture as a whole. */
const atHead = new Set(['subtitle', 'source', 'measure', '@measure', 'x', 'y'])

/** Fewer may belong to anything. */
const fewest = 2

const allOf = (part: TracedPart) => [...part.shapes, ...part.strokes, ...part.texts]

/** How many texts nearer to this heading than to others of its series are left; 0 if most of them are gone too. */
const entriesLeft = (part: TracedPart, { members, axis }: Series, { parts }: Adapted): number => {
  const places = members.map((member) => ({ member, place: placeIn(member, axis) }))
  const own = parts
    .filter(
      (each) => !each.at.startsWith('@') && !atHead.has(each.at) && each.at !== 'title' && !members.includes(each),
    )
    .flatMap(({ texts }) => texts)
    .filter(({ element }) => {
      const distance = (place: number): number => Math.abs(place - element[axis])
      const nearest = places.reduce((best, each) => (distance(each.place) < distance(best.place) ? each : best))
      return nearest.member === part
    })
  const left = kept(own).length
  return left * 2 > own.length ? left : 0
}
