/**
 * What is to be drawn in a document: fences and references to files, each with the region that was written for it.
 *
 * A marker without its partner is a problem: nothing is guessed about what belongs to it.
 */
import { type BlockLanguage, blockLanguage } from './info.ts'
import { coreLines, type Marker, readMarker, regionDigest } from './markers.ts'
import { type MarkdownBlock, type MarkdownFence, type MarkdownSpan, scanMarkdown } from './scan.ts'

/** What was written for a block: from its first marker to its last; `isOwn`: as it was written. */
export type WrittenRegion = { from: number; to: number; isOwn: boolean; source: string }

/** A fence or a reference; `above` is the heading above it. */
export type DocumentBlock = {
  above: string | undefined
  /** What stands before each further line in its containers: blanks and quote marks. */
  prefix: string
  region?: WrittenRegion
} & (
  | { kind: 'fence'; fence: MarkdownFence }
  | { kind: 'reference'; span: MarkdownSpan; words: string; wordsAt: number }
)

export type DocumentProblem = { line: number; column: number; problem: string }

export type DocumentBlocks = { blocks: DocumentBlock[]; problems: DocumentProblem[] }

export type BlockChoice = { mdx: boolean; languages: ReadonlySet<BlockLanguage> }

/** The blocks of a document without byte order mark. Fences that have a region are taken in any language. */
export function blocksIn(markdown: string, { mdx, languages }: BlockChoice): DocumentBlocks {
  const pieces = scanMarkdown(markdown, { mdx })
  const items = mdx ? [...pieces, ...commentLines(markdown, pieces)].toSorted((a, b) => a.from - b.from) : pieces
  const collector = new Collector(markdown, languages)
  for (const item of items) collector.take(item)
  return collector.finish()
}

/** Markers of MDX: comments in lines of their own, outside of fences. */
const commentLines = (markdown: string, pieces: readonly MarkdownBlock[]): MarkdownBlock[] => {
  const fences = pieces.filter(({ kind }) => kind === 'fence')
  return [...markdown.matchAll(/^([ \t>]*)(\{\/\*[ \t]*\/?diagref[^\r\n]*\*\/\})[ \t]*$/gm)].flatMap(
    ({ index, 1: before = '', 2: text = '' }): MarkdownBlock[] => {
      const from = index + before.length
      if (fences.some((fence) => fence.from <= from && from < fence.to)) return []
      const line = markdown.slice(0, index).split(/\r\n|\n|\r/).length
      return [{ kind: 'html', from, to: from + text.length, line, column: before.length + 1, text }]
    },
  )
}

type Open = {
  marker: Exclude<Marker, { kind: 'end' }>
  span: MarkdownSpan
  fence?: MarkdownFence
  above: string | undefined
}

/** Goes through a document and joins markers, fences and references. */
class Collector {
  readonly #markdown: string
  readonly #languages: ReadonlySet<BlockLanguage>
  readonly #found: DocumentBlocks = { blocks: [], problems: [] }
  #open: Open | undefined
  #above: string | undefined

  constructor(markdown: string, languages: ReadonlySet<BlockLanguage>) {
    this.#markdown = markdown
    this.#languages = languages
  }

  take(item: MarkdownBlock): void {
    if (item.kind === 'heading') this.#above = item.text
    else if (item.kind === 'fence') this.#takeFence(item)
    else {
      const found = readMarker(item.text)
      if (found?.kind === 'end') this.#close(item, found.digest)
      else if (found !== undefined) this.#begin(found, item)
    }
  }

  finish(): DocumentBlocks {
    this.#leave()
    const { blocks, problems } = this.#found
    return { blocks: blocks.toSorted((a, b) => fromOf(a) - fromOf(b)), problems }
  }

  #begin(marker: Open['marker'], span: MarkdownSpan): void {
    this.#leave()
    this.#open = { marker, span, above: this.#above }
  }

  #takeFence(fence: MarkdownFence): void {
    const open = this.#open
    if (open?.marker.kind === 'fence' && open.fence === undefined && blockLanguage(fence.info) !== undefined) {
      open.fence = fence
      return
    }
    this.#leave()
    const language = blockLanguage(fence.info)
    if (language !== undefined && this.#languages.has(language)) this.#addFence(fence, this.#above)
  }

  /** Ends what is open without a last marker: a reference is new, a fence has lost its end. */
  #leave(): void {
    const open = this.#open
    this.#open = undefined
    if (open === undefined) return
    if (open.marker.kind === 'reference') return this.#addReference(open)
    this.#problem(open.span, 'this marker has no end below it; put the lines back, or remove it and its picture')
    if (open.fence !== undefined) this.#addFence(open.fence, open.above, true)
  }

  #close(span: MarkdownSpan, digest: string): void {
    const open = this.#open
    this.#open = undefined
    if (open === undefined) {
      // The fence above it has lost its beginning: another picture would be drawn above the one that is there.
      const last = this.#found.blocks.at(-1)
      if (last?.kind === 'fence' && last.region === undefined) this.#found.blocks.pop()
      return this.#problem(span, 'this marker has no beginning above it; remove it')
    }
    if (open.marker.kind === 'reference') return this.#addReference(open, { span, digest })
    if (open.fence === undefined) {
      const lines = `lines ${open.span.line} to ${span.line}`
      return this.#problem(open.span, `the source of this picture is gone; put it back, or remove ${lines}`)
    }
    const between = [this.#slice(open.span.to, open.fence.from), this.#slice(open.fence.to, span.from)]
    const region = this.#region(open.span.from, span.to, { between, digest })
    this.#found.blocks.push({
      kind: 'fence',
      fence: open.fence,
      above: open.above,
      prefix: this.#prefix(open.span),
      region,
    })
  }

  #addFence(fence: MarkdownFence, above: string | undefined, isBroken = false): void {
    if (!fence.closed) this.#problem(fence, 'this fence is not closed')
    else if (!isBroken) this.#found.blocks.push({ kind: 'fence', fence, above, prefix: this.#prefix(fence) })
  }

  #addReference({ marker, span, above }: Open, end?: { span: MarkdownSpan; digest: string }): void {
    if (marker.kind !== 'reference') return
    const { words, at: wordsAt } = marker
    const region =
      end &&
      this.#region(span.from, end.span.to, { between: [this.#slice(span.to, end.span.from)], digest: end.digest })
    const prefix = this.#prefix(span)
    this.#found.blocks.push({
      kind: 'reference',
      span,
      words,
      wordsAt,
      above,
      prefix,
      ...(region === undefined ? {} : { region }),
    })
  }

  #region(from: number, to: number, { between, digest }: { between: string[]; digest: string }): WrittenRegion {
    return { from, to, isOwn: regionDigest(between) === digest, source: between.join('\n') }
  }

  /** What stands before a block in its line, as it stands before the next one: without bullets and numbers. */
  #prefix({ from }: MarkdownSpan): string {
    const start = Math.max(this.#markdown.lastIndexOf('\n', from - 1), this.#markdown.lastIndexOf('\r', from - 1)) + 1
    return this.#slice(start, from).replaceAll(/[^\s>]/g, ' ')
  }

  #slice(from: number, to: number): string {
    return this.#markdown.slice(from, to)
  }

  #problem({ line, column }: MarkdownSpan, problem: string): void {
    this.#found.problems.push({ line, column, problem })
  }
}

const fromOf = (block: DocumentBlock): number => (block.kind === 'fence' ? block.fence.from : block.span.from)

/** The pictures that a region shows, as it names them. */
export const picturesIn = ({ source }: WrittenRegion): string[] =>
  coreLines(source).flatMap((line) =>
    [...line.matchAll(/\s(?:src|srcset|srcSet)="([^"]*)"/g)].map(([, url = '']) => url),
  )
