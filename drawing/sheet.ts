/**
 * The sheet that a recipe draws on: collects elements by part of the data and by layer, key entries, warnings and problems.
 *
 * Drawings start at 0, 0 and grow right and down as they need; heading, key, remarks, margins and the place on the
 * page are added when the sheet is finished (finish.ts).
 */

import type { Layouts } from '../layout/layout.ts'
import type { Rect } from '../src/geometry/rect.ts'
import type { Finding } from '../src/scene/findings.ts'
import type { Element } from '../src/scene/scene.ts'
import type { CommonData } from './data/form.ts'
import type { References } from './data/references.ts'
import { type PageRoom, pages } from './draw-options.ts'
import type { KeyEntry } from './key.ts'
import type { Warning } from './outcome.ts'
import type { badgesOf } from './place-badges.ts'
import type { Places } from './places.ts'
import type { shareStrokes } from './share-strokes.ts'

/** Widest and tallest drawing of a page made for its content, in pixels (R04, scene limits). */
export const room = pages.content.room

/**
 * What is drawn first. `ground`: groups, bands, plot areas. `rule`: grid lines, lifelines. `mark`: nodes, bars, cells
 * with their words. `line`: connectors and series with their words. `over`: what is on top of everything.
 */
export const layers = ['ground', 'rule', 'mark', 'line', 'over'] as const

export type Layer = (typeof layers)[number]

/** Elements of one part, as put on the sheet; `isTint`: they are there for a focus alone. */
export type Piece = { at: string; item: object | undefined; elements: Element[]; layer: Layer; isTint?: true }

/** Where to look in the data, and what to change there. */
export type Advice = { at: string; advice: string }

/** Where something on the sheet comes from: an item of the data, a data path, or a name beginning with `@` for what is not data. */
export type Source = object | string

/**
 * What a sheet knows of its data and of the page that is wanted, `content` by default; `shown`: the items of a graph that
 * are drawn, all by default; `tight`: a first drawing was larger than a scene.
 */
type SheetContext = {
  places: Places
  references: References
  quoted?: ReadonlySet<string>
  page?: PageRoom
  shown?: ReadonlySet<object> | undefined
  tight?: boolean
  layouts?: Map<string, Layouts>
}

export class Sheet {
  readonly page: PageRoom
  /** Layouts that are known from other drawings of the same data, by what was laid out. */
  readonly layouts: Map<string, Layouts>
  /** Whether the drawing left out what is not in the wanted part of a graph. */
  isCut = false
  /** Whether the drawing can be smaller than it is at first. */
  canBeTight = false
  readonly #tight: boolean
  readonly #shown: ReadonlySet<object> | undefined
  readonly pieces: Piece[] = []
  readonly keyEntries: KeyEntry[] = []
  readonly problems: Finding[] = []
  readonly warnings: Warning[] = []
  /** Whether the drawing shows the callouts itself; otherwise they become badges with remarks under it. */
  drawsCallouts = false
  /** Whether badges of callouts stand at words, as shapes lie over each other; `steady`: words that no focus makes bold. */
  badgesAtWords: boolean | 'steady' = false
  /** A free place of the drawing: remarks are there instead of under it if they fit. */
  remarksIn: Rect | undefined
  /** How elements become fewer where a scene would have too many: drawings with many strokes say it. */
  share: typeof shareStrokes | undefined
  /** Looks of items that are drawn as others, or not at all. */
  /** The width of the narrowest plot area, without names and words beside it. */
  plotted: number | undefined
  readonly looks = new Map<object, string | undefined>()
  /** Places the numbers of callouts; it comes with a recipe, so that a program can start without it. */
  badges: typeof badgesOf | undefined
  /** What a reader must know to trust the drawing, before the source: rounding, scales, what is left out. */
  readonly footnotes: string[] = []
  /** Places that the page has room for, whether something is drawn there or not. */
  readonly reserved: Rect[] = []
  /** What to change if the drawing is too wide for a page. */
  ifWide: Advice = { at: '', advice: 'shorten text or remove items' }
  /** What to change if the drawing is too high for a scene. */
  ifHigh: Advice = { at: '', advice: 'split it into several diagrams, or remove items' }
  /** The places in the data, and names of what is not data, that each derived value can be read off. */
  readonly proofs = new Map<string, string[]>()
  /** The names in braces of title and subtitle: what the heading claims, the drawing may show where it would else be silent. */
  readonly #quoted: ReadonlySet<string>
  readonly #places: Places
  readonly #references: References
  readonly #focus: Set<object>
  readonly #called: Set<object>
  readonly #standIns = new Map<string, Element>()

  /** `places` knows each item's path in the data, `references` the items that names stand for; `quoted` is what the heading quotes. */
  constructor(data: CommonData, context: SheetContext) {
    const { places, references, quoted = new Set(), page = pages.content, shown, tight = false } = context
    this.page = page
    this.layouts = context.layouts ?? new Map()
    this.#shown = shown
    this.#tight = tight
    this.#quoted = quoted
    this.#places = places
    this.#references = references
    this.#focus = new Set((data.focus ?? []).flatMap((name) => references.find(name) ?? []))
    this.#called = new Set((data.callouts ?? []).flatMap(({ on }) => references.find(on) ?? []))
  }

  /** Keeps room on the page for what may be drawn there: with a focus and without one, the page is the same. */
  reserve(rect: Rect): void {
    this.reserved.push(rect)
  }

  /** Adds the elements of one part. Parts keep the order in which they are put, layer by layer. */
  put(source: Source, elements: Element[], layer: Layer = 'mark'): void {
    const item = typeof source === 'string' ? undefined : source
    this.pieces.push({ at: this.at(source), item, elements, layer })
  }

  /** Adds what only a focus adds to a part, such as the band behind a row: badges of callouts are where they are without it. */
  tint(source: Source, elements: Element[], layer: Layer = 'ground'): void {
    this.put(source, elements, layer)
    const piece = this.pieces.at(-1)
    if (piece !== undefined) piece.isTint = true
  }

  /**
   * Says that a value which the heading may quote can be seen in a part: `name` is that of the value in braces, without
   * them. What a heading claims is drawn; `npm run review` lists the claims that are not.
   */
  prove(name: string, ...sources: Source[]): void {
    const known = this.proofs.get(name) ?? []
    this.proofs.set(name, [...known, ...sources.map((source) => this.at(source))])
  }

  /** Whether the heading quotes one of these derived values: only then is a large figure, or a sum that may mean nothing, drawn. */
  quotes(...names: string[]): boolean {
    return names.some((name) => this.#quoted.has(name))
  }

  /** The path of an item in the data, or of a field below it. */
  at(source: Source, ...keys: (string | number)[]): string {
    const place = typeof source === 'string' ? source : this.#places.of(source)
    return [place, ...keys].filter((key) => key !== '').join('.')
  }

  /** The item that a reference names; references were checked when the data were read. */
  find<Item extends object>(reference: string): Item {
    const item = this.#references.find(reference)
    if (item === undefined) throw new Error(`unchecked reference ${JSON.stringify(reference)}`)
    return item as Item
  }

  /** The items, or what stands for them, that are in the part of a graph that is wanted; all where no part is. */
  shownOf<Item extends object>(items: readonly Item[], of: (item: Item) => object = (item) => item): Item[] {
    this.isCut = this.#shown !== undefined
    return items.filter((item) => this.isShown(of(item)))
  }

  /** Whether an item is in the part that is wanted. */
  isShown(item: object): boolean {
    return this.#shown?.has(item) ?? true
  }

  /**
   * Whether a scene has no room for the whole of what is drawn: a drawing that asks is drawn again where it is too large,
   * and then leaves out details, with a mark and a note.
   */
  get isTight(): boolean {
    this.canBeTight = true
    return this.#tight
  }

  /** Whether the accent marks this item. */
  isFocus(item: object): boolean {
    return this.#focus.has(item)
  }

  /** Marks what belongs to the focus with it, such as the way that leads to it or what it takes down: colored, and nothing else. */
  focusAlso(items: Iterable<object>): void {
    for (const item of items) this.#focus.add(item)
  }

  /** The same items, those in focus last: their outlines lie over their neighbors'. `of` is what the data have of each. */
  focusLast<Item>(items: Iterable<Item>, of: (item: Item) => object): Item[] {
    return [...items].toSorted((a, b) => Number(this.isFocus(of(a))) - Number(this.isFocus(of(b))))
  }

  /** Whether a callout is about this item itself. */
  isCalled(item: object): boolean {
    return this.#called.has(item)
  }

  /** Says where an item is that is drawn as a part of another, such as one value of a line: its badge is there. */
  stand(item: object, element: Element): void {
    this.#standIns.set(this.at(item), element)
  }

  /** What stands for items, each with its place in the data. */
  get standIns(): { at: string; elements: Element[] }[] {
    return [...this.#standIns].map(([at, element]) => ({ at, elements: [element] }))
  }

  /** Whether the data names anything that the accent marks. */
  get hasFocus(): boolean {
    return this.#focus.size > 0
  }

  /** Adds an entry to the key, once for each text. */
  key(entry: KeyEntry): void {
    if (!this.keyEntries.some(({ text }) => text === entry.text)) this.keyEntries.push(entry)
  }

  /** Adds a sentence about how the drawing is made, once; it is written before the source. */
  footnote(sentence: string): void {
    if (!this.footnotes.includes(sentence)) this.footnotes.push(sentence)
  }

  /**
   * Refuses the data: they contradict themselves, or no picture of them would be true. Drawing continues, to report all
   * problems at once; what can be drawn after all is a warning.
   */
  problem(source: Source, key: string | undefined, problem: string): void {
    this.problems.push({ at: key === undefined ? this.at(source) : this.at(source, key), problem })
  }

  /** Warns that the picture is less than good at a field, and says what to change. */
  warn(source: Source, key: string | undefined, problem: string): void {
    this.warnings.push({ level: 'warning', at: key === undefined ? this.at(source) : this.at(source, key), problem })
  }

  /** Notes what was done with a field: drawn in another way than it asks for, or not at all. */
  note(source: Source, key: string | undefined, problem: string): void {
    this.warnings.push({ level: 'note', at: key === undefined ? this.at(source) : this.at(source, key), problem })
  }

  /** Says what to change in which part of the data if the drawing turns out too wide for a page; nothing is measured here. */
  ifTooWide(source: Source, advice: string): void {
    this.ifWide = { at: this.at(source), advice }
  }

  /** The same for a drawing that turns out higher than a scene may be. */
  ifTooHigh(source: Source, advice: string): void {
    this.ifHigh = { at: this.at(source), advice }
  }
}
