/**
 * Compares what draw.io's graph library made of a file with the file.
 */
import { SaxesParser } from 'saxes'

/** A cell as the library shows it; `ends` are where an edge starts and ends on the page. */
export type DrawioCell = {
  id: string
  edge: boolean
  value: string
  x: number
  y: number
  width: number
  height: number
  ends: ({ x: number; y: number } | undefined)[]
  source?: string
  target?: string
  drawn: boolean
}

type Written = {
  id: string
  edge: boolean
  value: string
  source?: string
  target?: string
  numbers: number[]
  /** Between the ends of an edge. */
  waypoints: number[]
}

/** Cells that are gone, moved, not drawn, or no longer joined. */
export function faultsOfDrawio(file: string, cells: readonly DrawioCell[]): string[] {
  const byId = new Map(cells.map((cell) => [cell.id, cell]))
  return cellsIn(file).flatMap((written) => {
    const read = byId.get(written.id)
    return read === undefined ? [`draw.io drops ${written.id}`] : differences(written, read)
  })
}

const differences = (written: Written, read: DrawioCell): string[] => {
  const shown = read.edge ? read.ends.flatMap((end) => [end?.x, end?.y]) : [read.x, read.y, read.width, read.height]
  const off = written.numbers.some((value, index) => Math.abs(value - (shown[index] ?? Number.NaN)) > 1)
  return [
    ...(off ? [`draw.io has ${written.id} at ${shown.join(', ')}, not ${written.numbers.join(', ')}`] : []),
    ...(written.source === read.source && written.target === read.target ? [] : [`draw.io disconnects ${written.id}`]),
    ...(written.value === read.value ? [] : [`draw.io has a different label in ${written.id}`]),
    ...(read.drawn ? [] : [`draw.io draws nothing for ${written.id}`]),
  ]
}

/** Cells with their coordinates: a rectangle, or the start and end of an edge. */
const cellsIn = (file: string): Written[] => {
  const cells: Written[] = []
  // The position of a cell inside another is relative to it.
  let origin: number[] = []
  let holder: Written | undefined
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes: all }) => {
    const attributes = all as Record<string, string>
    const cell = cells.at(-1)
    const read = (...keys: string[]): number[] => keys.map((key) => Number(attributes[key]))
    if (name === 'mxCell' && (attributes['vertex'] ?? attributes['edge']) === '1') {
      const { id = '', value = '', edge, source, target, parent } = attributes
      holder = cells.find((each) => each.id === parent)
      origin = holder?.numbers ?? []
      cells.push({
        id,
        value,
        edge: edge === '1',
        ...(source && { source }),
        ...(target && { target }),
        numbers: [],
        waypoints: [],
      })
    } else if (name === 'mxGeometry' && cell !== undefined && attributes['relative'] === '1' && !cell.edge) {
      const [x = 0, y = 0] = pointOn(holder, Number(attributes['x']))
      cell.numbers = [x, y, ...read('width', 'height')]
    } else if (name === 'mxPoint' && attributes['as'] === 'offset' && cell !== undefined)
      cell.numbers = cell.numbers.map((value, at) => value + (read('x', 'y')[at] ?? 0))
    else if (name === 'mxPoint' && attributes['as'] === undefined) cell?.waypoints.push(...read('x', 'y'))
    else if (name === 'mxGeometry' && cell?.edge === false)
      cell.numbers = read('x', 'y', 'width', 'height').map((value, at) => value + (at < 2 ? (origin[at] ?? 0) : 0))
    else if (name === 'mxPoint' && attributes['as'] !== undefined) cell?.numbers.push(...read('x', 'y'))
  })
  parser.write(file).close()
  return cells
}

/** A place on an edge, from -1 at its start to 1 at its end. */
const pointOn = (edge: Written | undefined, place: number): number[] => {
  const [x, y, x2, y2] = edge?.numbers ?? []
  const numbers = [x, y, ...(edge?.waypoints ?? []), x2, y2].map((value) => value ?? 0)
  const course = numbers.flatMap((value, at) => (at % 2 === 0 ? [[value, numbers[at + 1] ?? 0] as const] : []))
  const steps = course.slice(1).map((to, at) => ({ from: course[at]!, to }))
  const lengthOf = ({ from, to }: (typeof steps)[number]): number => Math.hypot(to[0] - from[0], to[1] - from[1])
  let rest = ((place + 1) / 2) * steps.reduce((sum, step) => sum + lengthOf(step), 0)
  for (const step of steps) {
    const part = rest / (lengthOf(step) || 1)
    if (part <= 1)
      return [0, 1].map((axis) => step.from[axis as 0 | 1] + part * (step.to[axis as 0 | 1] - step.from[axis as 0 | 1]))
    rest -= lengthOf(step)
  }
  return numbers.slice(-2)
}
