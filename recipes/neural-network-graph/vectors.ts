/** Layers that work on the last size: linear ones, attention, recurrent ones, normalizations, embeddings of positions. */
import { first, flag, keep, known, type LayerInput, type LayerResult, lastSize, sized } from './layer-spec.ts'
import { featuresOf, type TensorDim } from './shapes.ts'

/** Replaces the last size. */
export const linear = (given: LayerInput, weigh: (size: number, out: number) => number): LayerResult => {
  const found = sized(given, first(given).at(-1), 'features')
  if ('problem' in found) return found
  const out = given.set.out ?? found.size
  return { shape: [...first(given).slice(0, -1), out], params: weigh(found.size, out) }
}

/** Scales what it normalizes, and shifts it too with `vectors` 2. */
export const norm =
  (sizeOf: (given: LayerInput) => TensorDim | undefined, vectors: (given: LayerInput) => number) =>
  (given: LayerInput): LayerResult => {
    const found = sized(given, sizeOf(given), 'features')
    return 'problem' in found ? found : keep(given, vectors(given) * found.size)
  }

/** Vectors of a normalization with or without biases. */
export const scaleAndShift = ({ set }: LayerInput): number => 1 + flag(set.bias)

/** Queries from the first input, keys and values from the second, or all from one. */
export const attention = (given: LayerInput): LayerResult => {
  const found = sized(given, lastSize(given), 'features')
  if ('problem' in found) return found
  const { size } = found
  const { heads = 1, kvHeads = heads, bias } = given.set
  if (size % heads > 0) return { problem: `has ${heads} heads, which do not divide ${size} features` }
  if (heads % kvHeads > 0) return { problem: `has ${kvHeads} heads of keys, which do not divide ${heads} heads` }
  const memory = known(given.takes[1]?.at(-1)) || size
  const narrow = (size / heads) * kvHeads
  return keep(given, 2 * size * size + 2 * memory * narrow + flag(bias) * (2 * size + 2 * narrow))
}

/** `gates` times a matrix for what comes in, one for the state, and two biases each. */
export const recurrent =
  (gates: number) =>
  (given: LayerInput): LayerResult =>
    linear(given, (size, out) => gates * (size * out + out * out + 2 * flag(given.set.bias) * out))

/** A row for every position, added to it. */
export const learned = (given: LayerInput): LayerResult => {
  const size = featuresOf(first(given), given.axis)
  const rows = given.set.in ?? known(first(given)[0])
  const most = first(given)[0]
  if (typeof most === 'number' && rows < most) return { problem: `has ${rows.toLocaleString('en-US')} positions` }
  return keep(given, rows * known(size))
}
