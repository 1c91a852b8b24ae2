/**
 * Moves path data without changing its shape.
 *
 * Stops at the first error, as viewers do: the result has the data before it.
 */
import { formatNumber } from './format-number.ts'
import { Scanner } from './path-scanner.ts'

/** Path data moved by `dx`, `dy`. Relative commands stay as written; absolute numbers get at most two decimals. */
export function translatePath(data: string, dx: number, dy: number): string {
  const scanner = new Scanner(data)
  let moved = ''
  let command = ''
  for (;;) {
    const explicit = scanner.command()
    const before = command
    command = explicit || (command === 'M' ? 'L' : command === 'm' ? 'l' : command)
    if (command === '' || (before === '' && command.toUpperCase() !== 'M')) return moved
    if (command.toUpperCase() === 'Z') {
      if (explicit === '') return moved
      moved += command
      continue
    }
    if (!scanner.numbers(command.toUpperCase(), explicit !== '')) return moved
    const values = Array.from(scanner.values.slice(0, scanner.count))
    // The first move is absolute, however it is written.
    const isAbsolute = command <= 'Z' || before === ''
    const numbers = isAbsolute ? shift(command.toUpperCase(), values, [dx, dy]).map(formatNumber) : values
    moved += (before === '' ? 'M' : command) + numbers.join(' ')
  }
}

/** The absolute numbers of one command, moved. */
const shift = (letter: string, values: number[], by: [dx: number, dy: number]): number[] => {
  const [dx, dy] = by
  switch (letter) {
    case 'H':
      return values.map((x) => x + dx)
    case 'V':
      return values.map((y) => y + dy)
    case 'A':
      return values.map((value, index) => (index === 5 ? value + dx : index === 6 ? value + dy : value))
    default:
      return values.map((value, index) => value + (index % 2 === 0 ? dx : dy))
  }
}
