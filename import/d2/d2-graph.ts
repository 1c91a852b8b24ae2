/**
 * A board of D2 as a graph: containers are groups, and members of tables a line below their name.
 */
import { emptyGraph, type GraphModel, type ModelEdge, type ModelNode } from '../models/graph.ts'
import { withoutUnseen } from '../models/unseen.ts'
import { inLines } from '../text/plain-words.ts'
import type { TextReport } from '../text/report.ts'
import { type D2Board, type D2Edge, type D2Object, isClear } from './d2-board.ts'

const directions = { up: 'BT', down: 'TB', left: 'RL', right: 'LR' } as const

/** A label in one line. */
export const d2Words = (label: string): string => label.replaceAll(/\s+/g, ' ').trim()

/** What is written empty is called by its key: something has to be said of it. */
const linesOf = ({ label, key }: D2Object): string => inLines(label ?? '') || inLines(key)

/** Whether it has ink: it is no ghost, nor a frame without words, fill and line. */
const isSeen = ({ label, looks: own, ofClasses }: D2Object): boolean => {
  const looks = new Map([...(ofClasses ?? []), ...(own ?? [])])
  const isNone = (name: string, none: string): boolean => looks.get(name) === none || looks.get(name) === 'transparent'
  const isBare = label === '' && looks.get('fill') === 'transparent'
  return !(isClear(looks.get('opacity') ?? '') || (isBare && (isNone('stroke', '') || isNone('stroke-width', '0'))))
}

export function d2Graph(board: D2Board, report: TextReport): GraphModel {
  const model = emptyGraph()
  const direction = directions[board.root.direction as keyof typeof directions]
  if (direction !== undefined) model.direction = direction
  const leaves = new Set(board.leaves())
  for (const object of board.objects()) {
    const { id, at } = object
    const own = { id, label: linesOf(object), at, ...shapeOf(object), ...groupOf(board, object), ...dressOf(object) }
    if (isTitle(board, object)) model.title = own.label
    else if (!leaves.has(object)) model.groups.push(own)
    else model.nodes.set(id, { ...own, ...membersOf(object) })
  }
  for (const each of board.classes.children.values()) {
    const css = cssOf(each)
    if (css !== '') (model.styles ??= new Map()).set(each.key, css)
  }
  for (const edge of board.edges) model.edges.push(edgeOf(board, edge))
  const unseen = new Set(board.objects().flatMap((object) => (isSeen(object) ? [] : [object.id])))
  withoutUnseen(model, { nodes: unseen, groups: unseen }, report)
  for (const { at } of board.objects().filter(({ shape }) => shape === 'image')) report.noteOnce('icons', at, '')
  return model
}

/** Its classes, and styles of its own. */
const dressOf = (object: D2Object): Pick<ModelNode, 'classes' | 'looks'> => {
  const { classes } = object
  const css = cssOf(object)
  return { ...(classes === undefined ? {} : { classes }), ...(css === '' ? {} : { looks: [css] }) }
}

const cssOf = ({ looks = new Map<string, string>() }: D2Object): string => {
  const [fill, dash, width] = ['fill', 'stroke-dash', 'stroke-width'].map((name) => looks.get(name))
  return [
    ...(fill === undefined ? [] : [`fill:${fill}`]),
    ...(dash === undefined ? [] : [`stroke-dasharray:${dash}`]),
    // Its lines have two pixels.
    ...(Number(width) > 2 ? [`stroke-width:${width}`] : []),
  ].join(',')
}

export const wordsOf = ({ label, key }: D2Object): string => (label === undefined ? key : d2Words(label))

/** A text at the root that nothing is joined to. */
const isTitle = (board: D2Board, object: D2Object): boolean =>
  object.shape === 'text' &&
  object.parent === board.root &&
  /^(?:title|heading|explanation)$/i.test(object.key) &&
  !board.edges.some(({ from, to }) => from === object || to === object)

const shapeOf = ({ shape }: D2Object): { shape?: string } =>
  shape === undefined || shape === 'rectangle' || shape === 'image' ? {} : { shape }

const groupOf = (board: D2Board, { parent }: D2Object): { group?: string } =>
  parent === undefined || parent === board.root ? {} : { group: parent.id }

const membersOf = ({ children, shape }: D2Object): { note?: string } =>
  children.size > 0 && (shape === 'sql_table' || shape === 'class')
    ? {
        note: [...children.values()]
          .map(({ key, label }) => (label === undefined ? key : `${key} ${label}`))
          .join(', '),
      }
    : {}

const edgeOf = (board: D2Board, { from, to, sign, label, isDashed, stroke, at }: D2Edge): ModelEdge => {
  const [start, end] = sign === '<-' ? [to, from] : [from, to]
  return {
    from: board.owner(start).id,
    to: board.owner(end).id,
    ...(label === undefined ? {} : { label: inLines(label) }),
    tail: sign === '<->' ? 'point' : 'none',
    head: sign === '--' ? 'none' : 'point',
    stroke: isDashed === true ? 'dotted' : 'normal',
    ...(stroke === undefined ? {} : { looks: [`stroke:${stroke}`] }),
    at,
  }
}
