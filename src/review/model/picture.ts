/**
 * A scene prepared for review: everything measured once, and the relations that several rules need.
 */

import { contains, grow, type Rect } from '../../geometry/rect.ts'
import type { Scene } from '../../scene/scene.ts'
import { type Connector, findConnectors } from './connector.ts'
import { type Drawn, toDrawn } from './drawn.ts'
import { findHost, type Host } from './host.ts'
import { type Label, toLabel } from './label.ts'
import { findLifelines } from './lifelines.ts'

/** What is known besides the scene. */
export type ReviewOptions = {
  /** The name of the recipe, which a title must not only repeat (R01). */
  name?: string
}

/** The scene as the rules see it. Elements that paint nothing are left out of `labels` and `shapes`. */
export type Picture = {
  name: string | undefined
  scene: Scene
  labels: Label[]
  /** Everything but texts, in drawing order. */
  drawn: Drawn[]
  /** Elements that have an inside and paint something. */
  shapes: Drawn[]
  /** The smallest shape around a label's center. */
  hostOf: (label: Label) => Host | undefined
  /** Shapes that hold other things rather than being one: groups, panels, lanes, plot areas. */
  isContainer: (shape: Drawn) => boolean
  connectors: Connector[]
  /** The lifelines of a sequence, if it is one. */
  lifelines: Drawn[]
}

/** Prepares a valid scene. */
export function toPicture(scene: Scene, { name }: ReviewOptions = {}): Picture {
  const { labels, drawn } = prepare(scene)
  const shapes = drawn.filter((item) => item.area && paints(item))
  const hosts = new Map(labels.map((label) => [label, findHost(label, shapes)]))
  const hostOf = (label: Label): Host | undefined => hosts.get(label)
  const containers = findContainers(shapes, labels)
  const isContainer = (shape: Drawn): boolean => containers.has(shape)
  const connectors = findConnectors({ drawn, shapes, labels, hostOf, isContainer })
  const lifelines = findLifelines({ drawn, shapes, connectors })
  return { name, scene, labels, drawn, shapes, hostOf, isContainer, connectors, lifelines }
}

const prepare = (scene: Scene): { labels: Label[]; drawn: Drawn[] } => {
  const labels: Label[] = []
  const drawn: Drawn[] = []
  const room = roomForEach(scene)
  for (const [index, element] of scene.elements.entries()) {
    if (element.type !== 'text') drawn.push(toDrawn(element, { index, room }))
    else if (element.text.trim() !== '') labels.push(toLabel(element, index))
  }
  return { labels, drawn }
}

/** How many segments of one path, and characters of its data, are read. */
const roomForEach = (scene: Scene): { segments: number; characters: number } => {
  const paths = scene.elements.filter((element) => element.type === 'path')
  const written = paths.reduce((sum, { d }) => sum + d.length, 0)
  return {
    segments: Math.min(6000, Math.floor(budget.segments / Math.max(1, paths.length))),
    characters: written <= budget.characters ? Infinity : Math.floor(budget.characters / paths.length),
  }
}

/** The limit for all paths of a scene together, so that any review stays fast. */
const budget = { characters: 200_000, segments: 60_000 }

const paints = ({ fill, stroke }: Drawn): boolean => fill !== 'none' || stroke !== 'none'

const findContainers = (shapes: Drawn[], labels: Label[]): Set<Drawn> => {
  const texts = labels.map(({ extent }) => extent)
  const holdsShape = (shape: Drawn): boolean =>
    shapes.some((other) => other !== shape && isWellInside(other, shape) && !isDecoration(other))
  return new Set(shapes.filter((shape) => shape.dashed || holdsShape(shape) || countInside(texts, shape) >= panelTexts))
}

const isWellInside = (inner: Drawn, outer: Drawn): boolean => contains(grow(outer.bounds, -4), inner.bounds)

/** A shape smaller than this is a mark on something: a dot, part of an icon, a port, a header line. */
const isDecoration = ({ bounds }: Drawn): boolean => bounds.w < 24 || bounds.h < 24

const countInside = (rects: Rect[], shape: Drawn): number =>
  rects.filter((rect) => contains(grow(shape.bounds, 0.5), rect)).length

/** A shape with this many texts is a panel to read, not a node with a name. */
const panelTexts = 7
