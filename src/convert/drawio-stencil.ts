/**
 * A path as a shape of draw.io's own shape language: moves, lines, curves and arcs stay what they are, and fills stay.
 *
 * Language: https://www.drawio.com/doc/faq/shape-complex-create-edit
 */
import { isCurved } from '../geometry/arc.ts'
import { pathBounds } from '../geometry/path-bounds.ts'
import { type PathSegment, parsePath } from '../geometry/path-data.ts'
import type { Rect } from '../geometry/rect.ts'
import type { Path } from '../scene/scene.ts'

/** A shape and the rectangle it fills; undefined if the path draws nothing. */
export function stencilOf({ d, fill = 'none' }: Path): { shape: string; rect: Rect } | undefined {
  const bounds = pathBounds(d)
  if (bounds === undefined) return undefined
  // A horizontal or vertical path has no height or width to scale by.
  const rect = { ...bounds, w: Math.max(bounds.w, 1), h: Math.max(bounds.h, 1) }
  const paint = fill === 'none' ? '<stroke/>' : '<fillstroke/>'
  const size = `w="${n(rect.w)}" h="${n(rect.h)}"`
  const xml = `<shape ${size} aspect="variable" strokewidth="inherit"><foreground><path>${stepsOf(parsePath(d), rect)}</path>${paint}</foreground></shape>`
  return { shape: `stencil(${packed(xml)})`, rect }
}

const n = (value: number): string => String(Math.round(value * 100) / 100)

const stepsOf = (segments: readonly PathSegment[], { x, y }: Rect): string => {
  let [subpath, isOpen] = [-1, false]
  return segments
    .map((segment) => {
      const begins = segment.subpath !== subpath || !isOpen
      subpath = segment.subpath
      isOpen = segment.kind !== 'close'
      const move = begins ? `<move x="${n(segment.fromX - x)}" y="${n(segment.fromY - y)}"/>` : ''
      return move + stepOf(segment, { x, y })
    })
    .join('')
}

const stepOf = (segment: PathSegment, { x, y }: { x: number; y: number }): string => {
  const end = `x="${n(segment.x - x)}" y="${n(segment.y - y)}"`
  switch (segment.kind) {
    case 'line':
      return `<line ${end}/>`
    case 'close':
      return '<close/>'
    case 'quadratic':
      return `<quad x1="${n(segment.x1 - x)}" y1="${n(segment.y1 - y)}" x2="${n(segment.x - x)}" y2="${n(segment.y - y)}"/>`
    case 'cubic':
      return `<curve x1="${n(segment.x1 - x)}" y1="${n(segment.y1 - y)}" x2="${n(segment.x2 - x)}" y2="${n(segment.y2 - y)}" x3="${n(segment.x - x)}" y3="${n(segment.y - y)}"/>`
    case 'arc': {
      if (!isCurved(segment)) return `<line ${end}/>`
      const { rx, ry, rotation, large, sweep } = segment
      return `<arc rx="${n(rx)}" ry="${n(ry)}" x-axis-rotation="${n(rotation)}" large-arc-flag="${Number(large)}" sweep-flag="${Number(sweep)}" ${end}/>`
    }
    default:
      return segment satisfies never
  }
}

/** In the format's encoding: URL-encoded, deflated (in stored, uncompressed blocks), base64. */
const packed = (xml: string): string => {
  const text = encodeURIComponent(xml)
  let stream = ''
  for (let at = 0; at < text.length; at += block) {
    const part = text.slice(at, at + block)
    const { length } = part
    const head = [at + block < text.length ? 0 : 1, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255]
    stream += String.fromCharCode(...head) + part
  }
  return btoa(stream)
}

/** A stored block of deflate has at most 65,535 bytes. */
const block = 65_535
