/**
 * Lanes that run the other way where a scene has no room for them: a long process in rows is too wide, but in columns it may
 * be high enough.
 */
import type { Layout } from '../../layout/model/graph.ts'
import { limits } from '../../src/scene/limits.ts'
import type { Attempt } from './attempt.ts'
import { inDirection } from './in-direction-of.ts'
import type { AnyNotation } from './notation.ts'
import type { Frames } from './wrapped-graph.ts'

/** A graph laid out in a notation, with the frames of its groups. */
type LaidGraph = Attempt & { frames: Frames; style: AnyNotation; isTurned: boolean }

/** As `layOut` lays out the notation; with its lanes turned where a scene has no room for that, but more for this. */
export function turnedIfTooLarge(
  style: AnyNotation,
  layOut: (style: AnyNotation) => Omit<LaidGraph, 'style' | 'isTurned'>,
): LaidGraph {
  const first = { ...layOut(style), style, isTurned: false }
  const { lanes } = style.layout ?? {}
  if (lanes === undefined || excessOf(first.layout) === 0) return first
  const { cells: _cells, ...rest } = style
  const turned = { ...rest, layout: inDirection(style.layout!, lanes === 'rows' ? 'down' : 'right') }
  const second = { ...layOut(turned), style: turned, isTurned: true }
  return excessOf(second.layout) < excessOf(first.layout) ? second : first
}

/** What heading, key and margins take around the lanes, in pixels. */
const around = { w: 64, h: 176 } as const

/** By how much a layout is larger than a scene, in pixels. */
const excessOf = ({ bounds: { w, h } }: Layout): number =>
  Math.max(0, w + around.w - limits.canvas.max) + Math.max(0, h + around.h - limits.canvas.max)
