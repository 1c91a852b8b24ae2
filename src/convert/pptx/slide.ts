/**
 * A scene as the shapes of a slide: in its order, with words in their boxes, groups that move together, and connectors
 * glued to what they join.
 */
import type { Rect } from '../../geometry/rect.ts'
import type { Element, Line, Path, Scene, Text } from '../../scene/scene.ts'
import { homesOf, labelsOf, rectOf, shapeAt } from '../bindings.ts'
import { frameOf, type SlideFrame } from './frame.ts'
import { type Glue, type GluedEnd, glueOf } from './glue.ts'
import type { SlidePaint } from './paint.ts'
import { type ShapeContext, shapeOf, wordsShape } from './shapes.ts'
import { type ConnectorEnds, slashShape, strokeShape } from './stroke-shapes.ts'
import { declaration, emu, namespaces, tag } from './xml.ts'

/** The part of a slide. */
export function slideOf(scene: Scene, paint: SlidePaint): string {
  const tree = tag('p:spTree', {}, ...treeHead(scene.title), ...shapesOf(scene, paint))
  const ground = tag('p:bg', {}, tag('p:bgPr', {}, paint.fill('page'), tag('a:effectLst')))
  return (
    declaration +
    tag(
      'p:sld',
      namespaces,
      tag('p:cSld', { name: scene.title }, ground, tree),
      tag('p:clrMapOvr', {}, tag('a:masterClrMapping')),
    )
  )
}

/** What every tree of shapes begins with. */
export const treeHead = (name = ''): string[] => [
  tag('p:nvGrpSpPr', {}, tag('p:cNvPr', { id: 1, name }), tag('p:cNvGrpSpPr'), tag('p:nvPr')),
  tag(
    'p:grpSpPr',
    {},
    tag(
      'a:xfrm',
      {},
      tag('a:off', { x: 0, y: 0 }),
      tag('a:ext', { cx: 0, cy: 0 }),
      tag('a:chOff', { x: 0, y: 0 }),
      tag('a:chExt', { cx: 0, cy: 0 }),
    ),
  ),
]

type Drawn = {
  scene: Scene
  paint: SlidePaint
  frame: SlideFrame
  glue: Glue
  labels: ReadonlyMap<number, { index: number; text: Text }>
  title: readonly number[]
}

const shapesOf = (scene: Scene, paint: SlidePaint): string[] => {
  const labels = labelsOf(scene)
  const inside = new Set([...labels.values()].map(({ index }) => index))
  const members = groupsOf(scene, inside)
  const elsewhere = new Set([...inside, ...[...members.values()].flat()])
  // The format has no titles in groups.
  const title = titleOf(scene).some((index) => elsewhere.has(index)) ? [] : titleOf(scene)
  const drawn = { scene, paint, frame: frameOf(scene), glue: glueOf(scene), labels, title }
  return scene.elements.flatMap((element, index) => {
    const own = elsewhere.has(index) ? '' : elementShape(element, index, drawn)
    if (own === '') return []
    const words = members.get(index)?.map((each) => elementShape(scene.elements[each]!, each, drawn))
    return [words === undefined ? own : group(index, [own, ...words], drawn)]
  })
}

/** The words of boxes, besides their labels, by the box. */
const groupsOf = (scene: Scene, labels: ReadonlySet<number>): Map<number, number[]> => {
  const members = new Map<number, number[]>()
  for (const [text, box] of homesOf(scene)) if (!labels.has(text)) members.set(box, [...(members.get(box) ?? []), text])
  return members
}

const group = (index: number, shapes: readonly string[], { scene, frame }: Drawn): string => {
  const rect = rectOf(scene.elements[index]!) as Rect
  const at = frame.place(rect)
  const size = { cx: emu(rect.w * frame.scale), cy: emu(rect.h * frame.scale) }
  const corner = { x: emu(at.x), y: emu(at.y) }
  const place = tag(
    'a:xfrm',
    {},
    tag('a:off', corner),
    tag('a:ext', size),
    tag('a:chOff', corner),
    tag('a:chExt', size),
  )
  const id = numberOf(index) + groupsFrom
  return tag(
    'p:grpSp',
    {},
    tag('p:nvGrpSpPr', {}, tag('p:cNvPr', { id, name: `Group ${index + 1}` }), tag('p:cNvGrpSpPr'), tag('p:nvPr')),
    tag('p:grpSpPr', {}, place),
    ...shapes,
  )
}

/** The number of an element's shape on its slide; 1 is the tree. */
const numberOf = (index: number): number => index + 2

/** Groups are numbered after all elements, and after them the slashes of failing arrows. */
const [groupsFrom, slashesFrom] = [10_000, 20_000]

const elementShape = (element: Element, index: number, drawn: Drawn): string => {
  const { paint, frame, glue, labels, title } = drawn
  const context: ShapeContext = { id: numberOf(index), name: `${names[element.type]} ${index + 1}`, paint, frame }
  const sites = glue.sites.get(index)
  switch (element.type) {
    case 'box':
    case 'circle':
      return shapeOf(element, context, { label: labels.get(index)?.text, sites })
    case 'text':
      if (element.text === '' || title.slice(1).includes(index)) return ''
      return title[0] === index
        ? wordsShape(
            title.map((each) => drawn.scene.elements[each] as Text),
            { ...context, name: 'Title' },
            true,
          )
        : wordsShape([element], context)
    case 'line':
    case 'path': {
      const { start, end } = glue.ends.get(index) ?? {}
      const description = descriptionOf(element, { start, end }, drawn)
      return (
        strokeShape(element, { ...context, description }, { start: onSlide(start), end: onSlide(end), sites }) +
        slashShape(element, drawn.scene, { ...context, id: numberOf(index) + slashesFrom, name: `Slash ${index + 1}` })
      )
    }
    default:
      return element satisfies never
  }
}

const names = { box: 'Box', circle: 'Circle', text: 'Text', line: 'Line', path: 'Path' } as const

const onSlide = (end: GluedEnd | undefined): GluedEnd | undefined => end && { ...end, shape: numberOf(end.shape) }

/** What an arrow or a line joins, for readers who cannot see it. */
const descriptionOf = ({ arrow }: Line | Path, { start, end }: ConnectorEnds, drawn: Drawn): string | undefined => {
  if (start === undefined || end === undefined) return undefined
  const [from, to] = [wordsOf(start.shape, drawn), wordsOf(end.shape, drawn)]
  if (from === undefined || to === undefined) return undefined
  return arrow === true ? `Arrow from ${from} to ${to}` : `Line between ${from} and ${to}`
}

const wordsOf = (shape: number, drawn: Drawn): string | undefined => {
  const { scene, labels } = drawn
  const label = labels.get(shape)?.text
  if (label !== undefined) return label.text
  const element = scene.elements[shape]
  if (element?.type === 'line') {
    // A lifeline has the words of the participant at which it begins.
    const head = shapeAt(scene, element)
    return head === undefined ? undefined : wordsOf(head, drawn)
  }
  const next = scene.elements[shape + 1]
  return next?.type === 'text' ? next.text : undefined
}

/** The texts that are the heading, in one line or in two: a scene's title ends with it. None if it is not drawn. */
const titleOf = ({ elements, title }: Scene): number[] => {
  for (const [index, first] of elements.entries()) {
    if (first.type !== 'text' || first.text === '') continue
    if (title.endsWith(first.text)) return [index]
    const second = elements[index + 1]
    return second?.type === 'text' && title.endsWith(`${first.text} ${second.text}`) ? [index, index + 1] : []
  }
  return []
}
