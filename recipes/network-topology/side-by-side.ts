/**
 * The order of sites: those that a tunnel joins are side by side, as far as that can be, so that no tunnel passes a third.
 */
import type { GraphNode } from '../../drawing/data/graph.ts'
import type { HostNet, NetHost, Tunnel } from './tree.ts'

/** Of more than so many, the order is that of the data. */
const mostSites = 6

/** The tree with what is below its root in an order in which most tunnels join neighbors; that of the data where it does. */
export const sideBySide = (root: NetHost, tunnels: readonly Tunnel[]): NetHost => ({
  ...root,
  nets: inOrder(root.nets, tunnels, ({ hosts }) => hosts).map(
    (net): HostNet => ({ ...net, hosts: inOrder(net.hosts, tunnels, (host) => [host]) }),
  ),
})

const inOrder = <Item>(
  items: readonly Item[],
  tunnels: readonly Tunnel[],
  hostsOf: (item: Item) => readonly NetHost[],
): Item[] => {
  if (items.length < 3 || items.length > mostSites) return [...items]
  const isIn = (node: GraphNode, item: Item | undefined): boolean =>
    item !== undefined && hostsOf(item).some((host) => host.node === node)
  const joined = (order: readonly Item[]): number =>
    tunnels.filter(({ hosts: [a, b] }) =>
      order.some((item, index) => {
        const next = order[index + 1]
        return (isIn(a, item) && isIn(b, next)) || (isIn(b, item) && isIn(a, next))
      }),
    ).length
  const orders = ordersOf(items)
  const most = Math.max(...orders.map(joined))
  return orders.find((order) => joined(order) === most) ?? [...items]
}

/** All orders of some items, the given one first. */
const ordersOf = <Item>(items: readonly Item[]): Item[][] =>
  items.length <= 1
    ? [[...items]]
    : items.flatMap((item, index) => ordersOf(items.filter((_, at) => at !== index)).map((rest) => [item, ...rest]))
