/**
 * Where a value is in JSON text, so that a finding points an editor to its line.
 */
import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser'

/** A place in a text; both count from 1. */
export type LineColumn = { line: number; column: number }

/**
 * Finds the places of values by their dotted paths; a path that is not there has the place of its nearest parent. The
 * place of the whole, the empty path, is where text stops being JSON.
 */
export function locate(text: string, paths: readonly string[]): Map<string, LineColumn> {
  const errors: ParseError[] = []
  const root = parse(text, errors)
  const whole = errors[0] ?? root
  return new Map(paths.map((path) => [path, placeAt(text, (path === '' ? whole : nodeAt(root, path))?.offset ?? 0)]))
}

/** Where a text stops being JSON; undefined where it is JSON. */
export const firstErrorIn = (text: string): LineColumn | undefined => {
  const errors: ParseError[] = []
  parse(text, errors)
  const [error] = errors
  return error === undefined ? undefined : placeAt(text, error.offset)
}

// The parser is recursive: text nested deeper than the stack allows has no places.
const parse = (text: string, errors: ParseError[] = []): Node | undefined => {
  try {
    return parseTree(text, errors, { disallowComments: true })
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const placeAt = (text: string, offset: number): LineColumn => {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

const nodeAt = (root: Node | undefined, path: string): Node | undefined => {
  if (root === undefined || path === '') return root
  const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  return findNodeAtLocation(root, keys) ?? nodeAt(root, path.split('.').slice(0, -1).join('.'))
}
