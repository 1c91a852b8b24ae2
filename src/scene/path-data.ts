/**
 * SVG path data as absolute segments.
 *
 * Follows the grammar of SVG 2, section 9.3: what comes before an error counts, the rest is ignored.
 * One pass, linear in the length of the data.
 */

type Ends = { fromX: number; fromY: number; x: number; y: number }

/** A straight segment also knows where in the data its last numbers stand, and under which command letter. */
export type Straight = Ends & { kind: 'line'; command: string; at: number }
export type Closing = Ends & { kind: 'close' }
export type Quadratic = Ends & { kind: 'quadratic'; x1: number; y1: number }
export type Cubic = Ends & { kind: 'cubic'; x1: number; y1: number; x2: number; y2: number }
export type Arc = Ends & { kind: 'arc'; rx: number; ry: number; rotation: number; large: boolean; sweep: boolean }

/** One drawn piece of a path, in absolute pixels. `subpath` counts the moves before it. */
export type Segment = (Straight | Closing | Quadratic | Cubic | Arc) & { subpath: number }

const parameterCounts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }
const numberPattern = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/y
const flagPattern = /[\s,]*([01])/y
const commandPattern = /[\s,]*([MmLlHhVvCcSsQqTtAaZz])/y

/** Reads tokens off path data, left to right. */
class Scanner {
  readonly #data: string
  position = 0
  constructor(data: string) {
    this.#data = data
  }

  next(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position
    const match = pattern.exec(this.#data)
    if (match === null) return undefined
    this.position = pattern.lastIndex
    return match[1]
  }

  /** The numbers of one command, or undefined where one is missing. */
  numbers(letter: string): { values: number[]; at: number } | undefined {
    const values: number[] = []
    let at = this.position
    for (let index = 0; index < (parameterCounts[letter] ?? 0); index++) {
      const token = this.next(letter === 'A' && (index === 3 || index === 4) ? flagPattern : numberPattern)
      if (token === undefined) return undefined
      if (index === 0) at = this.position - token.length
      values.push(Number(token))
    }
    return { values, at }
  }
}

/** The pen: where it is, where its subpath began, and the last control point for S and T. */
type Pen = { x: number; y: number; startX: number; startY: number; controlX: number; controlY: number; subpath: number }

const moveTo = (pen: Pen, x: number, y: number): void => {
  pen.x = pen.controlX = x
  pen.y = pen.controlY = y
}

/** Turns relative numbers into absolute ones, in place. */
const makeAbsolute = (letter: string, values: number[], pen: Pen): void => {
  if (letter === 'H') values[0]! += pen.x
  else if (letter === 'V') values[0]! += pen.y
  else if (letter === 'A') {
    values[5]! += pen.x
    values[6]! += pen.y
  } else for (let index = 0; index < values.length; index++) values[index]! += index % 2 === 0 ? pen.x : pen.y
}

type Shape =
  | Omit<Straight, keyof Ends>
  | Omit<Closing, keyof Ends>
  | Omit<Quadratic, keyof Ends>
  | Omit<Cubic, keyof Ends>
  | Omit<Arc, keyof Ends>
type Step = { x: number; y: number; shape: Shape }

/** What one command draws: the shape and its end. */
const step = (letter: string, previous: string, v: number[], pen: Pen, text: { command: string; at: number }): Step => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = v
  const reflectX = 2 * pen.x - pen.controlX
  const reflectY = 2 * pen.y - pen.controlY
  switch (letter) {
    case 'H':
      return { x: a, y: pen.y, shape: { kind: 'line', ...text } }
    case 'V':
      return { x: pen.x, y: a, shape: { kind: 'line', ...text } }
    case 'C':
      return { x: e, y: f, shape: { kind: 'cubic', x1: a, y1: b, x2: c, y2: d } }
    case 'S': {
      const smooth = previous === 'C' || previous === 'S'
      return {
        x: c,
        y: d,
        shape: { kind: 'cubic', x1: smooth ? reflectX : pen.x, y1: smooth ? reflectY : pen.y, x2: a, y2: b },
      }
    }
    case 'Q':
      return { x: c, y: d, shape: { kind: 'quadratic', x1: a, y1: b } }
    case 'T': {
      const smooth = previous === 'Q' || previous === 'T'
      return { x: a, y: b, shape: { kind: 'quadratic', x1: smooth ? reflectX : pen.x, y1: smooth ? reflectY : pen.y } }
    }
    case 'A':
      return {
        x: f,
        y: g,
        shape: { kind: 'arc', rx: Math.abs(a), ry: Math.abs(b), rotation: c, large: d === 1, sweep: e === 1 },
      }
    default:
      return { x: a, y: b, shape: { kind: 'line', ...text } }
  }
}

const draw = (pen: Pen, { x, y, shape }: Step): Segment => {
  const segment = { ...shape, fromX: pen.x, fromY: pen.y, x, y, subpath: pen.subpath } as Segment
  moveTo(pen, x, y)
  if (segment.kind === 'cubic') [pen.controlX, pen.controlY] = [segment.x2, segment.y2]
  if (segment.kind === 'quadratic') [pen.controlX, pen.controlY] = [segment.x1, segment.y1]
  return segment
}

const beginSubpath = (pen: Pen, x: number, y: number): void => {
  moveTo(pen, x, y)
  pen.startX = x
  pen.startY = y
  pen.subpath++
}

/** Parses path data into its drawn segments; data that draws nothing gives an empty list. */
export const parsePath = (data: string): Segment[] => {
  const scanner = new Scanner(data)
  const segments: Segment[] = []
  const pen: Pen = { x: 0, y: 0, startX: 0, startY: 0, controlX: 0, controlY: 0, subpath: 0 }
  let command = ''
  let previous = ''
  for (;;) {
    const explicit = scanner.next(commandPattern)
    command = explicit ?? (command === 'M' ? 'L' : command === 'm' ? 'l' : command)
    const letter = command.toUpperCase()
    if (command === '' || (explicit === undefined && letter === 'Z')) return segments
    if (letter === 'Z') segments.push(draw(pen, { x: pen.startX, y: pen.startY, shape: { kind: 'close' } }))
    else {
      const read = scanner.numbers(letter)
      if (read === undefined) return segments
      if (command !== letter) makeAbsolute(letter, read.values, pen)
      if (letter === 'M') beginSubpath(pen, read.values[0]!, read.values[1]!)
      else segments.push(draw(pen, step(letter, previous, read.values, pen, { command, at: read.at })))
    }
    previous = letter
  }
}
