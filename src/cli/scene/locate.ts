/**
 * Where in a JSON text a value is, so that a finding leads an editor to its line.
 */
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'

/** A place in a text; both count from 1. */
export type Place = { line: number; column: number }

/** Finds the places of values by their dotted paths; a path that is not there has the place of its nearest parent. */
export function locate(text: string, paths: readonly string[]): Map<string, Place> {
  const root = parse(text)
  return new Map(paths.map((path) => [path, placeAt(text, nodeAt(root, path)?.offset ?? 0)]))
}

// The parser is recursive: text that is nested deeper than the stack allows has no places.
const parse = (text: string): Node | undefined => {
  try {
    return parseTree(text)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const placeAt = (text: string, offset: number): Place => {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

const nodeAt = (root: Node | undefined, path: string): Node | undefined => {
  if (root === undefined || path === '') return root
  const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  return findNodeAtLocation(root, keys) ?? nodeAt(root, path.split('.').slice(0, -1).join('.'))
}
