/** Why a pipeline is drawn as a graph and not as bars to scale, and what its data need for bars. */
import type { GraphDocument, GraphNode } from '../../drawing/data/graph.ts'
import { isNamed, namesOf } from '../../drawing/data/named.ts'
import { enumerate } from '../../drawing/describe.ts'

const wanted =
  '2 to 9 stages in turn, each of more than 0 minutes, up to 6 beside them, and up to 4 exits without minutes that failures of the stages in turn lead to, with room for their words'

/** What to say of data that are no timetable: first what keeps them from being one, where that is of single stages. */
export const whyNoBars = ({ nodes, edges }: GraphDocument): string => {
  const isTimed = ({ value = 0 }: GraphNode): boolean => value > 0
  const enters = (node: GraphNode, isForth: boolean): boolean =>
    edges.some(({ to, kind }) => (kind === 'data') === isForth && isNamed(node, [to]))
  const leads = (node: GraphNode): boolean => edges.some(({ from, kind }) => kind === 'data' && isNamed(node, [from]))
  const untimed = nodes.filter((node) => !isTimed(node) && enters(node, true) && leads(node))
  const timed = nodes.filter((node) => isTimed(node) && enters(node, false) && !enters(node, true))
  const reasons = [
    ...(untimed.length === 0 ? [] : [`no minutes in ${enumerate(namesOf(untimed), 3)}`]),
    ...(timed.length === 0 ? [] : [`minutes in ${enumerate(namesOf(timed), 3)}, where only failures lead`]),
  ]
  const found = reasons.length === 0 ? '' : `there are ${reasons.join(', and ')}; `
  return `are drawn as a graph and not as bars to scale: ${found}bars have ${wanted}`
}
