/**
 * The look of kinds that are called after their shape: they mean nothing and have no words in the key.
 */
import { shapeKinds } from '../data/shape-kinds.ts'
import { isMark, type ShapeName } from '../shapes/shape.ts'
import type { NodeStyle } from './style.ts'

type ShapeKind = (typeof shapeKinds)[number]

/** Where a kind is not called as its shape is. */
const others: Partial<Record<ShapeKind, ShapeName>> = { rounded: 'round', subroutine: 'predefined', cross: 'crossed' }

const lookOf = (kind: ShapeKind): NodeStyle => {
  const shape = others[kind] ?? (kind as ShapeName)
  return { shape, ...(isMark(shape) ? { captioned: true } : {}) }
}

export const shapeNodes = Object.fromEntries(shapeKinds.map((kind) => [kind, lookOf(kind)])) as Record<
  ShapeKind,
  NodeStyle
>
