/** A virtual private cloud in two zones: three tiers of subnets, who may be reached from where, and why. */
import { connector, elbowAcross, type Point, port } from '../../drawing/legacy/connector.ts'
import { inDrawOrder } from '../../drawing/legacy/draw-order.ts'
import { label, mustFit, type Rect } from '../../drawing/legacy/label.ts'
import { node, outline, type Shape, wordRoom } from '../../drawing/legacy/node.ts'
import { panel } from '../../drawing/legacy/panel.ts'
import { box, finish, text } from '../../drawing/legacy/primitives.ts'
import { defineRecipe } from '../../drawing/legacy/recipe.ts'
import { canvas, heading, margin, top } from '../../drawing/legacy/sheet.ts'
import { carve, readBlock, sizeOf, writeBlock } from '../../drawing/legacy/subnets.ts'
import type { Element } from '../../src/scene/scene.ts'
import { textWidth } from '../../src/text/measure.ts'

// Private address space (RFC 1918), carved largest first, so that the blocks pack without a gap.
const network = readBlock('10.20.0.0/16')
const [appA, appB, publicA, publicB, dataA, dataB] = carve(network, [20, 20, 22, 22, 22, 22])
const zones = [
  { name: 'Zone a', blocks: [publicA!, appA!, dataA!] },
  { name: 'Zone b', blocks: [publicB!, appB!, dataB!] },
] as const
const used = zones.flatMap(({ blocks }) => blocks).reduce((sum, block) => sum + sizeOf(block), 0)
const whole = (count: number): string => count.toLocaleString('en-US')

// What each tier's route table holds; the local route is in all of them.
const local = [writeBlock(network), 'local'] as const
const tiers = [
  { name: 'Public subnet', table: 'Public routes', routes: [local, ['0.0.0.0/0', 'internet gateway']] },
  {
    name: 'App subnet',
    table: 'App routes, per zone',
    routes: [local, ['object store', 'endpoint'], ['0.0.0.0/0', 'own NAT gateway']],
  },
  { name: 'Data subnet', table: 'Data routes', routes: [local] },
] as const

// Layout: one zone above the other; each keeps a lane on its outer side for the way to the object store.
const cloud: Rect = { x: 168, y: top, w: 888, h: 568 }
const zoneRects: Rect[] = [152, 368].map((y) => ({ x: 288, y, w: 656, h: 192 }))
const subnetY = [192, 376] as const
const lane = [180, 532] as const
const tierX = [304, 528, 752] as const
const nodeW = 144

/** A place in a subnet: `zone` 0 or 1, `tier` 0 to 2, below the subnet's two title lines. */
const place = (zone: 0 | 1, tier: 0 | 1 | 2, { y = 0, h = 88 } = {}): Rect => ({
  x: tierX[tier] + 16,
  y: subnetY[zone] + 48 + y,
  w: nodeW,
  h,
})

const upper = { y: 0, h: 40 }
const lower = { y: 48, h: 40 }
const nat = [place(0, 0, upper), place(1, 0, lower)] as const
const balancer = [place(0, 0, lower), place(1, 0, upper)] as const
const app = [place(0, 1), place(1, 1)] as const
const data = [place(0, 2), place(1, 2)] as const

const middle = (rect: Rect): number => rect.y + rect.h / 2
const axis = (middle(balancer[0]) + middle(balancer[1])) / 2
/** A baseline between the two zones. */
const gapBaseline = 361
const users: Rect = { x: margin, y: axis - 48, w: 64, h: 80 }
const gateway: Rect = { x: 176, y: axis - 40, w: 88, h: 80 }
const endpoint: Rect = { x: 960, y: axis - 40, w: 88, h: 80 }
const store: Rect = { x: 1088, y: axis - 48, w: 72, h: 96 }

const subnet = (zone: 0 | 1, tier: 0 | 1 | 2): Element[] => {
  const [x, y] = [tierX[tier], subnetY[zone]]
  return [
    box(x, y, 176, 144, { stroke: 'rule' }),
    text(x + 16, y + 20, tiers[tier].name, { size: 14, bold: true }),
    text(x + 16, y + 38, writeBlock(zones[zone].blocks[tier]), { size: 12, mono: true, fill: 'muted' }),
  ]
}

const zoneFrames = (): Element[] =>
  zoneRects.flatMap(({ x, y, w, h }, index) => [
    box(x, y, w, h, { fill: 'none' }),
    text(x + 16, index === 0 ? y + 24 : y + h - 12, zones[index]!.name, { size: 14, bold: true }),
    text(768, index === 0 ? y + 20 : y + h - 12, 'to the object store', { size: 14 }),
  ])

/** A small node whose name breaks into two lines. */
const twoLines = (rect: Rect, shape: Shape, words: [string, string]): Element[] => [
  ...outline(rect, shape),
  ...label(
    wordRoom(rect, shape),
    words.map((line) => ({ text: line, size: 14, bold: true })),
  ),
]

const nodes = (): Element[] => [
  ...node(users, { name: 'Users', nameSize: 14 }, { shape: 'person' }),
  ...twoLines(gateway, 'box', ['Internet', 'gateway']),
  ...twoLines(endpoint, 'box', ['Gateway', 'endpoint']),
  ...twoLines(store, 'cylinder', ['Object', 'store']),
  ...nat.flatMap((rect) => node(rect, { name: 'NAT gateway', nameSize: 14 })),
  ...balancer.flatMap((rect) => node(rect, { name: 'Load balancer', nameSize: 14 }, { accent: true })),
  ...app.flatMap((rect) => node(rect, { name: 'Containers', purpose: ['3 tasks'] })),
  ...node(data[0], { name: 'PostgreSQL', purpose: ['primary'] }, { shape: 'cylinder' }),
  ...node(data[1], { name: 'PostgreSQL', purpose: ['standby'] }, { shape: 'cylinder' }),
]

/** Words 8 px over a level stroke. */
const over = (x: number, y: number, words: string): Element => text(x, y - 8, words, { size: 14, align: 'middle' })

const requestWay = { stroke: 'accent' } as const

/** A request comes in from the left and ends at the primary, whichever zone it entered. */
const requests = (): Element[] => [
  connector([[users.x + users.w, axis], port(gateway, 'left')], requestWay),
  over(136, axis, '443'),
  ...balancer.flatMap((rect, index) => {
    const start: Point = [gateway.x + gateway.w, axis + (index === 0 ? -12 : 12)]
    const end = port(rect, 'left')
    const y = middle(rect)
    return [
      connector(elbowAcross(start, end, 276), requestWay),
      connector([port(rect, 'right'), [app[index]!.x, y]], requestWay),
      over(504, y, '8080'),
      text(268, index === 0 ? gateway.y - 12 : gateway.y + gateway.h + 22, '443', { size: 14, align: 'end' }),
    ]
  }),
  connector([port(app[0], 'right'), port(data[0], 'left')], requestWay),
  connector(elbowAcross(port(app[1], 'right'), [data[0].x, middle(data[0]) + 24], 728), requestWay),
  over(728, middle(data[0]), '5432'),
  text(720, gapBaseline, '5432', { size: 14, align: 'end' }),
]

/** What leaves: through the zone's own NAT gateway, or to the object store without touching the internet. */
const exits = (): Element[] =>
  nat.flatMap((rect, index) => {
    const y = middle(rect)
    const outer = index === 0 ? 'top' : 'bottom'
    const from = app[index]!
    const [x, turn] = [endpoint.x + endpoint.w / 2, lane[index]!]
    const start = port(from, outer, 8 / 9)
    return [
      connector([[from.x, y], port(rect, 'right')], { dashed: true }),
      over(504, y, 'out'),
      connector([port(rect, 'left'), [gateway.x + gateway.w / 2, y], port(gateway, outer)], { dashed: true }),
      over(260, y, 'out'),
      connector([start, [start[0], turn], [x, turn], port(endpoint, outer)]),
    ]
  })

const others = (): Element[] => {
  const x = data[0].x + nodeW
  return [
    connector([port(data[0], 'right'), [x + 24, middle(data[0])], [x + 24, middle(data[1])], port(data[1], 'right')]),
    text(x + 16, gapBaseline, 'synchronous replication', { size: 12, align: 'end' }),
    connector([port(endpoint, 'right'), port(store, 'left')]),
  ]
}

const routeTable = (index: number): Element[] => {
  const { table, routes } = tiers[index]!
  const rect: Rect = { x: 288 + index * 224, y: 576, w: 208, h: 88 }
  const inset = 12
  return [
    box(rect.x, rect.y, rect.w, rect.h, { fill: 'none' }),
    text(rect.x + inset, rect.y + 22, table, { size: 14, bold: true }),
    ...routes.flatMap(([destination, target], row) => {
      const y = rect.y + 42 + row * 17
      const room = rect.w - 2 * inset - 8
      mustFit({ text: target, size: 12 }, room - textWidth(destination, { size: 12, mono: true }))
      return [
        text(rect.x + inset, y, destination, { size: 12, mono: true }),
        text(rect.x + rect.w - inset, y, target, { size: 12, align: 'end', fill: 'muted' }),
      ]
    }),
  ]
}

const draw = () =>
  finish({
    ...canvas.wide,
    title: 'Three-tier virtual private cloud across two zones, with subnets and route tables',
    description: `A VPC (virtual private cloud) ${writeBlock(network)} with two zones; each has a public, an app and a data subnet. Requests pass the internet gateway and a load balancer in a public subnet, reach containers on port 8080 and the PostgreSQL primary on 5432; a standby in the other zone follows it. Containers go out through the NAT (network address translation) gateway of their own zone, and to the object store through a gateway endpoint. Three route tables below show why: data subnets have a local route only. The subnets use ${whole(used)} of ${whole(sizeOf(network))} addresses.`,
    elements: inDrawOrder([
      ...panel(cloud, 'frame', {
        words: `VPC ${writeBlock(network)}: ${whole(used)} of ${whole(sizeOf(network))} addresses in subnets`,
        remark: 'numbers: TCP ports · dashed: out to the internet',
      }),
      ...zoneFrames(),
      ...zones.flatMap((_, zone) => tiers.flatMap((__, tier) => subnet(zone as 0 | 1, tier as 0 | 1 | 2))),
      ...nodes(),
      ...requests(),
      ...exits(),
      ...others(),
      ...tiers.flatMap((_, index) => routeTable(index)),
      text(cloud.x + 16, 598, 'Route tables', { size: 14, fill: 'muted' }),
      ...heading(
        'Three tiers in two zones',
        'Only the load balancers can be reached from outside, and the data subnets have no route out at all',
      ),
    ]),
  })

export default defineRecipe({
  name: 'Cloud VPC, three tiers',
  family: 'Architecture',
  description:
    'A virtual private cloud with public, app and data subnets in two zones: load balancers, containers, a database pair, NAT gateways, an endpoint for object storage, address blocks and route tables. Also called cloud network, VPC or AWS-style diagram.',
  useWhen:
    'A review asks what is reachable from the internet, how private subnets get out, and what one failed zone takes along. Good for 2 zones with 2 or 3 tiers each; bring the address plan and the routes of each table.',
  avoidWhen:
    'Calls and protocols between applications are the point (use `c4-container`), or pods and Services are (use `kubernetes-cluster`). Offices, firewalls and cables need a network topology, attackers and trust boundaries a data-flow diagram for threat models.',
  visual: 84,
  ease: 70,
  overall: 78,
  rationale:
    'Columns are tiers, rows are zones, and each route table stands under the tier that it rules, so reachability can be checked by eye. A third zone moves every lane and gateway. You supply address blocks, routes and ports.',
  reviewed: '2026-11-20',
  revision: 1,
  draw,
})
