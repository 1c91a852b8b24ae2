/**
 * Where in a JSON text a value stands, so that a finding leads an editor to its line.
 */

/** A place in a text; both count from 1. */
export type Place = { line: number; column: number }

const token = /\s*(?:("[^"\\]*(?:\\.[^"\\]*)*")|([{}[\]:,])|([^\s{}[\]:,"]+))/y

/** Reads valid JSON token by token; a text that is not JSON ends early. */
class Walker {
  readonly #text: string
  #at = 0
  constructor(text: string) {
    this.#text = text
  }

  /** The next token, and where it begins. */
  next(): { text: string; start: number } | undefined {
    token.lastIndex = this.#at
    const match = token.exec(this.#text)
    if (match === null) return undefined
    this.#at = token.lastIndex
    const text = match[1] ?? match[2] ?? match[3] ?? ''
    return { text, start: this.#at - text.length }
  }
}

/** A container being walked through: the key of what comes next, and whether that key is still to be read. */
type Level = { array: boolean; key: string; index: number; awaitsKey: boolean }

const keyOf = ({ array, key, index }: Level): string => (array ? String(index) : key)

/** The place as findings name it: `elements.3.r`. */
const pathOf = (levels: Level[]): string => levels.map(keyOf).join('.')

/** No finding points deeper. */
const deepest = 4

const open = (bracket: string): Level => ({ array: bracket === '[', key: '', index: 0, awaitsKey: bracket === '{' })

const placeAt = (text: string, start: number): Place => {
  const before = text.slice(0, start)
  const lineStart = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: start - lineStart + 1 }
}

/** Finds the places of values by their dotted paths; a path that is not there has the place of its nearest parent. */
export const locate = (text: string, paths: readonly string[]): Map<string, Place> => {
  const starts = startsOf(text)
  return new Map(
    paths.map((path) => {
      let known = path
      while (known !== '' && !starts.has(known)) known = known.split('.').slice(0, -1).join('.')
      return [path, placeAt(text, starts.get(known) ?? 0)]
    }),
  )
}

/** Where every value of a JSON text begins, by its dotted path. */
const startsOf = (text: string): Map<string, number> => {
  const starts = new Map<string, number>()
  const walker = new Walker(text)
  const levels: Level[] = []
  for (let read = walker.next(); read !== undefined; read = walker.next()) {
    const level = levels.at(-1)
    const isString = read.text.startsWith('"')
    if (read.text === '}' || read.text === ']') levels.pop()
    else if (read.text === ',') {
      if (level?.array) level.index++
      else if (level !== undefined) level.awaitsKey = true
    } else if (read.text === ':') continue
    else if (level?.awaitsKey && isString) {
      level.key = read.text.slice(1, -1)
      level.awaitsKey = false
    } else {
      if (levels.length <= deepest) starts.set(pathOf(levels), read.start)
      if (read.text === '{' || read.text === '[') levels.push(open(read.text))
    }
  }
  return starts
}
