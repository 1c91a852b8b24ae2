/**
 * Why sites are not drawn: what stands in the way in these data, and not all that could.
 */
import { namedIn, namesOf } from '../../drawing/data/named.ts'
import type { Net } from '../../drawing/data/neighbors.ts'
import { enumerate } from '../../drawing/describe.ts'

/** The reason in words, of networks that can be drawn as sites or not, and are too wide if they can. */
export function whyNoSites(data: Net, isTree: boolean): string {
  if (isTree) return 'they are too wide for one page'
  const { nodes, edges } = data
  if (!isJoined(data) && edges.length < nodes.length - 1) return 'not all networks are joined'
  if (!isJoined(data) || edges.length > nodes.length - 1) return `their networks form a loop${inLoops(data)}`
  return 'sites are not linked one to one'
}

/** The networks that loops lead over, as one of them is in the way: what is left where ends are taken away, one after the other. */
const inLoops = ({ nodes, edges }: Net): string => {
  let rest = nodes
  for (let left = -1; left !== rest.length; ) {
    left = rest.length
    const joined = edges.filter(({ from, to }) => namedIn(rest, [from, to]).length === 2)
    rest = rest.filter((node) => joined.filter(({ from, to }) => namedIn([node], [from, to]).length > 0).length > 1)
  }
  const networks = namesOf(rest.filter(({ kind }) => kind === 'network'))
  return networks.length === 0 ? '' : ` (over ${enumerate(networks, 3)})`
}

/** Whether every node can be reached from the first. */
const isJoined = ({ nodes, edges }: Net): boolean => {
  const reached = new Set(nodes.slice(0, 1))
  for (const node of reached)
    for (const { from, to } of edges) {
      const ends = namedIn(nodes, [from, to])
      if (ends.includes(node)) for (const end of ends) reached.add(end)
    }
  return reached.size === nodes.length
}
