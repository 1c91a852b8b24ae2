/**
 * A workload as columns: the service is a bar across all nodes with a drop into each pod; what controls the pods holds
 * them from below.
 */
import { lineOfText } from '../../drawing/block.ts'
import type { GraphDocument, GraphEdge } from '../../drawing/data/graph.ts'
import { raised } from '../../drawing/fills.ts'
import { nodeStyle } from '../../drawing/graph/kind-styles.ts'
import { shapeView } from '../../drawing/graph/node-view.ts'
import type { AnyNotation } from '../../drawing/graph/notation.ts'
import { box, line } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import { drawBody, sizeOf } from './draw-body.ts'
import { clusterNotation } from './notation.ts'
import { gap, strokeOf, type WorkloadPlan } from './plan.ts'
import type { Workload } from './workload.ts'

/** Draws a workload as it is planned. */
export function drawWorkload(data: GraphDocument, plan: WorkloadPlan, sheet: Sheet): void {
  const { workload, w } = plan
  const { y, top } = drawChain(workload, gap.pad + w / 2, sheet)
  drawCluster(workload, { x: 0, y: top, w: w + 2 * gap.pad, h: y + sizeOf(plan).h + gap.pad - top }, sheet)
  drawBody(data, plan, { at: { x: gap.pad, y }, sheet })
}

/** What leads to the service, from the top; returns where the service begins, and the cluster. */
const drawChain = ({ chain, service, cluster }: Workload, x: number, sheet: Sheet): { y: number; top: number } => {
  // The name of the cluster is over what is in it.
  let [y, top] = [cluster !== undefined && chain[0]?.node.group !== undefined ? 40 : 0, 0]
  for (const [index, { node, edge }] of chain.entries()) {
    const view = shapeView(node, {
      shape: nodeStyle(clusterNotation as unknown as AnyNotation, node).shape,
      tech: node.tech,
      cap: 240,
      sheet,
    })
    // Boxes are on the grid of 8 px, wherever their axis is.
    const w = up(view.w, 16) + (x % 8 === 0 ? 0 : 8)
    const rect = { x: x - w / 2, y, w, h: view.h }
    sheet.put(node, view.draw(rect))
    const next = chain[index + 1]?.node ?? service
    const enters = cluster !== undefined && node.group === undefined && next?.group !== undefined
    if (enters) top = y + view.h + 32
    const length = enters ? 72 : gap.row
    if (edge !== undefined)
      drawDown(edge, { x, y: y + view.h, to: y + view.h + length, words: enters ? 16 : length / 2 }, sheet)
    y += view.h + length
  }
  return { y: chain.length === 0 ? 56 : y, top }
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
