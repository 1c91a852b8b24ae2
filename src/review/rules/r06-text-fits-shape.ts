/**
 * R06: a label fits the shape it stands in, and stands in its middle.
 */
import { isGround } from '../drawn.ts'
import type { Report, Rule } from '../finding.ts'
import type { Host } from '../host.ts'
import { type Label, quote } from '../label.ts'
import { meets } from '../outline.ts'
import type { Picture } from '../picture.ts'
import { centreOf, grow, heightOf, widthOf } from '../rect.ts'

/** Free pixels left and right of a label in a box, and of one in a cell: up to four characters, or a cell of a path. */
const beside = 8
const besideShort = 4
const shortLabel = 4
/** Free pixels above capitals and below the baseline, and below a descender. */
const above = 4
const belowDescender = 2
/** How far from the middle a centred label may be. */
const offCentre = 2
// Half a pixel of rounding is nobody's fault.
const slack = 0.5

/** A rectangle written as a path: a cell of a table or a map, or a box without rounded corners. */
const isRectangle = ({ shape, outlines }: Host): boolean => {
  if (isGround(shape)) return false
  const stretches = outlines.flatMap((outline) => outline.stretches)
  return (
    outlines.length === 1 && stretches.length === 4 && stretches.every(({ x1, y1, x2, y2 }) => x1 === x2 || y1 === y2)
  )
}

const sideRoom = ({ text }: Label, { shape }: Host): number =>
  shape.element.type === 'path' || text.text.trim().length <= shortLabel ? besideShort : beside

/** The next width on the grid of boxes. */
const onGrid = (width: number): number => Math.ceil(width / 8) * 8

const tooWide = (label: Label, host: Host): Report[] => {
  const { shape, bounds } = host
  const room = sideRoom(label, host)
  const free = Math.min(label.extent.left - bounds.left, bounds.right - label.extent.right)
  if (free >= room - slack) return []
  const [width, box] = [Math.ceil(label.width), Math.round(widthOf(bounds))]
  const message =
    width + 2 * room > box
      ? `${quote(label)} is ${width} px wide in elements.${shape.index}, a box of ${box}; widen the box to ${onGrid(width + 2 * room)} or shorten the label`
      : `${quote(label)} comes to ${Math.round(free)} px from the side of elements.${shape.index}; move it to keep ${room} px free`
  return [{ at: label.index, message }]
}

const tooTall = (label: Label, { shape, bounds }: Host): Report[] => {
  const top = label.extent.top - bounds.top
  const bottom = Math.min(bounds.bottom - label.text.y, bounds.bottom - label.ink.bottom + above - belowDescender)
  const free = Math.min(top, bottom)
  if (free >= above - slack) return []
  const where = top < bottom ? 'top' : 'bottom'
  const message = `${quote(label)} comes to ${Math.round(free)} px from the ${where} of elements.${shape.index}, ${Math.round(heightOf(bounds))} px high; keep ${above} px free above and below`
  return [{ at: label.index, message }]
}

const inBox = (label: Label, host: Host): Report[] => {
  const wide = tooWide(label, host)
  return wide.length > 0 ? wide : tooTall(label, host)
}

/** In a circle or a closed path it is enough that the outline stays clear of the characters. */
const inCurve = (label: Label, { shape, outlines }: Host): Report[] => {
  if (!meets(outlines, grow({ ...label.ink, bottom: label.text.y }, 1))) return []
  const message = `${quote(label)}, ${Math.ceil(label.width)} px wide, touches the outline of elements.${shape.index} around it; make the shape larger or the label shorter`
  return [{ at: label.index, message }]
}

/** Whether the label is all that the shape holds, so that it belongs in the middle. */
const isAlone = ({ shape, bounds }: Host, picture: Picture): boolean => {
  if (picture.labels.filter((label) => picture.hostOf(label)?.bounds === bounds || within(label, bounds)).length > 1)
    return false
  return !picture.drawn.some((other) => other !== shape && touchesInside(other.bounds, bounds))
}

const within = ({ centre }: Label, { left, top, right, bottom }: Host['bounds']): boolean =>
  centre.x > left && centre.x < right && centre.y > top && centre.y < bottom

const touchesInside = (other: Host['bounds'], { left, top, right, bottom }: Host['bounds']): boolean =>
  other.left < right - 1 && other.right > left + 1 && other.top < bottom - 1 && other.bottom > top + 1

const notCentred = (label: Label, host: Host, picture: Picture): Report[] => {
  const type = host.shape.element.type
  if (type === 'path' || label.text.align !== 'middle' || heightOf(host.bounds) > 5 * label.size) return []
  if (!isAlone(host, picture)) return []
  const middle = centreOf(host.bounds)
  const [dx, dy] = [label.centre.x - middle.x, label.centre.y - middle.y]
  if (Math.abs(dx) <= offCentre + slack && Math.abs(dy) <= offCentre + slack) return []
  const message = `${quote(label)} is ${Math.round(dx)}, ${Math.round(dy)} px off the middle of elements.${host.shape.index}; centre it at ${Math.round(middle.x)}, ${Math.round(middle.y + label.text.y - label.centre.y)}`
  return [{ at: label.index, message }]
}

const fit = (label: Label, picture: Picture): Report[] => {
  const host = picture.hostOf(label)
  if (host === undefined) return []
  const faults = host.shape.element.type === 'box' || isRectangle(host) ? inBox(label, host) : inCurve(label, host)
  return faults.length > 0 ? faults : notCentred(label, host, picture)
}

export const textFitsShape: Rule = {
  id: 'R06',
  title: 'Text fits its shape',
  level: 'block',
  wants: `A label keeps ${beside} px to the sides of its box (${besideShort} px with up to ${shortLabel} characters) and ${above} px above and below, in the widest font a viewer may have; a lone centred label is in the middle within ${offCentre} px.`,
  check: (picture) => picture.labels.flatMap((label) => fit(label, picture)),
}
