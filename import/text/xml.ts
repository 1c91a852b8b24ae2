/**
 * Tags of XML one after the other, with the places where they begin: for readers that know their elements. Nothing is
 * fetched or expanded; entities are those of the standard.
 */
import { characterOf } from './characters.ts'
import { entryOf } from './entry-of.ts'

/** A tag without its prefix, or text between tags (`name` is empty). */
export type XmlTag = {
  name: string
  at: number
  closes: boolean
  isEmpty: boolean
  /** Attributes by name, without their prefixes. */
  given: ReadonlyMap<string, string>
  words: string
  /** What should be here: a tag where a < begins none, the end of what has none. */
  missing?: string | undefined
}

/** The tags of a document, and the text between them, in linear time. */
export function tagsIn(input: string): XmlTag[] {
  const found: XmlTag[] = []
  for (let at = 0; at < input.length; ) {
    const next = input[at] === '<' ? (skipped(input, at) ?? tagAt(input, at)) : undefined
    // A < that begins nothing is text.
    const end = next?.end ?? endOfText(input, at)
    const missing = input[at] === '<' ? 'a tag' : undefined
    found.push(next?.tag ?? { ...nothing, at, words: plain(input.slice(at, end)), missing })
    at = end
  }
  return found
}

type Step = { tag: XmlTag; end: number }

const nothing: XmlTag = { name: '', at: 0, closes: false, isEmpty: false, given: new Map(), words: '' }

const endOfText = (input: string, at: number): number => {
  const next = input.indexOf('<', at + 1)
  return next < 0 ? input.length : next
}

/** What is no tag: comments, declarations, and sections, whose characters are text. Without an end, it is the rest. */
const skipped = (input: string, at: number): Step | undefined => {
  for (const [begin, close] of spans)
    if (input.startsWith(begin, at)) {
      const found = input.indexOf(close, at + begin.length)
      const end = found < 0 ? input.length : found + close.length
      const words = begin === section ? input.slice(at + begin.length, found < 0 ? end : found) : ''
      return { tag: { ...nothing, at, words, missing: found < 0 ? close : undefined }, end }
    }
  return undefined
}

const section = '<![CDATA['

const spans = [
  ['<!--', '-->'],
  [section, ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const

const pattern = /<(\/?)([\p{L}\p{N}_:.-]+)((?:\s+[\p{L}\p{N}_:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/uy

const tagAt = (input: string, at: number): Step | undefined => {
  pattern.lastIndex = at
  const hit = pattern.exec(input)
  if (hit === null) return undefined
  const [all, slash, name = '', written = '', end] = hit
  const tag = { ...nothing, name: localName(name), at, closes: slash === '/', isEmpty: end === '/' }
  return { tag: { ...tag, given: attributesIn(written) }, end: at + all.length }
}

const localName = (name: string): string => name.replace(/^.*:/, '')

const attributesIn = (written: string): Map<string, string> =>
  new Map(
    [...written.matchAll(/([\p{L}\p{N}_:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu)].map(([, key = '', double, single]) => [
      localName(key),
      plain(double ?? single ?? ''),
    ]),
  )

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

const plain = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    const code = decimal === undefined ? (hex === undefined ? undefined : Number.parseInt(hex, 16)) : Number(decimal)
    if (code !== undefined) return characterOf(code) ?? whole
    return entryOf(entities, name ?? '') ?? whole
  })
