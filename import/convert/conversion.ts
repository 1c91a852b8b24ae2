/**
 * From a model to the data of a recipe: what the data are made from, where each item is in the text, and what the
 * recipe has no place for.
 */

import { sentenceCase } from '../../src/scene/sentence-case.ts'
import type { Titled } from '../models/graph.ts'
import type { TextReport } from '../text/report.ts'
import { inOwnLines, oneLine } from './names.ts'

/** Data of a recipe, as a person would write them. */
export type DiagramData = Record<string, unknown>

/** A recipe that can draw a model, and how its data are made; `prepare` loads what making them needs. */
export type RecipeWay = {
  recipe: string
  make: (conversion: Conversion) => DiagramData
  prepare?: () => Promise<void>
}

/** What reading returns: the ways to draw what was read, the best first, and what could not be read or is not drawn. */
export type DiagramReading = { ways: RecipeWay[]; report: TextReport }

/** What is known about a text beside its own words. */
export type TextOrigin = { name?: string | undefined; heading?: string | undefined; kind: string }

/** One conversion: collects the places of items and what is not in the picture. */
export class Conversion {
  readonly report: TextReport
  readonly #origin: TextOrigin
  readonly #places = new WeakMap<object, number>()

  constructor(report: TextReport, origin: TextOrigin) {
    this.report = report
    this.#origin = origin
  }

  /** Remembers where an item is in the text. */
  placed<Item extends object>(at: number, item: Item): Item {
    this.#places.set(item, at)
    return item
  }

  /** Where an item is in the text, if it is known. */
  placeOf(item: object): number | undefined {
    return this.#places.get(item)
  }

  note(what: string, at: number, text = ''): void {
    this.report.note(what, at, text)
  }

  noteOnce(what: string, at: number, text = '', detail?: string): void {
    this.report.noteOnce(what, at, text, detail)
  }

  /** What kind of diagram it is, in words. */
  get kind(): string {
    return this.#origin.kind
  }

  /** Title and subtitle: of the text, else its file's name, else the heading above it; empty where none has words. */
  heading({ title, accTitle, accDescr }: Titled): { title: string; subtitle?: string } {
    const { name, heading } = this.#origin
    const words = [title, accTitle, nameInWords(name), heading].map((each) => oneLine(each ?? ''))
    const found = words.find((each) => each !== '')
    const below = oneLine(accDescr ?? '')
    return { title: found ?? '', ...(below === '' ? {} : { subtitle: below }) }
  }
}

/** The name of a file without folder and extension, in words. */
const nameInWords = (name: string | undefined): string => {
  const base = (name ?? '').replace(/^.*[\\/]/, '').replace(/\.[a-z0-9]{1,8}$/i, '')
  const words = base.replaceAll(/[-_.]+/g, ' ').trim()
  return sentenceCase(words)
}

/** A key only where there are words for it, in one line. */
export const given = <Key extends string>(key: Key, words: string | undefined): { [Each in Key]?: string } =>
  withWords(key, oneLine(words ?? ''))

/** The same in the lines that they are written in. */
export const givenLines = <Key extends string>(key: Key, words: string | undefined): { [Each in Key]?: string } =>
  withWords(key, inOwnLines(words ?? ''))

const withWords = <Key extends string>(key: Key, words: string): { [Each in Key]?: string } =>
  (words === '' ? {} : { [key]: words }) as { [Each in Key]?: string }
