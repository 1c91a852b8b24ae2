/** A C4 container diagram: what runs inside a parcel-tracking platform, and who talks to whom, how. */

import { port } from '../../drawing/connector.ts'
import { inDrawOrder } from '../../drawing/draw-order.ts'
import { centredBaseline, type Rect } from '../../drawing/label.ts'
import { type NodeLook, type NodeWords, node, outline } from '../../drawing/node.ts'
import { inside, panel, rows } from '../../drawing/panel.ts'
import { finish, line, text } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { relation } from '../../drawing/relation.ts'
import { canvas, heading, margin, top } from '../../drawing/sheet.ts'
import type { Element } from '../../src/scene/scene.ts'

// The grid: an outer column on each side, two columns and three rows inside the system boundary.
const outer = 168
const inner = 184
const height = 112
const boundary: Rect = { x: 328, y: top, w: 544, h: 568 }
const x = { left: margin, first: 352, second: 664, right: canvas.wide.width - margin - outer }
const y = { first: 160, second: 352, third: 544 }

const at = (column: keyof typeof x, row: keyof typeof y): Rect => ({
  x: x[column],
  y: y[row],
  w: column === 'left' || column === 'right' ? outer : inner,
  h: height,
})

const recipient = at('left', 'first')
const carrier = at('left', 'second')
const web = at('first', 'first')
const api = at('first', 'second')
const scans = at('first', 'third')
const cache = at('second', 'first')
const views = at('second', 'second')
const projector = at('second', 'third')
const sms = at('right', 'third')

const outside: NodeLook = { shape: 'external' }

const nodes: [Rect, NodeWords, NodeLook?][] = [
  [recipient, { name: 'Recipient', kind: 'Person', purpose: ['Waits for a parcel'] }, { shape: 'person' }],
  [carrier, { name: 'Carrier', kind: 'Software System', purpose: ['Moves parcels and', 'scans them'] }, outside],
  [web, { name: 'Tracking page', kind: 'Container: React app', purpose: ['Shows where the', 'parcel is'] }],
  [
    api,
    { name: 'Tracking API', kind: 'Container: Go', purpose: ['Takes in scans,', 'answers lookups'] },
    { accent: true },
  ],
  [
    scans,
    { name: 'Scan events', kind: 'Container: Kafka topic', purpose: ['Keeps scans in order'] },
    { shape: 'queue' },
  ],
  [cache, { name: 'View cache', kind: 'Container: Redis', purpose: ['Holds hot views, 30 s'] }, { shape: 'cylinder' }],
  [
    views,
    { name: 'Tracking views', kind: 'Container: PostgreSQL', purpose: ['One row per parcel'] },
    { shape: 'cylinder' },
  ],
  [projector, { name: 'Projector', kind: 'Container: Go worker', purpose: ['Turns scans into', 'views and texts'] }],
  [sms, { name: 'SMS gateway', kind: 'Software System', purpose: ['Delivers text', 'messages'] }, outside],
]

/** Words over a level arrow stand centred between two x, the brackets right above the stroke. */
const over = (from: number, to: number, level: number) =>
  ({ at: [(from + to) / 2, level - 26], align: 'middle', room: to - from - 8 }) as const

const edgeLeft = boundary.x
const edgeRight = boundary.x + boundary.w
const level = { first: y.first + 64, second: y.second + 56, third: y.third + 56 }
const between = (row: number): number => row + height + 36
const lane = 600

const relations: Element[] = [
  ...relation(
    [
      [recipient.x + outer, level.first],
      [web.x, level.first],
    ],
    {
      ...over(recipient.x + outer, edgeLeft, level.first),
      words: ['Opens'],
      via: 'HTTPS',
    },
  ),
  ...relation([port(carrier, 'right'), port(api, 'left')], {
    ...over(carrier.x + outer, edgeLeft, level.second),
    words: ['Posts scans to'],
    via: 'JSON/HTTPS',
  }),
  ...relation([port(web, 'bottom', 0.25), port(api, 'top', 0.25)], {
    at: [web.x + inner / 4 + 12, between(y.first)],
    words: ['Gets views from'],
    via: 'JSON/HTTPS',
  }),
  ...relation([port(api, 'bottom', 0.25), port(scans, 'top', 0.25)], {
    at: [api.x + inner / 4 + 12, between(y.second)],
    words: ['Publishes scans to'],
    via: 'Kafka/TLS',
  }),
  ...relation([port(api, 'right', 0.25), [lane, y.second + 28], [lane, level.first], [cache.x, level.first]], {
    at: [lane + 12, between(y.first)],
    words: ['Reads and fills'],
    via: 'RESP/TLS',
  }),
  ...relation([port(api, 'right', 0.75), port(views, 'left', 0.75)], {
    ...over(api.x + inner, views.x, y.second + 84),
    words: ['Reads from'],
    via: 'SQL/TLS',
  }),
  ...relation([port(projector, 'top', 0.5), port(views, 'bottom', 0.5)], {
    at: [projector.x + inner / 2 + 12, between(y.second)],
    words: ['Writes to'],
    via: 'SQL/TLS',
  }),
  ...relation([port(projector, 'left'), port(scans, 'right')], {
    ...over(scans.x + inner, projector.x, level.third),
    words: ['Consumes from'],
    via: 'Kafka/TLS',
  }),
  ...relation([port(projector, 'right'), port(sms, 'left')], {
    ...over(edgeRight, sms.x, level.third),
    words: ['Sends texts via'],
    via: 'JSON/HTTPS',
  }),
]

// The key names each look, as the notation asks.
const keyed: [string, (rect: Rect) => Element[]][] = [
  ['Person', (rect) => outline(rect, 'person')],
  ['Container', (rect) => outline(rect, 'box')],
  ['In focus', (rect) => outline(rect, 'box', { fill: 'soft', stroke: 'accent' })],
  ['Data store', (rect) => outline(rect, 'cylinder')],
  ['Topic', (rect) => outline(rect, 'queue')],
  ['External', (rect) => outline(rect, 'external')],
  ['Boundary', (rect) => panel(rect, 'zone')],
  ['Uses', ({ x, y, w, h }) => [line(x, y + h / 2, x + w, y + h / 2, { arrow: true })]],
]
const key: Rect = { x: x.right, y: top, w: outer, h: 56 + keyed.length * 40 - 8 }

const keyRows = (): Element[] =>
  rows(inside(key, 16, 40), keyed.length, 8).flatMap((row, index) => {
    const [words, sample] = keyed[index]!
    const name = text(row.x + 52, centredBaseline(row.y + row.h / 2, 14), words, { size: 14, fill: 'muted' })
    return sample({ ...row, w: 40 }).concat(name)
  })

const draw = () =>
  finish({
    ...canvas.wide,
    title: 'C4 container diagram (level 2) of a parcel-tracking platform',
    description:
      'Inside the dashed boundary of the platform: a tracking page, a tracking API (application programming interface) in Go, a Kafka topic, a projector worker, PostgreSQL views and a Redis cache. A carrier posts scans to the API, which publishes them; the projector consumes them and writes the views that the API reads for recipients. Every arrow carries a verb and a protocol and points from the caller to what it uses; a key explains the shapes. SMS is the Short Message Service, RESP the Redis protocol, TLS Transport Layer Security.',
    elements: inDrawOrder([
      ...panel(boundary, 'zone', { words: 'Parcel-tracking platform', remark: '[Software System]' }),
      ...panel(key, 'panel', { words: 'Key' }),
      ...nodes.flatMap(([rect, words, look]) => node(rect, words, look)),
      ...relations,
      ...keyRows(),
      ...heading(
        'Parcel tracking: containers',
        'Scans and lookups meet in the tracking API: scans go on to a topic, lookups are answered from prepared views',
      ),
    ]),
  })

export default defineRecipe({
  name: 'C4 container (level 2)',
  family: 'Architecture',
  description:
    'One software system opened up: its applications, data stores and topics as boxes with name, technology and purpose, the people and systems around it, and a verb with protocol on each arrow. Also called container diagram, container view or microservices architecture diagram.',
  useWhen:
    'A team must agree or explain which deployable parts a system has, what each is built with and who calls whom. Good for 4 to 10 containers and about 15 relationships in a README, design review or onboarding page.',
  avoidWhen:
    'You need instances, zones or replicas (use `cloud-vpc-three-tier` or `kubernetes-cluster`), the order of calls in one scenario (use `request-sequence`), or the inside of one application (use `hexagonal-architecture`).',
  visual: 88,
  ease: 78,
  overall: 85,
  rationale:
    'Shape, bracketed technology and a verb on each arrow let every line be read aloud as a sentence. A new container is a copied cell of the grid, but its arrows need a free lane by hand. You supply names, technologies and protocols.',
  reviewed: '2026-11-20',
  revision: 1,
  draw,
})
