/**
 * Path data at another size, as absolute commands.
 */
import { formatNumber } from './format-number.ts'
import { type PathSegment, parsePath } from './path-data.ts'

/** Path data about the origin, `by` times as large; empty if it draws nothing. */
export function scalePath(data: string, by: number): string {
  let scaled = ''
  let subpath = -1
  for (const segment of parsePath(data)) {
    if (segment.subpath !== subpath) scaled += `M${numbers(by, segment.fromX, segment.fromY)}`
    subpath = segment.subpath
    scaled += commandOf(segment, by)
  }
  return scaled
}

const commandOf = (segment: PathSegment, by: number): string => {
  const { x, y } = segment
  switch (segment.kind) {
    case 'line':
      return `L${numbers(by, x, y)}`
    case 'close':
      return 'Z'
    case 'quadratic':
      return `Q${numbers(by, segment.x1, segment.y1, x, y)}`
    case 'cubic':
      return `C${numbers(by, segment.x1, segment.y1, segment.x2, segment.y2, x, y)}`
    case 'arc': {
      const { rx, ry, rotation, large, sweep } = segment
      return `A${numbers(by, rx, ry)} ${formatNumber(rotation)} ${Number(large)} ${Number(sweep)} ${numbers(by, x, y)}`
    }
    default:
      return segment satisfies never
  }
}

const numbers = (by: number, ...values: readonly number[]): string =>
  values.map((value) => formatNumber(value * by)).join(' ')
