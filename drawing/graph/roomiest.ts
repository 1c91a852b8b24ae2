/**
 * Other ways to lay out a graph where a scene has no room for it: lanes the other way, or as frames that stand where there is
 * room; any other graph in whichever direction is smaller.
 */
import type { Layout, LayoutOptions } from '../../layout/model/graph.ts'
import { limits } from '../../src/scene/limits.ts'
import type { Attempt } from './attempt.ts'
import { inDirection } from './in-direction-of.ts'
import type { AnyNotation } from './notation.ts'
import type { Frames } from './wrapped-graph.ts'

/** A graph laid out in a notation, with the frames of its groups. */
type LaidGraph = Attempt & { frames: Frames; style: AnyNotation }

/** `note`: what is other than the notation asks for. */
type Roomiest = LaidGraph & { note: string | undefined }

/** As `layOut` lays out the notation; where a scene has no room for that, the first other way that has, or the smallest. */
export function roomiest(style: AnyNotation, layOut: (style: AnyNotation) => Omit<LaidGraph, 'style'>): Roomiest {
  let best: Roomiest = { ...layOut(style), style, note: undefined }
  const { cells: _cells, ...rest } = style
  const take = ({ layout, note }: Way): void => {
    if (excessOf(best.layout) === 0) return
    const other = { ...rest, layout }
    const laid = { ...layOut(other), style: other, note }
    if (excessOf(laid.layout) < excessOf(best.layout)) best = laid
  }
  for (const way of otherWays(style.layout ?? {})) take(way)
  const { style: smallest, note } = best
  take({ layout: { ...smallest.layout, tight: true }, note: [note, closer].filter(Boolean).join('; ') })
  return best
}

type Way = { layout: LayoutOptions; note: string }

const otherWays = (layout: LayoutOptions): Way[] => {
  const { lanes, direction, spine: _spine, ...free } = layout
  if (lanes !== undefined) {
    const turned = inDirection(layout, lanes === 'rows' ? 'down' : 'right')
    return [
      { layout: turned, note: `the lanes are ${turned.lanes}: the other way there is no room` },
      {
        layout: free,
        note: 'the lanes are frames, which stand where there is room: as rows or columns they have none',
      },
    ]
  }
  if (direction === undefined) return []
  const other = direction === 'right' ? 'down' : 'right'
  return [
    { layout: { ...free, direction: other }, note: `the flow is ${wayOf[other]}: the other way there is no room` },
  ]
}

const wayOf = { right: 'to the right', down: 'downward' } as const

const closer = 'lines and frames are closer than is easy to read, so that there is room for all'

/** What heading, key and margins take around the graph, in pixels. */
const around = { w: 64, h: 176 } as const

/** By how much a layout is larger than a scene, in pixels. */
const excessOf = ({ bounds: { w, h } }: Layout): number =>
  Math.max(0, w + around.w - limits.canvas.max) + Math.max(0, h + around.h - limits.canvas.max)
