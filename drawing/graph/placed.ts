/**
 * Where the nodes of a graph are: in a grid of its notation if that is as clear as it is without, or wherever the layout finds
 * room for them.
 */

import { mostNarrowNodes } from '../../layout/narrow.ts'
import type { GraphDocument } from '../data/graph.ts'
import { inLegibleWords, type Legible } from '../legible-words.ts'
import type { Sheet } from '../sheet.ts'
import { bestAttempt, narrowAttempt } from './attempt.ts'
import { groupViews } from './group-frames.ts'
import type { AnyNotation, Grid } from './notation.ts'
import { isDrawable, type Roomiest, roomiest } from './roomiest.ts'

/** The graph as narrow as is easy to read; or else as the notation lays it out, or another way that fits the page. */
const laidOut = (data: GraphDocument, sheet: Sheet, wanted: AnyNotation): Legible<Roomiest> => {
  const { layouts: known } = sheet
  const { ratio, room } = sheet.page
  return inLegibleWords<Roomiest>({
    narrow: (small) => {
      if (data.nodes.length > mostNarrowNodes || ratio !== undefined) return undefined
      const frames = groupViews(data, { sheet, style: wanted, small })
      const found = narrowAttempt(data, frames, { sheet, style: wanted, small, known })
      return found && isDrawable(found) ? { ...found, frames, style: wanted, note: undefined } : undefined
    },
    wide: (small) => {
      const layOut = (style: AnyNotation) => {
        const frames = groupViews(data, { sheet, style, small })
        return { ...bestAttempt(data, frames, { sheet, style, small, known }), frames }
      }
      return roomiest(wanted, layOut, (ratio ?? 0) > 1 ? Number.POSITIVE_INFINITY : room.w)
    },
  })
}

/** So many of all lines may be in the way of others in a grid, for its even columns. */
const few = 0.2

/** So many times as high as it is wide a graph is too high, and a grid is better if it takes this share of the height at most. */
const high = { ratio: 1.6, share: 0.75 } as const

/**
 * The graph in the first grid that is no wider than the page, or in the narrowest that is hardly wider; or else as it is laid out
 * without, unless that is much higher than its flat grid.
 */
export function placed(data: GraphDocument, sheet: Sheet, wanted: AnyNotation): Legible<Roomiest> {
  const inPlaces = (grid: Grid | undefined): Legible<Roomiest> => laidOut(data, sheet, { ...wanted, grid })
  const isPinned = data.nodes.some(({ at }) => at !== undefined)
  const minor = wanted.isRegular === true ? ['width', 'bends', 'crossings'] : ['width']
  const clashesOf = ({ plan }: Legible<Roomiest>): number =>
    plan.layout.crowded.filter(({ what }) => !minor.includes(what)).length
  const page = sheet.page.room.w
  let most = (wanted.widestGrid ?? 1) * page
  let best: Legible<Roomiest> | undefined
  for (const grid of isPinned ? [] : [wanted.grid, wanted.narrowGrid]) {
    if (grid === undefined || (best !== undefined && most <= page && clashesOf(best) === 0)) continue
    const found = inPlaces(grid)
    const { w } = found.plan.layout.bounds
    if (w > most || clashesOf(found) > (best === undefined ? Number.POSITIVE_INFINITY : clashesOf(best))) continue
    best = found
    most = w
  }
  if (best !== undefined && clashesOf(best) === 0) return best
  const free = inPlaces(undefined)
  if (best !== undefined && wanted.isRegular === true && clashesOf(best) <= clashesOf(free) + few * data.edges.length)
    return best
  const { w, h } = free.plan.layout.bounds
  const grid = isPinned || h <= high.ratio * w ? undefined : wanted.flatGrid?.()
  const flat = grid === undefined ? free : inPlaces(grid)
  const { bounds } = flat.plan.layout
  return bounds.w <= page && bounds.h <= high.share * h && clashesOf(flat) <= clashesOf(free) ? flat : free
}
