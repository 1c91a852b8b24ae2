/**
 * A text of PlantUML as its preprocessor leaves it. Definitions of words are followed here; what conditions, loops,
 * procedures and functions make, by code of its own that few texts need, with the places in the text that each line is of.
 */
import { Lines, type Place } from '../text/places.ts'
import { withDefinitions } from './names.ts'
import type { Aside, Made, run } from './preprocessor/run.ts'

/** The text as it is read, where its lines are in the text as it is written, and what of that is left out. */
export type Preprocessed = { text: string; lines: Lines; asides: Aside[] }

/** Statements to be run, and values that are calculated. */
const steps =
  /^[ \t]*!(?:(?:(?:unquoted|final)[ \t]+)*(?:procedure|function|definelong|if|while|foreach|local|global)|\$\w+[ \t]*\??=[ \t]*(?!"[^"\n]*"[ \t]*$)[^\n]*["%(+*[{])/im

let runner: typeof run | undefined
let last: { raw: string; done: Preprocessed } | undefined

/** Loads what runs a text, if it has steps to be run; without a text for any. */
export async function loadPreprocessor(text = '!if'): Promise<void> {
  if (runner !== undefined || !steps.test(text)) return
  runner = (await import('./preprocessor/run.ts')).run
  last = undefined
}

/** What the preprocessor makes of a text. */
export function preprocessed(raw: string): Preprocessed {
  // Each kind that a text may be of asks for it.
  if (last?.raw !== raw) last = { raw, done: made(raw) }
  return last.done
}

/** `/' … '/`: what is commented out is not run. */
const withoutBlocks = (text: string): string =>
  text.replaceAll(/\/'(?:[^']|'(?!\/))*'\//g, (each) => each.replaceAll(/[^\n]/g, ' '))

const made = (whole: string): Preprocessed => {
  const raw = withoutBlocks(whole)
  if (runner === undefined || !steps.test(raw)) {
    const text = withDefinitions(raw)
    return { text, lines: new Lines(text), asides: [] }
  }
  const { made: all, asides } = runner(raw)
  const text = all.map(({ words }) => words).join('\n')
  return { text, lines: new MadeLines(text, all), asides }
}

/** Places of lines that were made: where they are written, or where what made them is called. */
class MadeLines extends Lines {
  readonly #made: readonly Made[]

  constructor(text: string, made: readonly Made[]) {
    super(text)
    this.#made = made
  }

  override place(at: number): Place {
    const { line, column } = super.place(at)
    const from = this.#made[line - 1]
    if (from === undefined) return { line, column }
    return { line: from.number + 1, column: from.isOwn ? column : from.column }
  }
}
