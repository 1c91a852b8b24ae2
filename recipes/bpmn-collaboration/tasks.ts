/** How BPMN 2.0.2 draws tasks. */
import type { GraphNode } from '../../drawing/data/graph.ts'
import { shapeView, wordWidth } from '../../drawing/graph/node-view.ts'
import type { DrawNode, NodeView } from '../../drawing/graph/style.ts'
import { up } from '../../drawing/rect.ts'
import { taskMarks } from '../../drawing/shapes/process-marks.ts'
import type { Rect } from '../../src/geometry/rect.ts'

/** Views of tasks, of which nearly equal ones are equal; `isInterrupted`: an event is at the border of a task. */
export const tasksView =
  (tasks: readonly GraphNode[], isInterrupted: (node: GraphNode) => boolean): DrawNode<GraphNode> =>
  (node, options) => {
    const view = taskView(node, options, isInterrupted)
    const all = tasks.map((task) => taskView(task, options, isInterrupted))
    return {
      ...view,
      w: alike(
        view.w,
        all.map(({ w }) => w),
      ),
      h: alike(
        view.h,
        all.map(({ h }) => h),
      ),
    }
  }

/** Tasks that are a step larger or smaller than each other, in pixels, are equally large: neighbors begin and end at one height. */
const step = 16

/** The size that a task shares with those nearly as large. */
const alike = (own: number, all: readonly number[]): number =>
  all.includes(own + step) && !all.includes(own + 2 * step) ? own + step : own

/** Who or what does a task. */
const markOf: Record<string, (typeof taskMarks)[keyof typeof taskMarks]> = {
  'user-task': taskMarks.user,
  'service-task': taskMarks.service,
  'send-task': taskMarks.send,
}

/** How far the sign of an event at a border reaches into the words of a task. */
const borderSign = 16

const taskView = (
  node: GraphNode,
  { cap, sheet, small }: Parameters<DrawNode<GraphNode>>[1],
  isInterrupted: (node: GraphNode) => boolean,
): NodeView => {
  const view = shapeView(node, {
    shape: 'box',
    tech: node.tech,
    cap: Math.max(Math.min(cap, 96), wordWidth(node.name)),
    sheet,
    small,
    as: 'item',
  })
  const mark = markOf[node.kind]
  const free = isInterrupted(node) ? borderSign : 0
  const w = up(view.w + free, 16)
  if (mark === undefined) return { ...view, w, h: up(view.h + free, 16) }
  return {
    ...view,
    w,
    h: up(view.h + 16 + free, 16),
    draw: (rect: Rect) => {
      const [frame, ...words] = view.draw({ ...rect })
      return frame === undefined
        ? []
        : [
            frame,
            mark({ x: rect.x + 14, y: rect.y + 14 }),
            ...words.map((each) => ({ ...each, y: (each as { y: number }).y + 6 }) as typeof each),
          ]
    },
  }
}
