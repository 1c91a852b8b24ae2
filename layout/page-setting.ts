/**
 * Settings by the page and by how dense a graph is.
 */
import type { LayoutGraph } from './model/graph.ts'
import { type Variant, variants } from './model/weights.ts'
import type { Tried } from './rival.ts'
import { type Setting, sizeOf } from './setting.ts'

type Room = { width: number; height: number }

/** Graphs are first folded to at most this width, in pixels: tracks and words take room too. */
const firstWidth = 1120

/** A drawing is often narrower than its ranks seem before they are drawn: up to so many times the page, it is tried whole first. */
const estimate = 1.25

/** What a contest begins with on a page, in either direction. */
export const baseOf = (page: Room, variant: Variant): Omit<Setting, 'direction'> => {
  const width = Math.min(page.width * estimate, firstWidth)
  return { step: 0, width, height: page.height, variant, opens: true, isKnown: false }
}

/** The variants in the order in which they are tried: dear crossings first where there are many edges. */
export const variantsFor = ({ nodes, edges }: LayoutGraph): readonly Variant[] => {
  const [usual, tangled, ...others] = variants
  return edges.length > 2 * nodes.length ? [tangled, usual, ...others] : [usual, tangled, ...others]
}

/** A page of the shape that is asked for, as large as what was drawn. */
export const shapedTo = (aspect: number, { setting, candidate }: Tried, page: Room): Setting => {
  const { width, height } = sizeOf(candidate)
  const wide = Math.min(page.width, Math.sqrt(width * height * aspect))
  return { ...setting, width: Math.floor(wide), height: Math.min(page.height, Math.floor(wide / aspect)) }
}
