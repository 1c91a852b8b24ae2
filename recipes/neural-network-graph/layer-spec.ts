/** What a kind of layer is: its settings, the shape that it returns, and the parameters that it learns. */
import { type ChannelAxis, channelsOf, mayEqual, type TensorDim, type TensorShape } from './shapes.ts'

/** What a person writes of a layer besides its name and place. */
export type LayerSettings = {
  in?: number | undefined
  out?: number | undefined
  kernel?: number | number[] | undefined
  stride?: number | undefined
  padding?: number | undefined
  groups?: number | undefined
  heads?: number | undefined
  kvHeads?: number | undefined
  bias?: boolean | undefined
  shape?: TensorDim[] | undefined
  params?: number | undefined
}

export type LayerSetting = keyof LayerSettings

/** What a layer is given: its settings, the shapes that it takes and whose they are, and where channels are. */
export type LayerInput = { set: LayerSettings; takes: readonly TensorShape[]; axis: ChannelAxis }

/** What a layer returns: a shape and a count; or what is wrong, after the names of its givers. */
export type LayerResult = { shape: TensorShape; params: number } | { problem: string }

/** A kind of layer: its title, the settings that it needs and may have, what it returns, and what its box says of them. */
export type LayerSpec = {
  title: string
  needs?: readonly LayerSetting[]
  may?: readonly LayerSetting[]
  run: (given: LayerInput) => LayerResult
  says?: (set: LayerSettings, given: LayerInput) => string
}

/** What a layer takes first. */
export const first = ({ takes }: LayerInput): TensorShape => takes[0] ?? []

/** One, or none without biases. */
export const flag = (bias: boolean | undefined): number => (bias === false ? 0 : 1)

/** A size as a number; 0 where it is not known. */
export const known = (dim: TensorDim | undefined): number => (typeof dim === 'number' ? dim : 0)

/** What a layer takes must be what its settings say; where they say nothing, it is what it gets. */
export const sized = (
  given: LayerInput,
  got: TensorDim | undefined,
  what: string,
): { size: number } | { problem: string } => {
  const wanted = given.set.in
  if (wanted !== undefined && !mayEqual(got, wanted))
    return { problem: `takes ${wanted.toLocaleString('en-US')} ${what}` }
  const size = wanted ?? got
  return typeof size === 'number' ? { size } : { problem: `needs "in": the ${what} that it takes are not known` }
}

/** The same shape. */
export const keep = (given: LayerInput, params = 0): LayerResult => ({ shape: first(given), params })

/** The last size of what a layer takes. */
export const lastSize = (given: LayerInput): TensorDim | undefined => first(given).at(-1)

/** Its channels. */
export const channels = (given: LayerInput): TensorDim | undefined => channelsOf(first(given), given.axis)
