/** Shapes of tensors without the batch, and what layers make of them. A size that is not known is a word: T, H, H/2. */

/** One size: a number, or a word for one that is not known. */
export type TensorDim = number | string

export type TensorShape = readonly TensorDim[]

/** Which axis of an image has its channels: the first (PyTorch) or the last (Keras). */
export type ChannelAxis = 'first' | 'last'

/** `1,024 × 768`; a single number without dimensions is `1`. */
export const writeShape = (shape: TensorShape): string =>
  shape.length === 0
    ? '1'
    : shape.map((dim) => (typeof dim === 'number' ? dim.toLocaleString('en-US') : dim)).join(' × ')

/** Whether two sizes may be the same: what is not known may be anything. */
export const mayEqual = (a: TensorDim | undefined, b: TensorDim | undefined): boolean =>
  a !== undefined && b !== undefined && (a === b || typeof a === 'string' || typeof b === 'string')

/** Whether two shapes may be the same. */
export const areAlike = (a: TensorShape, b: TensorShape): boolean =>
  a.length === b.length && a.every((dim, index) => mayEqual(dim, b[index]))

/** The place of the channels of an image, a signal or a volume. */
const channelAt = (shape: TensorShape, axis: ChannelAxis): number => (axis === 'first' ? 0 : shape.length - 1)

/** The channels. */
export const channelsOf = (shape: TensorShape, axis: ChannelAxis): TensorDim | undefined =>
  shape[channelAt(shape, axis)]

/** The sizes that are no channels: height and width of an image. */
export const spaceOf = (shape: TensorShape, axis: ChannelAxis): TensorShape =>
  shape.filter((_, index) => index !== channelAt(shape, axis))

/** Channels and space as a shape. */
export const shapeOf = (channels: TensorDim, space: TensorShape, axis: ChannelAxis): TensorShape =>
  axis === 'first' ? [channels, ...space] : [...space, channels]

/** What varies from layer to layer and tells how wide a layer is: channels of images, the last size of everything else. */
export const featuresOf = (shape: TensorShape, axis: ChannelAxis): TensorDim =>
  (shape.length > 2 ? channelsOf(shape, axis) : shape.at(-1)) ?? 1

/** The product of all sizes, or of one that is not known. */
export const productOf = (shape: TensorShape): TensorDim =>
  shape.every((dim) => typeof dim === 'number')
    ? shape.reduce((product: number, dim) => product * dim, 1)
    : shape.join('·')

/** A window that slides over one axis. */
export type SlidingWindow = { kernel: number; stride: number; padding: number }

/** How many places a window has on an axis; fewer than one where it is larger. */
export const slide = (size: TensorDim, { kernel, stride, padding }: SlidingWindow): TensorDim => {
  if (typeof size === 'number') return Math.floor((size + 2 * padding - kernel) / stride) + 1
  const keeps = 2 * padding === kernel - 1 || (kernel === stride && padding === 0)
  return keeps ? divided(size, stride) : '?'
}

/** The size to which a transposed convolution widens an axis. */
export const widen = (size: TensorDim, { kernel, stride, padding }: SlidingWindow): TensorDim =>
  typeof size === 'number' ? (size - 1) * stride - 2 * padding + kernel : '?'

/** A word divided by a number: `H`, `H/2`, `H/4`. */
const divided = (word: string, by: number): string => {
  const [, name = word, before = '1'] = /^(.*)\/(\d+)$/.exec(word) ?? []
  return by === 1 ? word : `${name}/${Number(before) * by}`
}
