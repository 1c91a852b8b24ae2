/**
 * R06: a label fits the shape it is in, and a lone one is centered in it.
 */

import { intersectsRect } from '../../geometry/polyline.ts'
import { bottomOf, centerOf, grow, inset, overlap, type Rect, rightOf } from '../../geometry/rect.ts'
import { isGround } from '../model/drawn.ts'
import type { Host } from '../model/host.ts'
import { type Label, quote } from '../model/label.ts'
import type { Picture } from '../model/picture.ts'
import type { Report, Rule } from './rule.ts'

/** Free pixels left and right of a label in a box, and of one in a cell: up to four characters, or a cell of a path. */
const beside = 8
const besideShort = 4
const shortLabel = 4
/** Free pixels above capitals and below the baseline, and below a descender. */
const above = 4
const belowDescender = 2
/** How far from the middle a centered label may be. */
const offCenter = 2
// Half a pixel of rounding is tolerated.
const slack = 0.5

/** A rectangle written as a path: a cell of a table or a map, or a box without rounded corners. */
const isRectangle = ({ shape, outlines }: Host): boolean => {
  if (isGround(shape)) return false
  const segments = outlines.flatMap((outline) => outline.segments)
  return (
    outlines.length === 1 && segments.length === 4 && segments.every(({ x1, y1, x2, y2 }) => x1 === x2 || y1 === y2)
  )
}

const sideRoom = ({ text }: Label, { shape }: Host): number =>
  shape.element.type === 'path' || text.text.trim().length <= shortLabel ? besideShort : beside

/** The next width on the grid of boxes. */
const onGrid = (width: number): number => Math.ceil(width / 8) * 8

const tooWide = (label: Label, host: Host): Report[] => {
  const { shape, bounds } = host
  const room = sideRoom(label, host)
  const free = Math.min(label.extent.x - bounds.x, rightOf(bounds) - rightOf(label.extent))
  if (free >= room - slack) return []
  const [width, box] = [Math.ceil(label.width), Math.round(bounds.w)]
  const problem =
    width + 2 * room > box
      ? `${quote(label)} is ${width} px wide in elements.${shape.index}, a box of ${box}; ${wordRoom(label, box - 2 * room)}: shorten the label, or widen the box to ${onGrid(width + 2 * room)}`
      : `${quote(label)} is ${wordFree(free)} the side of elements.${shape.index}; move it to keep ${room} px free`
  return [{ at: label.index, problem }]
}

const wordFree = (free: number): string => (free < 0 ? `${Math.round(-free)} px beyond` : `${Math.round(free)} px from`)

/** How much of a label fits into a width. */
const wordRoom = (label: Label, room: number): string => {
  const characters = Math.floor((Math.max(0, room) * label.text.text.length) / label.width)
  return `${Math.max(0, room)} px of room, about ${characters} characters`
}

const tooTall = (label: Label, { shape, bounds }: Host): Report[] => {
  const top = label.extent.y - bounds.y
  const bottom = Math.min(
    bottomOf(bounds) - label.text.y,
    bottomOf(bounds) - bottomOf(label.ink) + above - belowDescender,
  )
  const free = Math.min(top, bottom)
  if (free >= above - slack) return []
  const where = top < bottom ? 'top' : 'bottom'
  const problem = `${quote(label)} is ${wordFree(free)} the ${where} of elements.${shape.index}, ${Math.round(bounds.h)} px high; keep ${above} px free above and below`
  return [{ at: label.index, problem }]
}

const inBox = (label: Label, host: Host): Report[] => {
  const wide = tooWide(label, host)
  return wide.length > 0 ? wide : tooTall(label, host)
}

/** In a circle or a closed path it is enough that the outline stays clear of the characters. */
const inCurve = (label: Label, { shape, outlines }: Host): Report[] => {
  if (!intersectsRect(outlines, grow({ ...label.ink, h: label.text.y - label.ink.y }, 1))) return []
  const problem = `${quote(label)}, ${Math.ceil(label.width)} px wide, touches the outline of elements.${shape.index} around it; make the shape larger or the label shorter`
  return [{ at: label.index, problem }]
}

/** Whether the label is all that the shape contains, so that it belongs in the middle. */
const isAlone = ({ shape, bounds }: Host, picture: Picture): boolean => {
  if (picture.labels.filter((label) => picture.hostOf(label)?.bounds === bounds || within(label, bounds)).length > 1)
    return false
  return !picture.drawn.some((other) => other !== shape && touchesInside(other.bounds, bounds))
}

const within = ({ center }: Label, bounds: Rect): boolean =>
  center.x > bounds.x && center.x < rightOf(bounds) && center.y > bounds.y && center.y < bottomOf(bounds)

const touchesInside = (other: Rect, bounds: Rect): boolean => overlap(other, inset(bounds, 1))

const notCentered = (label: Label, host: Host, picture: Picture): Report[] => {
  const type = host.shape.element.type
  if (type === 'path' || label.text.align !== 'middle' || host.bounds.h > 5 * label.size) return []
  if (!isAlone(host, picture)) return []
  const middle = centerOf(host.bounds)
  const [dx, dy] = [label.center.x - middle.x, label.center.y - middle.y]
  if (Math.abs(dx) <= offCenter + slack && Math.abs(dy) <= offCenter + slack) return []
  const problem = `${quote(label)} is ${Math.round(dx)}, ${Math.round(dy)} px off the middle of elements.${host.shape.index}; center it at ${Math.round(middle.x)}, ${Math.round(middle.y + label.text.y - label.center.y)}`
  return [{ at: label.index, problem }]
}

const fit = (label: Label, picture: Picture): Report[] => {
  const host = picture.hostOf(label)
  if (host === undefined) return []
  const reports = host.shape.element.type === 'box' || isRectangle(host) ? inBox(label, host) : inCurve(label, host)
  return reports.length > 0 ? reports : notCentered(label, host, picture)
}

export const textFitsShape: Rule = {
  id: 'R06',
  title: 'Text fits its shape',
  level: 'block',
  requirement: `A label keeps ${beside} px to the sides of its box (${besideShort} px with up to ${shortLabel} characters) and ${above} px above and below, in the widest font a viewer may have; a lone centered label is in the middle within ${offCenter} px.`,
  check: (picture) => picture.labels.flatMap((label) => fit(label, picture)),
}
