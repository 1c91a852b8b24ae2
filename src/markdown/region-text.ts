/**
 * The text of a region: markers, picture, and the source of a fence, folded, as it was written.
 *
 * Blank lines stand where CommonMark ends a block of HTML, so that what is around a region is read as it was before.
 */
import type { DocumentBlock } from './blocks.ts'
import { coreLines, endMarker, fenceMarker, referenceMarker, regionDigest, syntaxOf } from './markers.ts'
import { type PictureAddresses, pictureLines } from './picture-markup.ts'

export type RegionOptions = {
  mdx: boolean
  /** The words of a reference that the region of a fence becomes: its source is in a file then. */
  reference?: string
}

/** A piece of a document and what replaces it; `source` is where the source of its block begins in each. */
export type Replacement = { from: number; to: number; text: string; source: { before: number; after: number } }

/** The region of a block with a picture; undefined if the document has it already, whatever its blanks. */
export function regionOf(
  markdown: string,
  block: DocumentBlock,
  { picture, mdx, reference }: RegionOptions & { picture: PictureAddresses },
): Replacement | undefined {
  const syntax = syntaxOf(mdx)
  const lines = pictureLines(picture, { jsx: mdx })
  const words = block.kind === 'reference' ? block.words : reference
  const end = endMarker(regionDigest(words === undefined ? [...lines, ...folding] : lines), syntax)
  const { from, to } = block.region ?? (block.kind === 'fence' ? block.fence : block.span)
  const parts =
    words === undefined && block.kind === 'fence'
      ? [fenceMarker(syntax), ...lines, '', ...opening, '', fenceText(markdown, block.fence), '', closing, '', end]
      : [referenceMarker(words ?? '', syntax), ...lines, '', end]
  const text = joined(parts, { prefix: block.prefix, eol: endOfLine(markdown) })
  if (coreLines(text).join('\n') === coreLines(markdown.slice(from, to)).join('\n')) return undefined
  const before = block.kind === 'fence' ? block.fence.from - from : 0
  const after = words === undefined && block.kind === 'fence' ? text.indexOf(fenceText(markdown, block.fence)) : 0
  return { from, to, text, source: { before, after } }
}

const fenceText = (markdown: string, { from, to }: { from: number; to: number }): string => markdown.slice(from, to)

const opening = ['<details>', '<summary>Source of the diagram</summary>']
const closing = '</details>'
const folding = [...opening, closing]

/** Lines below each other in the containers of a block; a blank line has no blanks at its end. */
const joined = (lines: readonly string[], { prefix, eol }: { prefix: string; eol: string }): string =>
  lines.map((line, at) => (at === 0 ? line : line === '' ? prefix.trimEnd() : prefix + line)).join(eol)

/** How lines of a document end: as its first one does. */
const endOfLine = (markdown: string): string => /\r\n|\n|\r/.exec(markdown)?.[0] ?? '\n'

/** A document with some of its pieces replaced. */
export const replaced = (markdown: string, replacements: readonly Replacement[]): string => {
  let [text, at] = ['', 0]
  for (const { from, to, text: own } of replacements.toSorted((a, b) => a.from - b.from)) {
    text += markdown.slice(at, from) + own
    at = to
  }
  return text + markdown.slice(at)
}

/** The line that a line of a document has after replacing: the lines of a source move with it. */
export function lineAfter(markdown: string, replacements: readonly Replacement[], line: number): number {
  const start = startOfLine(markdown, line)
  let moved = line
  for (const { from, to, text, source } of replacements) {
    const old = markdown.slice(from, to)
    if (to <= start) moved += lineEnds(text) - lineEnds(old)
    else if (endOfLineAt(markdown, start) > from + source.before)
      moved += lineEnds(text.slice(0, source.after)) - lineEnds(old.slice(0, source.before))
  }
  return moved
}

const lineEnds = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0

const startOfLine = (text: string, line: number): number => {
  let at = 0
  for (const { 0: end, index } of text.matchAll(/\r\n|\n|\r/g)) {
    if (line <= 1) break
    line -= 1
    at = index + end.length
  }
  return line <= 1 ? at : text.length
}

const endOfLineAt = (text: string, start: number): number => {
  const end = text.slice(start).search(/[\r\n]/)
  return end < 0 ? text.length + 1 : start + end
}
