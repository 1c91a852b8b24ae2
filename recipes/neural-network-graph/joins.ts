/** Layers that join several inputs, or write one in another shape. */
import { first, type LayerInput, type LayerResult } from './layer-spec.ts'
import { areAlike, mayEqual, productOf, type TensorShape, writeShape } from './shapes.ts'

/** What several inputs are together: where one lacks a size, it is repeated along it. */
export const together = ({ takes }: LayerInput): LayerResult => {
  const longest = takes.reduce((most, shape) => (shape.length > most.length ? shape : most), takes[0] ?? [])
  const shape = longest.map((_, index) => {
    const sizes = takes.flatMap((each) => each[index - longest.length + each.length] ?? [])
    return sizes.find((size) => typeof size === 'number' && size !== 1) ?? sizes.find((size) => size !== 1) ?? 1
  })
  const fits = (each: TensorShape): boolean =>
    each.every((size, index) => size === 1 || mayEqual(size, shape[index + shape.length - each.length]))
  return takes.every(fits) ? { shape, params: 0 } : { problem: 'cannot join its inputs' }
}

/** One after the other: channels of images, the last size of everything else. */
export const concat = (given: LayerInput): LayerResult => {
  const { takes, axis } = given
  const isImage = first(given).length > 2
  const at = isImage && axis === 'first' ? 0 : first(given).length - 1
  const without = (shape: TensorShape): TensorShape => shape.filter((_, index) => index !== at)
  if (!takes.every((shape) => areAlike(without(shape), without(first(given)))))
    return { problem: 'cannot join its inputs' }
  const sizes = takes.map((shape) => shape[at] ?? 1)
  const sum = sizes.every((size) => typeof size === 'number') ? sizes.reduce<number>((a, b) => a + b, 0) : '?'
  return { shape: first(given).map((size, index) => (index === at ? sum : size)), params: 0 }
}

/** The same numbers in another shape. */
export const reshape = (given: LayerInput): LayerResult => {
  const shape = given.set.shape ?? first(given)
  const [before, after] = [productOf(first(given)), productOf(shape)]
  return mayEqual(before, after) ? { shape, params: 0 } : { problem: `cannot be ${writeShape(shape)}` }
}
