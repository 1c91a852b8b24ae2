/**
 * Other ways to lay out a graph where a scene has no room for it: lanes the other way, or as frames that stand where there is
 * room; any other graph in the other direction; at last everything closer.
 */
import type { Direction, Layout, LayoutOptions } from '../../layout/model/graph.ts'
import { limits } from '../../src/scene/limits.ts'
import type { Attempt } from './attempt.ts'
import { inDirection } from './in-direction-of.ts'
import type { AnyNotation } from './notation.ts'
import type { Frames } from './wrapped-graph.ts'

/** A graph laid out in a notation, with the frames of its groups. */
type LaidGraph = Attempt & { frames: Frames; style: AnyNotation }

/** `note`: what is other than the notation asks for. */
export type Roomiest = LaidGraph & { note: string | undefined }

/**
 * As `layOut` lays out the notation; where a scene has no room for that, the first other way that has, or the smallest.
 * Lanes that are wider than the page, in pixels, are turned if it is wide enough for them so, or they are narrower.
 */
export function roomiest(
  style: AnyNotation,
  layOut: (style: AnyNotation) => Omit<LaidGraph, 'style'>,
  page: number,
): Roomiest {
  const { cells: _cells, layout: asked = {}, ...rest } = style
  let best: LaidGraph = { ...layOut(style), style }
  if (asked.lanes !== undefined && best.layout.bounds.w > page && excessOf(best.layout) === 0) {
    const other = { ...rest, layout: turnedLanes(asked) }
    const laid = { ...layOut(other), style: other }
    const { w } = laid.layout.bounds
    if ((w <= page || w <= narrower * best.layout.bounds.w) && excessOf(laid.layout) === 0)
      return {
        ...laid,
        note: `the lanes are ${other.layout.lanes}: the other way they are ${w <= page ? 'wider than the page' : 'wider yet'}`,
      }
  }
  for (const layout of otherWays(asked, excessOf(best.layout))) {
    if (excessOf(best.layout) === 0) break
    const other = { ...rest, layout }
    const laid = { ...layOut(other), style: other }
    if (excessOf(laid.layout) < excessOf(best.layout)) best = laid
  }
  return { ...best, note: best.style === style ? undefined : noteOn(asked, best) }
}

/** So much of their width lanes have at most that are turned though they are wider than the page both ways. */
const narrower = 0.95

/** What is larger than a scene by more than this, in pixels, is so in the other direction too: it is not tried. */
const far = 320

const otherWays = (asked: LayoutOptions, excess: number): LayoutOptions[] => {
  const { lanes, direction, spine: _spine, ...free } = asked
  const tight = { ...free, tight: true }
  if (lanes !== undefined) return [turnedLanes(asked), free, tight]
  return direction === undefined || excess > far ? [tight] : [{ ...free, direction: opposite[direction] }, tight]
}

const turnedLanes = (asked: LayoutOptions): LayoutOptions =>
  inDirection(asked, asked.lanes === 'rows' ? 'down' : 'right')

const opposite = { right: 'down', down: 'right' } as const

const noteOn = (asked: LayoutOptions, { style: { layout = {} }, layout: { direction } }: LaidGraph): string =>
  [
    ...(asked.lanes === layout.lanes ? [] : [laneNote(layout.lanes)]),
    ...(asked.lanes !== undefined || direction === (asked.direction ?? direction) ? [] : [flowNote[direction]]),
    ...(layout.tight === true
      ? ['lines and frames are closer than is easy to read, so that there is room for all']
      : []),
  ].join('; ')

const laneNote = (lanes: LayoutOptions['lanes']): string =>
  lanes === undefined
    ? 'the lanes are frames, which stand where there is room: as rows or columns they have none'
    : `the lanes are ${lanes}: the other way there is no room`

const flowNote: Record<Direction, string> = {
  right: 'the flow is to the right: downward there is no room',
  down: 'the flow is downward: to the right there is no room',
}

/** What heading, key and margins take around the graph, in pixels. */
const around = { w: 64, h: 176 } as const

/** Whether a scene has room for a layout. */
export const isDrawable = ({ layout }: Pick<LaidGraph, 'layout'>): boolean => excessOf(layout) === 0

/** By how much a layout is larger than a scene, in pixels. */
const excessOf = ({ bounds: { w, h } }: Layout): number =>
  Math.max(0, w + around.w - limits.canvas.max) + Math.max(0, h + around.h - limits.canvas.max)
