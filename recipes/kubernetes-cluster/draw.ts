/**
 * A workload as columns: the service is a bar across all nodes with a drop into each pod; what controls the pods holds
 * them from below.
 */
import { sum } from 'd3-array'
import { block, lineOfText, nameAndNote, place } from '../../drawing/block.ts'
import type { GraphDocument, GraphEdge } from '../../drawing/data/graph.ts'
import { raised } from '../../drawing/fills.ts'
import { paintOf, shapeView } from '../../drawing/graph/node-view.ts'
import { box, line } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { roles } from '../../drawing/type.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { drawControl, heightOfControl } from './draw-control.ts'
import { drawNode } from './draw-node.ts'
import { gap, strokeOf, type WorkloadPlan } from './plan.ts'
import { podsOf, type Workload } from './workload.ts'

/** Draws a workload as it is planned. */
export function drawWorkload(data: GraphDocument, { workload, ...plan }: WorkloadPlan, sheet: Sheet): void {
  const { nodes, w, mode } = plan
  const middle = gap.pad + Math.floor(w / 16) * 8
  const chainEnd = drawChain(workload, middle, sheet)
  const service = serviceBar(data, { workload, x: gap.pad, y: chainEnd, w }, sheet)
  const top = workload.chain.some(({ node }) => node.group === undefined) ? clusterTop(sheet) : 0
  const y = service.y + service.h + gap.drop
  const high = Math.max(...nodes.map(({ h }) => h))
  const end = y + high + heightOfControl({ workload, ...plan }) + gap.pad
  drawCluster(workload, { x: 0, y: top, w: w + 2 * gap.pad, h: end - top }, sheet)
  let x = gap.pad + Math.floor((w - sum(nodes, (node) => node.w) - (nodes.length - 1) * mode.between) / 8) * 4
  const columns: number[] = []
  for (const node of nodes) {
    columns.push(
      ...drawNode(node, { ...plan, workload, rect: { x, y, w: node.w, h: high }, from: service.y + service.h }, sheet),
    )
    x += node.w + mode.between
  }
  drawControl({ workload, ...plan }, { columns, y: y + high }, sheet)
}

const tops = new WeakMap<Sheet, number>()
const clusterTop = (sheet: Sheet): number => tops.get(sheet) ?? 0

/** What leads to the service, from the top; returns where the service begins. */
const drawChain = ({ chain, service, cluster }: Workload, x: number, sheet: Sheet): number => {
  let y = 0
  for (const [index, { node, edge }] of chain.entries()) {
    const view = shapeView(node, {
      shape: node.kind === 'external' || node.kind === 'person' ? 'pill' : 'box',
      tech: node.tech,
      cap: 240,
      sheet,
    })
    const rect = { x: x - up(view.w, 16) / 2, y, w: up(view.w, 16), h: view.h }
    sheet.put(node, view.draw(rect))
    const next = chain[index + 1]?.node ?? service
    const enters = cluster !== undefined && node.group === undefined && next.group !== undefined
    if (enters) tops.set(sheet, y + view.h + 32)
    const length = enters ? 72 : gap.row
    if (edge !== undefined)
      drawDown(edge, { x, y: y + view.h, to: y + view.h + length, words: enters ? 16 : length / 2 }, sheet)
    y += view.h + length
  }
  return chain.length === 0 ? 56 : y
}

const drawDown = (
  edge: GraphEdge,
  { x, y, to, words }: { x: number; y: number; to: number; words: number },
  sheet: Sheet,
): void => {
  const label = [edge.text, edge.tech].filter(Boolean).join(', ')
  sheet.put(
    edge,
    [
      line(x, y, x, to, { ...strokeOf(edge, sheet), arrow: true }),
      ...(label === '' ? [] : [lineOfText(label, { x: x + 12, y: y + words, as: 'label' })]),
    ],
    'line',
  )
}

/** The service across all nodes, with how many pods are ready as its figure. */
const serviceBar = (
  data: GraphDocument,
  { workload, x, y, w }: { workload: Workload; x: number; y: number; w: number },
  sheet: Sheet,
): Rect => {
  const { service, nodes } = workload
  const { all, left, isLoss } = podsOf(data)
  const ready = isLoss ? left : all.length
  const figure = `${sheet.quotes('left') ? left : ready} of ${all.length} ${sheet.quotes('left') && !isLoss ? 'left' : 'ready'}`
  const [sample] = nodes.flatMap(({ pods }) =>
    pods.flatMap(({ edge }) => [edge?.text, edge?.tech].filter(Boolean).join(', ') || []),
  )
  const name = nameAndNote(
    { ...service, note: [service.tech, service.note].filter(Boolean).join(', ') || undefined },
    w / 3,
  )
  const rect = { x, y, w, h: up(Math.max(56, name.h + 16)) }
  const inside = { ...rect, x: x + 16, w: w - 32 }
  sheet.put(service, [
    box(rect.x, rect.y, rect.w, rect.h, paintOf(service, sheet)),
    ...place(name, inside, { align: 'start' }),
    ...place(block([{ text: figure, as: { ...roles.claim, fill: sheet.isFocus(service) ? 'accent' : 'ink' } }]), rect),
    ...(sample === undefined
      ? []
      : place(block([{ text: `${sample} to each`, as: 'note' }]), inside, { align: 'end' })),
  ])
  sheet.prove('left', service)
  sheet.prove('pods', service)
  return rect
}

const drawCluster = ({ cluster }: Workload, rect: Rect, sheet: Sheet): void => {
  if (cluster === undefined) return
  sheet.put(
    cluster,
    [
      box(
        rect.x,
        rect.y,
        rect.w,
        rect.h,
        sheet.isFocus(cluster) ? { fill: 'soft', stroke: 'accent' } : { ...raised, fill: 'none' },
      ),
      lineOfText(cluster.name, { x: 16, y: rect.y + 20, as: 'head' }),
      ...(cluster.note === undefined
        ? []
        : [lineOfText(cluster.note, { x: rect.w - 16, y: rect.y + 20, as: 'small', align: 'end' })]),
    ],
    'ground',
  )
}
