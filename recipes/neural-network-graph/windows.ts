/** Layers that slide over images, signals and volumes: convolutions and pools. */
import { channels, first, flag, type LayerInput, type LayerResult, type LayerSettings, sized } from './layer-spec.ts'
import { type SlidingWindow, shapeOf, slide, spaceOf, type TensorDim, type TensorShape } from './shapes.ts'

/** The windows of a layer on every axis but the channels. */
const windowsOf = ({ set, takes: [shape = []], axis }: LayerInput, strideOf = 1): SlidingWindow[] =>
  spaceOf(shape, axis).map((_, index) => {
    const kernel = (typeof set.kernel === 'number' ? set.kernel : set.kernel?.[index]) ?? 1
    return { kernel, stride: set.stride ?? strideOf, padding: set.padding ?? 0 }
  })

const slid = (
  given: LayerInput,
  out: TensorDim,
  { windows, move }: { windows: SlidingWindow[]; move: typeof slide },
): TensorShape | string => {
  const space = spaceOf(first(given), given.axis)
  if (space.length === 0) return 'slides over images'
  if (Array.isArray(given.set.kernel) && given.set.kernel.length !== space.length)
    return `has a kernel of ${given.set.kernel.length} sizes`
  const moved = space.map((size, index) => move(size, windows[index] ?? { kernel: 1, stride: 1, padding: 0 }))
  return moved.some((size) => typeof size === 'number' && size < 1)
    ? 'has a kernel that is larger than its input'
    : shapeOf(out, moved, given.axis)
}

/** A convolution that moves its window over an axis as `move` says. */
export const conv =
  (move: typeof slide) =>
  (given: LayerInput): LayerResult => {
    const { out = 1, groups = 1, bias } = given.set
    const found = sized(given, channels(given), 'channels')
    if ('problem' in found) return found
    if (found.size % groups > 0 || out % groups > 0)
      return { problem: `has ${groups} groups, which do not divide ${found.size} and ${out} channels` }
    const windows = windowsOf(given)
    const shape = slid(given, out, { windows, move })
    if (typeof shape === 'string') return { problem: shape }
    const area = windows.reduce((product, { kernel }) => product * kernel, 1)
    return { shape, params: (found.size / groups) * out * area + flag(bias) * out }
  }

/** The largest or the mean of a window. */
export const pool = (given: LayerInput): LayerResult => {
  const kernel = typeof given.set.kernel === 'number' ? given.set.kernel : given.set.kernel?.[0]
  const shape = slid(given, channels(given) ?? 1, { windows: windowsOf(given, kernel), move: slide })
  return typeof shape === 'string' ? { problem: shape } : { shape, params: 0 }
}

/** Space times a factor. */
export const upsample = (given: LayerInput): LayerResult => {
  const space = spaceOf(first(given), given.axis)
  const factor = given.set.stride ?? 2
  const wide = space.map((size) => (typeof size === 'number' ? size * factor : '?'))
  return { shape: shapeOf(channels(given) ?? 1, wide, given.axis), params: 0 }
}

const kernelOf = (set: LayerSettings, { takes: [shape = []] }: LayerInput): string =>
  Array.isArray(set.kernel)
    ? set.kernel.join('×')
    : Array.from({ length: Math.max(1, shape.length - 1) }, () => set.kernel ?? 1).join('×')

/** `3×3, stride 2`. */
export const windowWords = (set: LayerSettings, given: LayerInput): string =>
  [
    kernelOf(set, given),
    ...((set.stride ?? 1) > 1 ? [`stride ${set.stride}`] : []),
    ...((set.groups ?? 1) > 1 ? [`${set.groups} groups`] : []),
  ].join(', ')
