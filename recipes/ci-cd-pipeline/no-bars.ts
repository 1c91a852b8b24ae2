/** Why a pipeline is drawn as a graph and not as bars to scale, and what its data need for bars. */
import type { GraphDocument, GraphNode } from '../../drawing/data/graph.ts'
import { namesOf } from '../../drawing/data/named.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { beginsBeside, fewest, joinsLater, most } from './drawable.ts'
import { type StageLink, stagesOf } from './timetable.ts'

const wanted = `${fewest} to ${most.main} stages in turn, each of more than 0 minutes, gates of none between two of them, up to ${most.beside} stages beside them that begin at the start or when one ends that does not fail, and up to ${most.exits} exits without minutes that failures of the stages in turn lead to, with room for their words`

/** What keeps data from being a timetable, `unfit` where they have no room as one; or else all that one needs. */
export const whyNoBars = (data: GraphDocument, unfit?: string): string => {
  const reasons = [...stageReasons(data), ...linkReasons(data), ...countReasons(data)]
  const why = unfit ?? (reasons.length === 0 ? `bars have ${wanted}` : `there are ${reasons.join(', and ')}`)
  return `are drawn as a graph and not as bars to scale: ${why}`
}

const isForth = ({ edge }: StageLink): boolean => edge.kind === 'data'

const isTimed = ({ value = 0 }: GraphNode): boolean => value > 0

/** Stages that lack minutes, or have some where they should not. */
const stageReasons = (data: GraphDocument): string[] => {
  const { links } = stagesOf(data)
  const enters = (node: GraphNode, test: (link: StageLink) => boolean): boolean =>
    links.some((link) => link.to === node && test(link))
  const leads = (node: GraphNode): boolean => links.some((link) => link.from === node && isForth(link))
  const untimed = data.nodes.filter(
    (node) =>
      !isTimed(node) &&
      enters(node, (link) => isForth(link) && (isTimed(link.from) || leads(node))) &&
      !isExit(node, links),
  )
  const timed = data.nodes.filter(
    (node) => isTimed(node) && enters(node, (link) => !isForth(link)) && !enters(node, isForth),
  )
  return [
    ...(['no', 0] as const).flatMap((minutes) => {
      const names = namesOf(untimed.filter(({ value = 'no' }) => value === minutes))
      return names.length === 0 ? [] : [`${minutes} minutes in ${enumerate(names, 3)}`]
    }),
    ...(timed.length === 0 ? [] : [`minutes in ${enumerate(namesOf(timed), 3)}, where only failures lead`]),
  ]
}

/** Whether failures lead to a node. */
const isExit = (node: GraphNode, links: readonly StageLink[]): boolean =>
  links.some((link) => link.to === node && link.edge.kind === 'failure')

/** Arrows that have no place among bars. */
const linkReasons = (data: GraphDocument): string[] => {
  const { links, main, beside, exits, source } = stagesOf(data)
  const isBeside = (node: GraphNode): boolean => beside.some((stage) => stage.node === node)
  const fails = links.filter(({ edge }) => edge.kind === 'failure')
  const joins = (link: StageLink): boolean => {
    if (!isForth(link))
      return (
        exits.includes(link.to) ||
        (link.to === source
          ? exits.includes(link.from)
          : !links.some((other) => other.to === link.to && isForth(other)))
      )
    return !isBeside(link.to) || link.from === source || beginsBeside(link, { main, beside, fails })
  }
  const odd = links.filter((link) => !joins(link))
  const alone = fails.filter((link) => isBeside(link.from) && !joinsLater(link, { main, beside, fails }))
  const said = (some: readonly StageLink[]): string =>
    enumerate(
      some.map(({ edge }) => `${edge.from} > ${edge.to}`),
      3,
    )
  const [back, after] = [odd.filter((link) => !isForth(link)), odd.filter(isForth)]
  return [
    ...(back.length === 0
      ? []
      : [
          `arrows from a stage back to ${back.every(({ to }) => to === source) ? 'the start' : 'a stage'} (${said(back)})`,
        ]),
    ...(after.length === 0 ? [] : [`stages beside others that wait for a stage (${said(after)})`]),
    ...(alone.length === 0
      ? []
      : [`failures of stages beside others where no later stage in turn fails (${said(alone)})`]),
  ]
}

/** Too many or too few of something, and places that are given. */
const countReasons = (data: GraphDocument): string[] => {
  const { main, beside, exits, isFree } = stagesOf(data)
  return [
    ...(isFree ? [] : ['groups, a direction or places of stages']),
    ...(main.length >= fewest && main.length <= most.main ? [] : [`${count(main.length, 'stage')} in turn`]),
    ...(beside.length <= most.beside ? [] : [`${beside.length} stages beside others`]),
    ...(exits.length <= most.exits ? [] : [`${exits.length} exits`]),
  ]
}
