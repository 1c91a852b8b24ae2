/**
 * SVG path data as absolute segments.
 *
 * Follows the grammar of SVG 2, section 9.3: data before an error is used, the rest is ignored.
 * A number that overflows is an error too. One pass, linear in the length of the data.
 */

import { Scanner } from './path-scanner.ts'

type Ends = { fromX: number; fromY: number; x: number; y: number }

/** A straight segment also has the position of its numbers in the data, and their command letter. */
export type Straight = Ends & { kind: 'line'; command: string; at: number }

export type Closing = Ends & { kind: 'close' }

export type Quadratic = Ends & { kind: 'quadratic'; x1: number; y1: number }

export type Cubic = Ends & { kind: 'cubic'; x1: number; y1: number; x2: number; y2: number }

export type Arc = Ends & { kind: 'arc'; rx: number; ry: number; rotation: number; large: boolean; sweep: boolean }

/** One drawn piece of a path, in absolute pixels. `subpath` counts the moves before it; `end` is where its data ends. */
export type PathSegment = (Straight | Closing | Quadratic | Cubic | Arc) & { subpath: number; end: number }

/** Parses path data into its drawn segments; an empty list if it draws nothing. */
export function parsePath(data: string): PathSegment[] {
  const scanner = new Scanner(data)
  const segments: PathSegment[] = []
  const pen: Pen = { x: 0, y: 0, startX: 0, startY: 0, controlX: 0, controlY: 0, subpath: 0 }
  let command = ''
  let previous = ''
  for (;;) {
    const explicit = scanner.command()
    command = explicit || (command === 'M' ? 'L' : command === 'm' ? 'l' : command)
    const letter = command <= 'Z' ? command : command.toUpperCase()
    if ((previous === '' && letter !== 'M') || (explicit === '' && letter === 'Z')) return segments
    if (letter === 'Z') segments.push(follow(pen, closing(pen, scanner.position)))
    else {
      if (!scanner.numbers(letter, explicit !== '')) return segments
      if (command !== letter) makeAbsolute(letter, scanner, pen)
      if (letter === 'M') beginSubpath(pen, scanner.values[0]!, scanner.values[1]!)
      else segments.push(follow(pen, segmentOf({ letter, previous, command }, scanner, pen)))
    }
    previous = letter
  }
}

/** The pen: where it is, where its subpath began, and the last control point for S and T. */
type Pen = { x: number; y: number; startX: number; startY: number; controlX: number; controlY: number; subpath: number }

/** Moves the pen to the end of a segment. */
const follow = (pen: Pen, segment: PathSegment): PathSegment => {
  moveTo(pen, segment.x, segment.y)
  if (segment.kind === 'cubic') {
    pen.controlX = segment.x2
    pen.controlY = segment.y2
  } else if (segment.kind === 'quadratic') {
    pen.controlX = segment.x1
    pen.controlY = segment.y1
  }
  return segment
}

const moveTo = (pen: Pen, x: number, y: number): void => {
  pen.x = pen.controlX = x
  pen.y = pen.controlY = y
}

/** The straight segment back to the start of the subpath. */
const closing = ({ x: fromX, y: fromY, startX: x, startY: y, subpath }: Pen, end: number): PathSegment => ({
  kind: 'close',
  fromX,
  fromY,
  x,
  y,
  subpath,
  end,
})

/** Turns relative numbers into absolute ones, in place. */
const makeAbsolute = (letter: string, { values, count }: Scanner, pen: Pen): void => {
  if (letter === 'H') values[0]! += pen.x
  else if (letter === 'V') values[0]! += pen.y
  else if (letter === 'A') {
    values[5]! += pen.x
    values[6]! += pen.y
  } else for (let index = 0; index < count; index++) values[index]! += index % 2 === 0 ? pen.x : pen.y
}

const beginSubpath = (pen: Pen, x: number, y: number): void => {
  moveTo(pen, x, y)
  pen.startX = x
  pen.startY = y
  pen.subpath++
}

// Each case spells out its segment: building it from spreads is twenty times slower.
/** The segment that a command draws from the pen's position. */
const segmentOf = ({ letter, previous, command }: Command, scanner: Scanner, pen: Pen): PathSegment => {
  const { values: v, at, position: end } = scanner
  const { x: fromX, y: fromY, subpath } = pen
  const smooth = letter === 'S' ? previous === 'C' || previous === 'S' : previous === 'Q' || previous === 'T'
  const reflectX = smooth ? 2 * fromX - pen.controlX : fromX
  const reflectY = smooth ? 2 * fromY - pen.controlY : fromY
  const [a, b, c, d] = [v[0]!, v[1]!, v[2]!, v[3]!]
  switch (letter) {
    case 'H':
      return { kind: 'line', fromX, fromY, x: a, y: fromY, subpath, end, command, at }
    case 'V':
      return { kind: 'line', fromX, fromY, x: fromX, y: a, subpath, end, command, at }
    case 'C':
      return { kind: 'cubic', fromX, fromY, x: v[4]!, y: v[5]!, subpath, end, x1: a, y1: b, x2: c, y2: d }
    case 'S':
      return { kind: 'cubic', fromX, fromY, x: c, y: d, subpath, end, x1: reflectX, y1: reflectY, x2: a, y2: b }
    case 'Q':
      return { kind: 'quadratic', fromX, fromY, x: c, y: d, subpath, end, x1: a, y1: b }
    case 'T':
      return { kind: 'quadratic', fromX, fromY, x: a, y: b, subpath, end, x1: reflectX, y1: reflectY }
    case 'A': {
      const radii = { rx: Math.abs(a), ry: Math.abs(b), rotation: c, large: d === 1, sweep: v[4] === 1 }
      return { kind: 'arc', fromX, fromY, x: v[5]!, y: v[6]!, subpath, end, ...radii }
    }
    default:
      return { kind: 'line', fromX, fromY, x: a, y: b, subpath, end, command, at }
  }
}

/** One command: its letter in upper case and as written, and that of the one before it. */
type Command = { letter: string; command: string; previous: string }
