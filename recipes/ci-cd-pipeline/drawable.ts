/**
 * What a timetable may have to be drawn as bars to scale.
 */
import type { GraphNode } from '../../drawing/data/graph.ts'
import type { Stage, StageLink, Timetable } from './timetable.ts'

/** How many stages in turn there are at least, and of what at most. */
export const fewest = 2
export const most = { main: 9, beside: 6, exits: 4 } as const

/** Whether the failure of a stage beside the main ones joins the drop of a later one of these. */
export const joinsLater = (
  { from, to }: StageLink,
  { main, beside, fails }: Pick<Timetable, 'main' | 'beside' | 'fails'>,
): boolean => {
  const stageOf = (node: GraphNode, stages: readonly Stage[]): Stage | undefined =>
    stages.find((stage) => stage.node === node)
  const end = stageOf(from, beside)?.end ?? 0
  return fails.some((other) => other.to === to && (stageOf(other.from, main)?.end ?? 0) > end)
}

/** Whether a stage beside the main ones begins when one of these ends, from which no failure falls. */
export const beginsBeside = (
  { from, to }: Pick<StageLink, 'from' | 'to'>,
  { main, beside, fails }: Pick<Timetable, 'main' | 'beside' | 'fails'>,
): boolean => {
  const end = main.find(({ node }) => node === from)?.end
  return beside.some(({ node, start }) => node === to && start === end) && fails.every((link) => link.from !== from)
}

/** Failures drop onto exits, more than one onto the last; earlier ones join the latest; only neighbors are joined. */
export const isDrawable = ({
  main,
  beside,
  exits,
  fails,
  between,
  back,
  after,
  source,
  begins,
}: Timetable): boolean => {
  const isMain = (node: GraphNode): boolean => main.some((stage) => stage.node === node)
  const isNext = ({ from, to }: StageLink): boolean => Math.abs(exits.indexOf(from) - exits.indexOf(to)) === 1
  const drops = exits.map((exit) => fails.filter(({ from, to }) => to === exit && isMain(from)).length)
  const isReached = drops.every((count) => count > 0)
  const isOfMain = fails.every((link) => isMain(link.from) || joinsLater(link, { main, beside, fails }))
  const isForward = after.every(
    (link) =>
      beginsBeside(link, { main, beside, fails }) || (beside.some(({ node }) => node === link.from) && isMain(link.to)),
  )
  const fits =
    main.length >= fewest && main.length <= most.main && beside.length <= most.beside && exits.length <= most.exits
  const isBegun = source === undefined || begins.length > 0
  return (
    fits &&
    isReached &&
    isOfMain &&
    isForward &&
    isBegun &&
    between.length <= exits.length - 1 + Number(exits.length === 0) &&
    between.every(isNext) &&
    (back === undefined || back.from === exits[0])
  )
}
