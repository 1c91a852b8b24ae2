/**
 * Wardley maps as data: components by how visible they are to the user and how far they have evolved, and what needs what.
 */

/** A component; `to` is how far it will have evolved. */
export type MapPart = {
  id?: string | undefined
  name: string
  kind: 'component' | 'user'
  visibility: number
  evolution: number
  to?: number | undefined
}

export type WardleyData = {
  stages: string[]
  parts: MapPart[]
  links: { from: string; to: string; text?: string | undefined }[]
}

/** Where the second, third and fourth stage begin, as in OnlineWardleyMaps. */
export const stageStarts = [0, 0.175, 0.4, 0.7, 1] as const

/** The stage of a place on the axis, from 0; what is on a boundary is in the later stage. */
export const stageOf = (evolution: number): number =>
  stageStarts.findLastIndex((start, index) => index < 4 && evolution >= start)

/** Whether a line to what is needed leads down as far as one sees; else an arrow says which of the two needs the other. */
export const leadsDown = (from: MapPart, to: MapPart): boolean => from.visibility - to.visibility >= 0.02

const components = ({ parts }: WardleyData): MapPart[] => parts.filter(({ kind }) => kind === 'component')

/** What people build themselves: components in the first two stages. */
export const builtIn = (data: WardleyData): MapPart[] =>
  components(data).filter(({ evolution }) => stageOf(evolution) < 2)

/** What is built and moves to where it is bought: products and commodities. */
export const boughtIn = (data: WardleyData): MapPart[] => builtIn(data).filter(({ to = 0 }) => stageOf(to) >= 2)

/** What has an arrow, whether that ends in another stage or not. */
export const movingIn = (data: WardleyData): MapPart[] => components(data).filter(({ to }) => to !== undefined)
